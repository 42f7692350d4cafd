import type { CommitmentsReading, RacesReading } from '../../engine/model.ts'
import { civilNow } from '../plan/civil-now.ts'
import { READING } from '../words/reading-words.ts'
import { FactChips } from './fact-chips.tsx'
import { busyFact, eventFact, preferenceFact } from './fact-text.ts'
import { useReading } from './use-reading.ts'
import { WeekStrip } from './week-strip.tsx'

async function readDay(text: string): Promise<CommitmentsReading> {
  const { readCommitments } = await import('../../engine/interpret/commitments.ts')
  return readCommitments(text)
}

async function readEvents(text: string): Promise<RacesReading> {
  const { readRaces } = await import('../../engine/interpret/races.ts')
  return readRaces(text, civilNow(Intl.DateTimeFormat().resolvedOptions().timeZone).date)
}

/** What is understood of the commitments, while they are typed: a week and its facts. */
export function LiveCommitments({ text }: { text: string }) {
  const reading = useReading(text, readDay)
  if (!reading || reading.busy.length + reading.preferences.length === 0) return null
  return (
    <div className="-mt-4 grid gap-3 rounded-md border border-line p-4">
      <WeekStrip busy={reading.busy} />
      <FactChips
        label={READING.busy}
        facts={[...reading.busy.map(busyFact), ...reading.preferences.map(preferenceFact)]}
      />
    </div>
  )
}

/** What is understood of the races, while they are typed. */
export function LiveRaces({ text }: { text: string }) {
  const reading = useReading(text, readEvents)
  if (!reading || reading.events.length === 0) return null
  return (
    <div className="-mt-4 rounded-md border border-line p-4">
      <FactChips label={READING.races} facts={reading.events.map(eventFact)} />
    </div>
  )
}
