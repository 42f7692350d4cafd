import type { CheckInRow } from '../../contract/check-in.ts'
import type { CivilDate, LoggedSet } from '../../engine/model.ts'

/** The sets of one exercise on one day. */
export type LastTime = { readonly date: CivilDate; readonly sets: readonly LoggedSet[] }

/** What was recorded of each day. */
export type RecordedDays = ReadonlyMap<CivilDate, CheckInRow>
type Days = ReadonlyMap<CivilDate, Pick<CheckInRow, 'date' | 'sets'>>

/** What was last done of each exercise before a day. */
export function lastTimes(days: Days, before: CivilDate): ReadonlyMap<string, LastTime> {
  const last = new Map<string, LastTime>()
  for (const { date, sets } of earlier(days, before))
    for (const [exerciseId, ofIt] of byExercise(sets ?? [])) last.set(exerciseId, { date, sets: ofIt })
  return last
}

/** [kg] what each exercise was last done with, where anything was lifted. */
export function lastLoads(last: ReadonlyMap<string, LastTime>): ReadonlyMap<string, number> {
  const loads = new Map<string, number>()
  for (const [exerciseId, { sets }] of last) {
    const load = sets.findLast(({ loadKg }) => loadKg !== null)?.loadKg
    if (load != null) loads.set(exerciseId, load)
  }
  return loads
}

/** A set that was better than any before it. */
export type BrokenRecord = { readonly exerciseId: string; readonly now: LoggedSet; readonly before: LoggedSet }

/** The exercises of a session whose best set beats all that was logged before the day; a first time beats nothing. */
export function recordsBroken(days: Days, date: CivilDate, sets: readonly LoggedSet[]): BrokenRecord[] {
  const before = byExercise(earlier(days, date).flatMap((day) => day.sets ?? []))
  return [...byExercise(sets)].flatMap(([exerciseId, ofIt]) => {
    const [now, best] = [bestOf(ofIt), bestOf(before.get(exerciseId) ?? [])]
    return now && best && strength(now) > strength(best) + 1e-6 ? [{ exerciseId, now, before: best }] : []
  })
}

const earlier = (days: Days, before: CivilDate) =>
  [...days.values()].filter(({ date }) => date < before).sort((a, b) => (a.date < b.date ? -1 : 1))

function byExercise(sets: readonly LoggedSet[]): Map<string, LoggedSet[]> {
  const by = new Map<string, LoggedSet[]>()
  for (const set of sets) by.set(set.exerciseId, [...(by.get(set.exerciseId) ?? []), set])
  return by
}

function bestOf(sets: readonly LoggedSet[]): LoggedSet | undefined {
  return sets.toSorted((a, b) => strength(b) - strength(a))[0]
}

/** [kg] the most that could be lifted once, by Epley; without a weight the repetitions. */
function strength({ loadKg, reps }: LoggedSet): number {
  return loadKg === null || loadKg === 0 ? reps / 1000 : loadKg * (1 + reps / 30)
}
