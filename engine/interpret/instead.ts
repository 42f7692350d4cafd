const MOVED =
  'swim|swam|ride|rode|bike|biked|cycle|cycled|walk|walked|hike|hiked|yoga|pilates|football|tennis|padel|badminton|squash|basketball|climb|climbed|climbing|row|rowed|dance|danced|spin|class|gym|run|ran'
const EITHER_WAY = new RegExp(
  `\\b(?:${MOVED})\\b[^.!?\\n]*\\binstead\\b|\\binstead\\b[^.!?\\n]*\\b(?:did|went|had|took)\\b[^.!?\\n]*\\b(?:${MOVED})\\b`,
  'i',
)

/** What somebody would like, or asks for, was not done. */
const WISHED = /\b(?:should|could|would|might|may|want|wish|rather|can i|maybe|tomorrow|next|will|going to)\b/i

/** Whether a note tells of something else that was done in the place of a session. */
export function tellsOfOther(text: string): boolean {
  return text.split(/[.!?\n]+/).some((sentence) => EITHER_WAY.test(sentence) && !WISHED.test(sentence))
}
