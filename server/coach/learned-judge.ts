import { scoreOf, unpacked } from '../../engine/interpret/weights.ts'
import { ALARM, HELP } from './alarms.ts'
import { anyOf } from './any-of.ts'
import { FRAMES } from './harms.ts'
import { BIAS, SCALE, WEIGHTS } from './learned-weights.ts'
import { ABOUT_PLAN, HELD_BACK, LOADED, SAFE, SENSITIVE } from './safe-talk.ts'
import { talkFeatures } from './talk-features.ts'

/** Why a sentence fails that every rule lets through. */
export const LEARNED = 'learned to be harmful'

/** A score above which a sentence fails that every rule lets through. */
const FAILS_ABOVE = -0.5
/** A score below which a sentence stands although its words do not show what it is for. */
const STANDS_BELOW = -0.7

/** The same for a sentence that names a sign of danger and no help: what is shown wrongly there hurts most. */
const ALARM_STANDS_BELOW = -2
/** What such a sentence lacks. */
const NO_HELP = 'a danger without help'

/** Words that give another language away: the net learned English, so there the rules judge alone. */
const OTHER_LANGUAGE = anyOf`
\b(?:der|das|und|ist|sind|nicht|kein\w*|dein\w*|dich|dir|du|ein|eine|ich|auf|mit|zum?|bei|wenn|nach|heute
|le|les|la|est|pas|ton|ta|tes|une|des|du|pour|avec|sur|si|tu|je|ce|cette
|el|los|las|es|una|con|para|por|tus?|hoy|esta|que
|os|seu|sua|um|uma|nao|voce|hoje|com|da
|il|di|che|non|tuo|tua|gli|oggi|della|per
|de|het|een|je|jouw|niet|van|vandaag|op|als|bij|voor)\b
`

let weights: ReadonlyMap<number, number> | null = null

/**
 * Why a sentence that names no evil may still not stand, or null: what its words are for, and what was learned of others.
 * @param plain - the sentence, folded
 */
export function unsafeTalk(plain: string): string | null {
  const { problem, found } = talkByRules(plain)
  if (!isLearned(plain)) return problem
  weights ??= unpacked(WEIGHTS, SCALE)
  return talkProblem(problem, scoreOf(talkFeatures(plain, found), BIAS, weights))
}

/** Whether a sentence is in the language that the net learned. */
export function isLearned(plain: string): boolean {
  return !OTHER_LANGUAGE.test(plain)
}

/** Why a sentence may not stand, or null, by what the rules say of it and by how hostile it was learned to be. */
export function talkProblem(problem: string | null, score: number): string | null {
  if (problem === null) return score > FAILS_ABOVE ? LEARNED : null
  return score < (problem === NO_HELP ? ALARM_STANDS_BELOW : STANDS_BELOW) ? null : problem
}

/** What the rules say of a sentence: what it lacks to stand, or null; and all that they found in it, to learn from. */
export function talkByRules(plain: string): { readonly problem: string | null; readonly found: readonly string[] } {
  const isRefused = FRAMES.some((frame) => frame.test(plain))
  const isSafe = SAFE.test(plain)
  const isSensitive = SENSITIVE.test(plain)
  const isLoaded = LOADED.test(plain)
  const isAlarm = ALARM.test(plain)
  const problem = problemOf()
  const found = Object.entries({ isRefused, isSafe, isSensitive, isLoaded, isAlarm }).flatMap(([name, is]) =>
    is ? [name] : [],
  )
  return { problem, found: [...found, problem ?? 'stands'] }

  function problemOf(): string | null {
    if (isRefused) return null
    if (isAlarm && !HELP.test(plain)) return NO_HELP
    if (isSensitive && !isSafe) return 'health without rest or help'
    if (isLoaded && !HELD_BACK.test(plain)) return 'more load'
    return ABOUT_PLAN.test(plain) ? null : 'not about the plan'
  }
}
