import { EXERCISE } from '../lexicon/disliked-exercises.ts'
import type { Mark, Note } from './check-in-words.ts'

/** [words] within which what was left out is named. */
const REACH = 5
const LEFT_OUT = /^(?:skip|skipped|skipping|missed|left out|dropped)$/
/** A thing of a session, and never the session: "the rows", "my warm-up". */
const PIECE = new RegExp(
  `^(?:out )?(?:(?:on|the|my|all|those|last|final|second) )*(?:${EXERCISE}|(?:\\p{L}+ )?(?:rows?|curls?|presses|raises|flys?|flyes|rdls?|cleans?|extensions)|abs|core|warm[- ]*up|cool[- ]*down|stretch(?:es|ing)?)(?!\\p{L})(?! (?:session|workout|day|class))`,
  'u',
)

/** "Squats 3x5, skipped the rows": one thing of a session that was left out. */
export function isOfAPiece(note: Note, { text, at, clause }: Mark): boolean {
  const behind = note.items
    .slice(at + 1, at + 1 + REACH)
    .filter((_, place) => note.clauseOf[at + 1 + place] === clause)
    .map((item) => item.text)
  return LEFT_OUT.test(text) && PIECE.test(behind.join(' '))
}

/** When it hurt, if not now. */
const BEFORE =
  /(?<!\p{L})(?:all week|yesterday|last (?:week|night)|this week|earlier|the other day|has been|have been|s been)(?!\p{L})/u
const NOW_FINE =
  /(?<!\p{L})(?:today|now) (?:(?:it|its|is|was|felt|feels|feeling|s|completely|totally|absolutely|much) )*(?:fine|ok|okay|good|great|gone|better|nothing|all (?:good|clear|fine)|no (?:pain|trouble|issues?|problems?))(?!\p{L})|(?<!\p{L})(?:fine|gone|no (?:pain|trouble|issues?|problems?)) (?:at all )?(?:today|now)(?!\p{L})/u

/** "Niggling all week but today it was fine": it may hurt no more. */
export function isEasedToday(note: Note, { sentence }: Mark): boolean {
  const words = note.items
    .filter((_, at) => note.sentenceOf[at] === sentence)
    .map(({ text }) => text)
    .join(' ')
  return BEFORE.test(words) && NOW_FINE.test(words)
}
