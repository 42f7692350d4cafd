const BULLET = '(?<=^|\\n)[ \\t]*(?:[*•·–—]|\\d{1,2}\\))[ \\t]+'
/** Faces, hearts and hands: other pictures mean what they show. */
const SMILE =
  "[\\u{1F600}-\\u{1F64F}\\u{1F910}-\\u{1F92F}\\u{1F970}-\\u{1F976}\\u{1F97A}❤♥👍🙏💪🎉✨🔥]\\uFE0F?|(?<=\\s|^)[:;]['’]?-?[()DPp](?=\\s|$)"
const GREETING = '(?:hi|hello|hey)(?: there| all)?[!,.]*'
const HEADING =
  "fyi:?|ok(?:ay)? so,?|so,|basically,?|honestly,?|note:|just to say:?|(?:(?:here(?:['’]s| is)|this is) )?my (?:week|life|schedule|day):"
const BEHIND = 'lol|haha+|xx+|tbh|thanks|thank you|cheers|thx|as usual|as always'
/** Marks of a list, greetings and headings, and what people hang on a sentence: none of it says anything of a week. */
const CHATTER = new RegExp(
  `${BULLET}|${SMILE}|(?<=^|[\\n.!?])\\s*(?:${GREETING}\\s+(?:(?:${HEADING})\\s+)?|(?:${HEADING})\\s+)|(?<=\\S)\\s+(?:${BEHIND})(?=\\s*(?:[.!;\\n]|$))`,
  'giu',
)

/** A text without what is only said around a sentence, each character where it was. */
export const withoutChatter = (text: string): string => text.replace(CHATTER, (said) => said.replace(/[^\n]/g, ' '))
