import type { Equipment, OwnWeights, Span } from '../../model.ts'
import { isOfJourney } from '../availability/trip-kit.ts'
import { isListOfKit, kitWordsIn } from '../kit-words.ts'

/** What somebody says they have to train with, and the words that say it. */
export type KitNow = {
  readonly equipment: readonly Equipment[]
  /** [kg] of what was told with its weights. */
  readonly weights: OwnWeights
  readonly spans: readonly Span[]
}

const SENTENCE = /(?:[^.;!?\n]|\.(?=\d))+/g
/** Whoever only names a thing may mean anything by it: it has to be theirs, or at hand. */
const AT_HAND =
  /\b(?:(?:i|we)(?:['’]ve|(?: do)? (?:have|own|got|use))|have got|at home|in (?:the|my|our) (?:garage|basement|shed|flat|attic|living room)|home (?:gym|workouts?)|no gym|kit|equipment|access to|at hand|only|member(?:ship)?|belong to|my gym|n['’]ai que|s[oó] tenho|tenho|ho (?:solo|soltanto)|solo|s[oó]lo|solamente|(?:heb|alleen)|nur|seulement|apenas|soltanto|(?:ich|wir) haben?|zu ?hause|j['’]ai|chez moi|à la maison|tengo|en casa|tenho|em casa)\b/i
/**
 * What of a text says with what somebody trains: "two 8 kg dumbbells and a bench at home". A sentence that speaks of
 * another time, a wish, another person or of what is missing says nothing.
 * @returns null where nothing is said
 */
export function kitNow(text: string): KitNow | null {
  const spans: Span[] = []
  const dumbbells = new Set<number>()
  const kettlebells = new Set<number>()
  let before = ''
  const told = [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const last = before
    before = sentence
    if ((!AT_HAND.test(sentence) && !isListOfKit(sentence)) || isOfJourney(sentence, last)) return []
    return kitWordsIn(sentence).flatMap(({ means, kg, start, end }) => {
      spans.push({ start: index + start, end: index + end })
      if (kg !== null) (means[0] === 'kettlebell' ? kettlebells : dumbbells).add(kg)
      return means
    })
  })
  if (told.length === 0) return null
  return {
    equipment: [...new Set(told)],
    weights: {
      ...(dumbbells.size > 0 && { dumbbells: [...dumbbells].toSorted((a, b) => a - b) }),
      ...(kettlebells.size > 0 && { kettlebells: [...kettlebells].toSorted((a, b) => a - b) }),
    },
    spans,
  }
}
