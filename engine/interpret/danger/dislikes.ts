/** What people do to train, and can take a dislike to. Walking is none: who cannot stand or walk is hurt. */
const SPORTS =
  'running|jogging|sprinting|swimming|cycling|biking|spinning|rowing|skiing|skating|climbing|hiking|boxing|lifting|weightlifting|weight training|strength training|training|exercising|stretching|skipping|planking|benching|squatting|deadlifting|dancing|(?:cross ?fit|yoga|pilates|cardio|hiit|aerobics|zumba|football|soccer|tennis|golf|hockey|rugby|basketball|volleyball|squash|badminton)'
/** Exercises and places of sport. */
const THINGS =
  'burpees?|planks?|squats?|lunges?|deadlifts?|pull-?ups?|chin-?ups?|push-?ups?|press-?ups?|sit-?ups?|crunches|box jumps?|step-?ups?|thrusters?|mountain climbers?|jumping jacks|star jumps?|intervals?|hill (?:reps|sprints)|sprints|gyms?|treadmills?|ellipticals?|cross-?trainers?|rowers?|rowing machines?|exercise bikes?|spin(?:ning)? (?:bikes?|class(?:es)?)|turbo(?: trainers?)?|(?:swimming )?pools?|machines|weights|(?:group |fitness |exercise )?classes'
/** What may stand before their names. */
const LEADING =
  '(?:(?:doing|going(?: to| for)?|using|the|my|any|all|those|these|long|indoor|outdoor|road|trail|lap|heavy|barbell|back|front|walking|single-leg|bulgarian|kettlebell)\\s+){0,3}'
const DISLIKE = new RegExp(
  `(?<!\\p{L})(?:can['’]?t|can ?not|could ?n['’]?t|could not)(?:\\s+(?:really|just|bloody))?\\s+stand(?=\\s+${LEADING}(?:${SPORTS}|${THINGS})(?!\\p{L}|\\s+(?:because|with|due|since i|after|from|when)(?!\\p{L})))`,
  'giu',
)
const DISLIKED = 'hate'

/**
 * A text in which whoever "can't stand" a sport or an exercise says that they hate it, every other word where it was: the
 * legs have no part in it.
 */
export function withPlainDislikes(text: string): string {
  return text.replace(DISLIKE, (words) => DISLIKED.padEnd(words.length))
}
