import type { ShownOption } from '../../contract/schedule.ts'
import { changeOptions } from '../../engine/adapt/asked/change-options.ts'
import { addDays } from '../../engine/civil-date.ts'
import type { UnderWay } from '../../engine/plan-model.ts'
import type { ReadFacts } from '../../engine/read-facts.ts'
import { optionsIn } from '../../words/schedule.ts'
import type { Speech } from '../../words/speech.ts'

/** [days] whose sessions advice may be about. */
export const ADVICE_DAYS = 3
/** Kinds of change that are advice; leaving out and single exercises are a person's own affair. */
const KINDS: ReadonlySet<string> = new Set(['shorter', 'easier', 'swap', 'move'])

export type SafeOption = ShownOption & { readonly id: string }

/** The changes of the coming days that the engine has judged safe, each with a name of its own. */
export function safeOptions(speech: Speech, input: UnderWay, facts: ReadFacts): SafeOption[] {
  return Array.from({ length: ADVICE_DAYS }, (_, ahead) => addDays(input.today, ahead))
    .flatMap((date) => optionsIn(speech, changeOptions(input, facts, date)))
    .filter(({ refusal, change }) => refusal === null && KINDS.has(change.type))
    .map((option, index) => ({ ...option, id: `c${index + 1}` }))
}
