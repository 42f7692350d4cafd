import type { Span } from '../../model.ts'

const ANY_TIME = `(?:${[
  "(?:i )?(?:can|could|am able to|['’]m able to|am free to|am happy to) (?:train|exercise|work ?out|run) (?:(?:at )?any ?time|whenever)(?: of (?:the )?day| at all| otherwise| else| outside (?:of )?(?:that|this|work|those(?: hours| times)?))*",
  'any ?time (?:works|is fine|is ok(?:ay)?|suits)(?: for me| me)?',
  '(?:ich )?(?:kann )?(?:ich )?(?:sonst )?jederzeit (?:trainieren|sport machen)(?: kann ich)?',
  "(?:je )?(?:peux|pourrais) (?:m['’]entra[iî]ner|courir|faire du sport) (?:[aà] )?(?:n['’]importe quand|n['’]importe quelle heure|tout moment|toute heure)",
  '(?:puedo entrenar (?:a|en) cualquier (?:hora|momento)|puedo entrenar cuando sea)',
  'posso treinar (?:a|em) qualquer (?:hora|momento)',
  'posso allenarmi (?:a|in) (?:qualsiasi|qualunque) (?:ora|momento)',
  '(?:ik )?kan (?:ik )?(?:altijd|op elk moment|wanneer dan ook) (?:trainen|sporten)',
].join('|')})`
/** What leads on to the time that is left. */
const REST = `(?:${[
  "(?:the )?rest(?: of the (?:time|week))?(?: is| ist)?|otherwise(?: i['’]?m| i am| it['’]?s)?",
  "apart from that(?: i['’]?m)?|outside (?:of )?that(?: i['’]?m)?|other than that(?: i['’]?m)?",
  'sonst(?: bin ich)?|ansonsten(?: bin ich)?|der rest ist|rest(?: ist)?|sinon(?: je suis)?',
  'le reste(?: du temps)?(?: est| je suis)?|(?:por lo demás|el resto|resto|lo demás)(?: estoy| está)?',
  '(?:o )?(?:resto|restante)(?: é| está)?|altrimenti(?: sono)?',
  '(?:il )?resto(?: è| della settimana)?|per il resto(?: sono)?|verder(?: ben ik)?',
  '(?:voor )?(?:de )?rest(?: is| ben ik)?',
].join('|')})`
const OPEN =
  '(?:(?:all |completely |totally |pretty |quite |very |ganz |v[oö]llig |tout[aà] fait |tot[aà]lmente )?(?:flexib(?:le|el)|free|open|available|frei|libre|disponibles?|livre|liber[oa]|vrij|beschikbaar|flessibile|flex[ií]vel))'
const NOTHING_AGAINST = new RegExp(
  `(?<=^|[.,;:!()\\n]|[-–] |(?<!\\p{L})(?:and|so|but|und|et|y|e|en) )\\s*(?:${ANY_TIME}|(?:${REST},? )?${OPEN}(?: (?:otherwise|else|the rest of the (?:time|week)))?|(?:otherwise |sonst |verder |sinon )?(?:nothing (?:else )?fixed|nichts festes|niks vast|rien de fixe|nada fijo)|(?:i['’]?m |i am )${OPEN}(?: (?:otherwise|most of the time))?)(?=\\s*(?:$|[.,;:!()\\n]))`,
  'giu',
)

/** Where a text says of all the time that nothing else takes that it is free: nothing follows, and it is understood. */
export const nothingAgainstIn = (text: string): Span[] =>
  [...text.matchAll(NOTHING_AGAINST)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }))

/** "Can train any time otherwise": of no days, whatever stands before it. */
export const ANY_TIME_TOLD = new RegExp(
  `(?<=[.,;:!\\n] ?(?:and |so |but |und |et |y |e |en )?)${ANY_TIME}(?=\\s*(?:$|[.,;:!()\\n]))`,
  'giu',
)
