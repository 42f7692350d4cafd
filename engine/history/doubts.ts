import type { CheckInFacts } from '../interpret/notes/check-ins.ts'
import { correctedFacts, factId, type StatedFact, statedFacts } from './stated-facts.ts'

/** [ratio] Below this sureness a fact is asked about. */
const ASKED_BELOW = 0.6

/** What may be dangerous counts until the person says otherwise. */
const OF_SAFETY: ReadonlySet<StatedFact['kind']> = new Set(['danger', 'illness', 'pain'])

/** A reading of one note with the names of the facts in it that are in doubt. */
export function withDoubts(facts: CheckInFacts): CheckInFacts {
  const doubts = statedFacts(facts).filter((fact) => isInDoubt(facts, fact))
  return doubts.length === 0 ? facts : { ...facts, doubts: doubts.map(factId) }
}

function isInDoubt({ sources }: CheckInFacts, fact: StatedFact): boolean {
  const { field, of } = placeOf(fact)
  const own = sources.filter((one) => one.fact === field && (of === null || one.of === of))
  return own.length > 0 && own.every(({ confidence }) => confidence < ASKED_BELOW)
}

/** The name that the reader gives to a fact's field, and to the fact among several. */
function placeOf(fact: StatedFact): { readonly field: string; readonly of: string | null } {
  switch (fact.kind) {
    case 'danger':
      return { field: 'redFlag', of: fact.what }
    case 'pain':
    case 'soreness':
      return { field: fact.kind, of: fact.part }
    case 'busy':
      return { field: 'tomorrowBusy', of: `${fact.start}-${fact.end}` }
    case 'busy-today':
      return { field: 'todayBusy', of: `${fact.start}-${fact.end}` }
    case 'minutes-today':
      return { field: 'todayMinutes', of: null }
    case 'equipment':
      return { field: 'equipmentLimits', of: fact.value }
    case 'prefer':
      return { field: 'tomorrowPrefer', of: null }
    case 'minutes':
      return { field: 'tomorrowMinutes', of: null }
    case 'unavailable':
      return { field: 'tomorrowUnavailable', of: null }
    default:
      return { field: fact.kind, of: null }
  }
}

/** The doubts of two readings together: what one of them surely states is in none. */
export function doubtsOfBoth(one: CheckInFacts, other: CheckInFacts): Pick<CheckInFacts, 'doubts'> {
  const left = (own: CheckInFacts, beside: CheckInFacts) => {
    const sure = new Set(
      statedFacts(beside)
        .map(factId)
        .filter((id) => !beside.doubts?.includes(id)),
    )
    return (own.doubts ?? []).filter((id) => !sure.has(id))
  }
  const doubts = [...new Set([...left(one, other), ...left(other, one)])]
  return doubts.length === 0 ? {} : { doubts }
}

/** Whether a fact of a day waits for the person's answer. */
export function waits({ doubts = [] }: CheckInFacts, fact: StatedFact): boolean {
  return doubts.includes(factId(fact))
}

/** A reading as it may change a plan: without what waits for an answer, but for what concerns safety. */
export function settledFacts(facts: CheckInFacts): CheckInFacts {
  const waiting = statedFacts(facts).filter((fact) => waits(facts, fact) && !OF_SAFETY.has(fact.kind))
  return waiting.length === 0 ? facts : correctedFacts(facts, waiting.map(factId), [])
}

/**
 * A reading beside what its person marked: whether a session was done is read from words only as far as they say the same,
 * and is not asked about.
 * @param marked - whether it was marked as done, or taken back; undefined where neither
 */
export function besideMark(facts: CheckInFacts, marked: boolean | undefined): CheckInFacts {
  if (marked === undefined || facts.completed === null) return facts
  const { doubts } = facts
  const id = factId({ kind: 'completed', value: facts.completed })
  return {
    ...facts,
    completed: facts.completed === marked ? marked : null,
    ...(doubts && { doubts: doubts.filter((one) => one !== id) }),
  }
}
