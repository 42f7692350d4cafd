const BULLET = '(?<=^|\\n)[ \\t]*(?:[*•·–—]|\\d{1,2}\\))[ \\t]+'
/** Faces, hearts and hands: other pictures mean what they show. */
const SMILE =
  "[\\u{1F600}-\\u{1F64F}\\u{1F910}-\\u{1F92F}\\u{1F970}-\\u{1F976}\\u{1F97A}❤♥👍🙏💪🎉✨🔥]\\uFE0F?|(?<=\\s|^)[:;]['’]?-?[()DPp](?=\\s|$)"
const GREETING =
  '(?:¡?(?:hi|hello|hey)(?: there| all)?|¡?(?:hallo|hoi|moin|servus|guten (?:tag|morgen|abend)|goedemorgen|bonjour|salut|hola|buenas|buenos d[ií]as|ciao|salve|buongiorno|ol[áa]|oi|bom dia|boa tarde)(?: (?:zusammen|allemaal|tutti|a todos|à tous|pessoal))?)(?: (?:coach|trainer(?:in)?|entrenador|m[ií]ster|mister))?[ !,.]*'
const HEADING =
  "fyi:?|ok(?:ay)? so,?|so,|basically,?|honestly,?|note:|just to say:?|(?:(?:here(?:['’]s| is)|this is) )?my (?:week|life|schedule|day):|(?:(?:das ist|so ist) )?meine woche:|(?:voici )?ma semaine ?:|mi semana:|(?:la )?mia settimana:|(?:a )?minha semana:|mijn week:"
const BEHIND =
  'lol|haha+|xx+|tbh|thanks|thank you|cheers|thx|as usual|as always|danke(?: dir| schön)?|vielen dank|merci(?: beaucoup)?|(?:muchas )?gracias|grazie(?: mille)?|(?:muito )?obrigad[oa]|bedankt|dank je(?: wel)?|dankjewel'
/** Marks of a list, greetings and headings, and what people hang on a sentence: none of it says anything of a week. */
const CHATTER = new RegExp(
  `${BULLET}|${SMILE}|(?<=^|[\\n.!?])\\s*(?:${GREETING}\\s+(?:(?:${HEADING})\\s+)?|(?:${HEADING})\\s+)|(?<=\\S)\\s+¡?(?:${BEHIND})(?=\\s*(?:[.!;\\n]|$))`,
  'giu',
)

/** A text without what is only said around a sentence, each character where it was. */
export const withoutChatter = (text: string): string => text.replace(CHATTER, (said) => said.replace(/[^\n]/g, ' '))
