const AMOUNT = String.raw`(?:\d+ ?(?:k|km|mins?|minutes?|miles?|sets?|rounds?)?|one|two|three|four|first|warm[- ]?up|few)`

const IN_PART = new RegExp(
  [
    String.raw`\bhalf(?:way)?(?! (?:the|of the|my) (?:exercises|gym|class|team|office|week|street))|\bpart of|\bjust the\b`,
    String.raw`\b(?:only|just) (?:did )?(?:the |a )?(?:warm|first)|\bonly (?:did|managed|got)\b|\bcut\b[^.!?\n]*\bshort`,
    String.raw`\bonly\b[^.!?\n]*\b(?:min(?:ute)?s?|sets?|reps?|km|miles?|one|two|three)|\bsome of|\bmost of`,
    String.raw`\b\d+ \w+ (?:left|to go) (?:when|as|and|before)\b|\b(?:skipped|left|bailed on|cut) the rest`,
    String.raw`\bbailed (?:after|at|halfway|on the last)|(?<!till? |until |at |from )\b${AMOUNT}\b[^.!?\n]{0,25}\b(?:then|before|until|till|when)\b`,
    String.raw`\b\d+ ?(?:k|km|mins?|miles?)? of (?:the |my )?\d|\bstopped (?:early|after)|\bgave up after|\bshortened`,
    String.raw`\bla mitad|\bhälfte|\bhalbe?|\bmoitié|\bmetade`,
  ].join('|'),
  'iu',
)

/** "Thought about quitting halfway but didn't": all of it was done. */
const WENT_ON =
  /\b(?:thought (?:about|of)|wanted to|nearly|almost|tempted to|could have)\b[^.!?\n]*\bhalf ?way\b[^.!?\n]*\b(?:but|and)\b[^.!?\n]*\b(?:didn['’]?t|did not|kept|carried on|went on|pushed|finished|did it)\b/giu

const PLAINLY_IN_PART = new RegExp(
  [
    String.raw`\b(?:did|managed|finished|got through) (?:only |just |about )?(?:\d+|one|two|three|four|five) (?:out )?of (?:the |my )?(?:\d|four|five|six|eight|ten)`,
    String.raw`\b\d+ (?:\w+ )?instead of (?:the |my )?\d+(?= |\W|$)`,
    String.raw`\b(?:did|managed|finished|got through) (?:only |just |about )?half(?! (?:an? )?(?:hour|marathon))`,
    String.raw`\b(?:cut|skipped|dropped|left out|missed) (?:out )?the last (?:\w+ )?(?:sets?|rounds?|intervals?|reps?|exercises?|km|k|miles?|bit)\b`,
    String.raw`\bcould(?:n['’]?t| not) finish (?:it|the|my|all)|\bonly (?:did|managed|had|got) (?:about |for )?\d+ ?(?:of|min|sets?|km|k|miles?)?\b`,
  ].join('|'),
  'iu',
)

/** Whether a note tells so of a session that counts as done: "did 4 of 6". */
export function tellsPlainlyOfPart(text: string): boolean {
  return PLAINLY_IN_PART.test(text.replace(WENT_ON, ''))
}

/** Whether a note tells that some of a session was done. */
export function tellsOfPart(text: string): boolean {
  return IN_PART.test(text.replace(WENT_ON, '')) || tellsPlainlyOfPart(text)
}
