import type { PersonFacts } from '../../contract/person-facts.ts'
import type { Equipment, SparedPart } from '../../engine/model.ts'
import { UPPER_PARTS } from '../ordinary-week/spared-parts.ts'
import { SPORTS, type Sport, type SportChoice } from '../ordinary-week/week-draft.ts'

/** What was tapped: nothing of it where nobody tapped. */
export type TapsDraft = {
  readonly equipment: readonly Equipment[]
  readonly sports: Readonly<Partial<Record<Sport, Exclude<SportChoice, 'any'>>>>
  readonly parts: readonly string[]
  /** No landing on what hurts, where that is a matter of legs, hips or back. */
  readonly isWithoutImpact: boolean
}

export const NO_TAPS: TapsDraft = { equipment: [], sports: {}, parts: [], isWithoutImpact: false }

/** One thing at hand more or less; who has nothing has nothing else. */
export function withEquipment(chosen: readonly Equipment[], one: Equipment): Equipment[] {
  if (chosen.includes(one)) return chosen.filter((other) => other !== one)
  return one === 'none' ? ['none'] : [...chosen.filter((other) => other !== 'none'), one]
}

/** A sport liked, ruled out, or, where that was tapped already, neither. */
export function withSport(
  sports: TapsDraft['sports'],
  sport: Sport,
  choice: Exclude<SportChoice, 'any'>,
): TapsDraft['sports'] {
  const { [sport]: before, ...others } = sports
  return before === choice ? others : { ...others, [sport]: choice }
}

/** What was tapped as facts, beside those that are kept; nothing of a question that was left out. */
export function factsOfTaps({ sports, parts, isWithoutImpact }: TapsDraft): Pick<PersonFacts, 'sports' | 'body'> {
  const chosen = (choice: SportChoice) => SPORTS.filter((sport) => sports[sport] === choice)
  const [does, never] = [chosen('does'), chosen('never')]
  const body = parts.map(
    (part): SparedPart => ({
      part,
      how: isWithoutImpact && !UPPER_PARTS.has(part) ? 'no-impact' : 'careful',
    }),
  )
  return {
    ...(does.length + never.length > 0 && {
      sports: { ...(does.length > 0 && { does }), ...(never.length > 0 && { never }) },
    }),
    ...(body.length > 0 && { body }),
  }
}
