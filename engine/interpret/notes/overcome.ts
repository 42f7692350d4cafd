import { isDenied, type Mark, marksOf, type Note } from './check-in-words.ts'

/** Words in front of giving up that say that nobody did. */
const NEARLY =
  /^(almost|nearly|tempted|close|thought about|fast|beinahe|casi|presque|failli|quase|considered|considering|contemplated|gonna|was going to|going to|wanted to|meant to|wollte|queria|iba a|volevo|ia|allais|voulais|wilde)$/
/** Giving up a session as a whole, not a part of it: in English, whose words for both are many. */
const GIVEN_UP =
  /^(skip|skipped|skipping today|missed|quit|bail|bailed|gave up|gave in|pulled out|cried off|called it|didnt (go|do|train|run|start|bother|even|get out|make it)|did not (do|train)|didnt even (try|start)|turned (round|around|back)|had to bail|threw in the towel|couldnt be (bothered|arsed))$/
/** What keeps people at home until they go after all. */
const UNWILLING =
  /^(couldnt|cant) be (bothered|arsed)$|^couldnt (face|motivate|muster|get going|get up)$|^no (energy|time) to train$|^too (tired|sore|busy) to train$|^wasnt (up to it|up for it|feeling up to)$|^had no time$|^didnt have (time|the energy|it in me)$/
/** A stop that may have been one for breath. */
const STOPPED = /^(stopped|had to stop)$/
const WENT_ON =
  /\b((ran|run|carried|kept|keep|went|rode|pushed|carry|pressed|soldiered) (on|going)|continued|(started|running|running it|going|ran|walking) again|before (running|carrying|going|starting|finishing)|then (finished|ran|carried)|got going again)\b/
/** How far before such words `nearly` stands at most, in words. */
const REACH = 4

/**
 * Whether somebody trained although words of skipping stand there: "nearly skipped it", "couldn't be bothered but did it",
 * "stopped twice for breath, then ran on".
 * @returns what says so, or null
 */
export function overcome(note: Note, skipped: Mark): Mark | null {
  const done = marksOf(note, 'done').find(
    (mark) => mark.at > skipped.at && mark.sentence - skipped.sentence <= 1 && !isDenied(note, mark),
  )
  const isWhole = note.language !== 'en' || GIVEN_UP.test(skipped.text)
  if (isWhole && isNearly(note, skipped)) return done ?? skipped
  if (UNWILLING.test(skipped.text) && done) return done
  if (STOPPED.test(skipped.text) && WENT_ON.test(wordsAfter(note, skipped))) return done ?? skipped
  return null
}

/** Whether `nearly` stands before a mark: "nearly skipped", "almost did not train". */
export function isNearly(note: Note, { at, clause }: Mark): boolean {
  return note.items.slice(Math.max(0, at - REACH), at).some((item, index) => {
    const place = Math.max(0, at - REACH) + index
    return note.clauseOf[place] === clause && NEARLY.test(item.text)
  })
}

function wordsAfter(note: Note, { at, sentence }: Mark): string {
  return note.items
    .slice(at + 1)
    .filter((_, index) => note.sentenceOf[at + 1 + index] === sentence)
    .map(({ text }) => text)
    .join(' ')
}
