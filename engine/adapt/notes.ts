import { addDays } from '../civil-date.ts'
import { type CheckInFacts, readCheckIn } from '../interpret/check-ins.ts'
import type { CivilDate, HistoryDay, PlanInput } from '../model.ts'
import type { CheckIns } from './adapted-plan.ts'

/** [days] in which notes are read: pain, illness and red flags are older news after that. */
const NOTE_DAYS = 21

/**
 * What the notes of a person's history say, as the built-in reader understands them.
 * @param known - readings that stand in place of its own
 */
export function readNotes({ history = [], today }: PlanInput, known: CheckIns = {}): CheckIns {
  const since = addDays(today, -NOTE_DAYS)
  const read: Record<CivilDate, CheckInFacts> = { ...known }
  for (const day of history)
    if (day.date >= since && day.date <= today && known[day.date] === undefined) read[day.date] = noteFacts(day)
  return read
}

/** What the two notes of a day say together, as the built-in reader understands them. */
export function noteFacts({ notes, tomorrowNotes }: HistoryDay): CheckInFacts {
  const said = readCheckIn('notes', notes ?? '')
  if (!tomorrowNotes) return said
  const ahead = readCheckIn('tomorrow', tomorrowNotes)
  return {
    ...said,
    redFlag: said.redFlag || ahead.redFlag,
    dangers: [...said.dangers, ...ahead.dangers],
    illness: said.illness || ahead.illness,
    pain: [...said.pain, ...ahead.pain],
    soreness: [...new Set([...said.soreness, ...ahead.soreness])],
    fatigue: said.fatigue ?? ahead.fatigue,
    sleep: said.sleep ?? ahead.sleep,
    mood: said.mood ?? ahead.mood,
    stress: said.stress ?? ahead.stress,
    tomorrowBusy: [...said.tomorrowBusy, ...ahead.tomorrowBusy],
    tomorrowUnavailable: said.tomorrowUnavailable || ahead.tomorrowUnavailable,
    tomorrowPrefer: ahead.tomorrowPrefer ?? said.tomorrowPrefer,
    equipmentLimits: [...new Set([...said.equipmentLimits, ...ahead.equipmentLimits])],
    travel: said.travel || ahead.travel,
  }
}
