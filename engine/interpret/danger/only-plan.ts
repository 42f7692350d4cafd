import { wordsOf } from './words-of.ts'

const setOf = (words: string) => new Set(words.split(/\s+/))

/** What a plan is made of. */
const PARTS = setOf(
  `plan run runs session sessions workout workouts interval intervals tempo ride rides swim swims set sets rep reps
   squats lunges burpees planks weights lift lifts bench warm training einheit lauf seance entreno treino allenamento`,
)
/** How it is found: nothing of how somebody feels beside it. */
const FOUND = setOf(
  'long short hard easy much many few fast slow heavy light longer shorter harder easier boring worst best hardest easiest slowest fastest longest',
)
/** What stands around them. */
const PLAIN = setOf(
  `i we think find found guess the my our this these those that a an is are was were been so too bit little way far quite
   very really still for me us my age level taste evenings mornings weekdays and or but up down of in on at to it long
   ever life ages year years week month weeks months
   monday tuesday wednesday thursday friday saturday sunday today tomorrow please`,
)

/**
 * Whether a text says how somebody finds a part of their plan, and nothing else. "Too long for me" the learned net has met
 * beside a life.
 */
export function saysOnlyPlan(text: string): boolean {
  const words = wordsOf(text).map((word) => word.text)
  return (
    words.some((word) => PARTS.has(word)) &&
    words.some((word) => FOUND.has(word)) &&
    words.every((word) => PARTS.has(word) || FOUND.has(word) || PLAIN.has(word))
  )
}
