import type { PersonFacts } from '../../contract/person-facts.ts'
import type { ConfirmedSports, Equipment, SparedPart } from '../../engine/model.ts'
import { UPPER_PARTS } from '../ordinary-week/spared-parts.ts'
import { SPORTS, type Sport, type SportChoice } from '../ordinary-week/week-draft.ts'
import type { PersonRead } from '../reading/read-person.ts'

/** What was tapped; null where nobody tapped, so that what somebody wrote of it counts. */
export type TapsDraft = {
  readonly equipment: readonly Equipment[] | null
  readonly sports: ConfirmedSports | null
  readonly body: readonly SparedPart[] | null
}

export const NO_TAPS: TapsDraft = { equipment: null, sports: null, body: null }

/** The same answers, each as it counts: tapped, else told in words, else none. */
export function countingTaps({ equipment, sports, body }: TapsDraft, heard: PersonRead | null) {
  return {
    equipment: equipment ?? heard?.kit?.is ?? [],
    sports: sports ?? heard?.sports?.is ?? {},
    body: body ?? heard?.body?.is ?? [],
  }
}

/** One thing at hand more or less; who has nothing has nothing else. */
export function withEquipment(chosen: readonly Equipment[], one: Equipment): Equipment[] {
  if (chosen.includes(one)) return chosen.filter((other) => other !== one)
  return one === 'none' ? ['none'] : [...chosen.filter((other) => other !== 'none'), one]
}

/** A sport liked, ruled out, or, where that was tapped already, neither. */
export function withSport(sports: ConfirmedSports, sport: Sport, choice: Exclude<SportChoice, 'any'>): ConfirmedSports {
  const isTaken = sports[choice]?.includes(sport)
  const others = (of: Exclude<SportChoice, 'any'>) => (sports[of] ?? []).filter((one) => one !== sport)
  const of = (each: Exclude<SportChoice, 'any'>) => [...others(each), ...(each === choice && !isTaken ? [sport] : [])]
  const [does, never] = [of('does'), of('never')]
  return { ...(does.length > 0 && { does }), ...(never.length > 0 && { never }) }
}

/** A part that hurts more or less; one that lands is spared as the others are. */
export function withPart(body: readonly SparedPart[], part: string): SparedPart[] {
  if (body.some((one) => one.part === part)) return body.filter((one) => one.part !== part)
  const how = isWithoutImpact(body) && !UPPER_PARTS.has(part) ? 'no-impact' : 'careful'
  return [...body, { part, how }]
}

/** Whether what hurts is not landed on, where that is a matter of legs, hips or back. */
export const isWithoutImpact = (body: readonly SparedPart[]): boolean => body.some(({ how }) => how === 'no-impact')

/** No landing on what hurts, or with care alone. */
export function withImpact(body: readonly SparedPart[], isSpared: boolean): SparedPart[] {
  return body.map(({ part }) => ({ part, how: isSpared && !UPPER_PARTS.has(part) ? 'no-impact' : 'careful' }))
}

/**
 * What was tapped as facts, beside those that are kept; nothing of a question that was left out. That it was emptied is an
 * answer where words said otherwise: these count no more.
 */
export function factsOfTaps({ sports, body }: TapsDraft): Pick<PersonFacts, 'sports' | 'body'> {
  return { ...(sports && { sports: inOrder(sports) }), ...(body && { body: [...body] }) }
}

/** Sports in the order in which they are asked about, and others after them. */
function inOrder({ does = [], never = [] }: ConfirmedSports): NonNullable<PersonFacts['sports']> {
  const placed = (sports: typeof does) =>
    sports.toSorted((one, other) => placeOf(one) - placeOf(other)) as NonNullable<PersonFacts['sports']>['does'] &
      object
  return { ...(does.length > 0 && { does: placed(does) }), ...(never.length > 0 && { never: placed(never) }) }
}

const placeOf = (sport: string) => (SPORTS.includes(sport as Sport) ? SPORTS.indexOf(sport as Sport) : SPORTS.length)
