import type { Item } from '../items.ts'
import { isSupposed, type Mark, type Note } from './check-in-words.ts'
import { asDone } from './logged.ts'

const AMOUNT =
  '(?:warm ?-? ?up|(?:the |my )?first (?:exercise|set|round|half|bit|part|block|interval|lap|mile|km|k|song|hill|one)|(?:one|two|three|four|five|a couple of|a few|half an|\\d+) ?(?:rounds?|sets?|exercises?|intervals?|laps?|mins?|minutes?|km|k|miles?|songs?|hour)(?: in)?)'
/** What ends a session that had begun: "then the baby woke", "before the fire alarm went". */
const ENDED =
  '(?:woke|rang|phoned|called (?:me|it|us)|alarm|closed|closing|shut|gave (?:up|out|way|in)|died|quit|stopped|cramp\\w*|had to (?:stop|go|leave|pick|dash|run|bail|rush)|bailed|went home|left|packed (?:it )?in|(?:was ?n ?t|not) in it|ran out|kicked (?:me|us) out|power (?:cut|went)|thunder\\w*|lightning|stitch|got (?:called|sick|dizzy)|couldn ?t (?:go on|carry on|finish))'
const BROKEN_OFF = new RegExp(
  `\\b${AMOUNT}\\b.{0,12}\\b(?:then|before|until|till|when|and|but)\\b.{0,40}\\b${ENDED}\\b`,
)
/** "Only the warm up today", "half a session". */
const ONLY_BEGUN =
  /\b(?:only|just)(?: (?:did|got through|managed|made it through|done))? (?:the |a )?(?:warm ?-? ?up|first (?:half|part|bit|set|round|exercise))\b|^half (?:a|the|my) (?:session|workout|class|run|ride|swim)\b/
const WENT_ON =
  /\b(?:finish\w*|carried on|complet\w*|went back|all done|did it all|kept going|started again|then did)\b/

/** "Meant to do 30 min, ended up doing 50", "planned 5k did 8": two amounts, the planned one first. */
const TWO_AMOUNTS =
  /\b(?:meant to|supposed to|planned|plan was|plan said|was going to|(?:said|told myself) i ?(?:d|would))\b\D{0,20}(\d+)\b.*\b(?:did|doing|ran|made it|got to|ended up)\b\D{0,14}(\d+)\b/
/** "Did an extra set", "added 10 min at the end". */
const EXTRA =
  /\b(?:did|added|threw in|snuck in|squeezed in|managed|chucked in|went for)\b(?! (?:no|not|n t)).{0,16}\b(?:extra|bonus|one more|another) (?:sets?|rounds?|km|k|miles?|laps?|reps?|intervals?|mins?|minutes?|loops?|\d+)\b|\badded (?:an? |another )?\d+ ?(?:mins?|minutes?|km|k|miles?|reps?|sets?)\b/

/** "Had 3 exercises left when the baby woke". */
const LEFT_OVER =
  /\b(?:had|with|still)\b.{0,12}\b(?:\d+|one|two|three|four|half|some) (?:more )?(?:exercises?|sets?|reps?|rounds?|km|k|miles?|mins?|minutes?|laps?|intervals?) (?:left|to go) (?:when|as|and|before|but)\b/

/** Whether more was done than was planned; null where nothing says so. */
export function findBeyond(note: Note): Mark | null {
  return findSentence(note, (words) => {
    const [, planned, done] = TWO_AMOUNTS.exec(words) ?? []
    return EXTRA.test(words) || (planned !== undefined && Number(done) > Number(planned))
  })
}

/** Whether a session began and was broken off before its end; null where nothing says so. */
export function findBrokenOff(note: Note): Mark | null {
  return findSentence(
    note,
    (words) => !WENT_ON.test(words) && (LEFT_OVER.test(words) || BROKEN_OFF.test(words) || ONLY_BEGUN.test(words)),
  )
}

/** A length has lost its unit by then. */
const told = (item: Item | undefined) => (item?.tag === 'dur' ? `${item.text} min` : item?.text)

/** Where the first sentence begins that tells so of its writer. */
function findSentence(note: Note, tells: (words: string) => boolean): Mark | null {
  const sentences = Map.groupBy(note.items.keys(), (at) => note.sentenceOf[at])
  for (const places of sentences.values()) {
    const [at = 0] = places
    const words = places.map((place) => told(note.items[place])).join(' ')
    const mark = asDone(note, at)
    if (tells(words) && !isSupposed(note, mark)) return mark
  }
  return null
}
