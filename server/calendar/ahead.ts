import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import type { HistoryDay } from '../../engine/model.ts'
import { sure } from '../../engine/sure.ts'
import type { AppContext } from '../context.ts'
import type { PlanReader } from '../env.ts'
import { textOf } from '../http/json.ts'
import { currentInput } from '../schedule/current.ts'

type Parts = Pick<AppContext, 'db' | 'now' | 'log' | 'metrics' | 'engine'>

/**
 * The block that would follow a plan that is kept as it stands, or null where health says nothing of so far ahead.
 * @throws whatever a plan that cannot be made now throws
 */
export async function blockAhead(parts: Parts, reader: PlanReader, schedule: Schedule): Promise<Schedule | null> {
  // Training that waits for an answer has no later either.
  if (schedule.safety.some(({ answer, kind }) => answer === null && kind !== 'condition')) return null
  const { input, speech, facts } = await currentInput(parts, reader)
  const days = schedule.weeklyPlan.flatMap((week) => week.days)
  const today = addDays(sure(days.at(-1)).date, 1)
  const recorded = new Map((input.history ?? []).map((day) => [day.date, day]))
  const kept = days
    .filter(({ date, durationMin }) => date >= schedule.date && durationMin > 0 && !recorded.has(date))
    .map(({ date, durationMin }): HistoryDay => ({ date, completed: true, minutes: durationMin }))
  const history = [...recorded.values(), ...kept].sort((one, other) => (one.date < other.date ? -1 : 1))
  const { now: _, ...later } = input
  const plan = await parts.engine.run(reader.id, 'plan', speech, { ...later, today, history }, facts)
  return JSON.parse(await textOf(plan)) as Schedule
}
