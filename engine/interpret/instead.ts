const MOVED =
  'swim|swam|ride|rode|bike|biked|cycle|cycled|walk|walked|hike|hiked|dig|dug|mowed|gardening|allotment|shovelled|yoga|pilates|football|tennis|padel|badminton|squash|basketball|climb|climbed|climbing|row|rowed|dance|danced|spin|class|gym|run|ran'
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

const IN_PART =
  /(?:\bhalf(?:way)?|\bpart of|\bcut\b[^.!?\n]*\bshort|\bonly\b[^.!?\n]*\b(?:min(?:ute)?s?|sets?|reps?|km|miles?|one|two|three)|\bjust the\b|\bonly (?:did|managed|got)\b|\bsome of|\bmost of|\bstopped (?:early|after)|\bgave up after|\bshortened|\bla mitad|\bhälfte|\bhalbe?|\bmoitié|\bmetade)/iu

/** Whether a note tells that some of a session was done. */
export function tellsOfPart(text: string): boolean {
  return IN_PART.test(text)
}
