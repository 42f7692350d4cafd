import type { Equipment, Span } from '../model.ts'

/** A thing to train with that a sentence names, and where in it. */
export type KitWord = Span & {
  readonly means: readonly Equipment[]
  /** [kg] */
  readonly kg: number | null
}

/** Not now, not theirs, or not there. */
const NOT_SO =
  /\b(?:no|not|don['’]?t|haven['’]?t|it['’]?s (?:shut|closed)|without|used to|want|wish|would|plan to|going to|buy|sold|broken|lost|never|if|my (?:wife|husband|partner|friend|son|daughter|brother|sister)|he|she|they|kein\w*|nicht|ohne|möchte|pas|sans|sin|sem|não)\b/i

const KG = String.raw`(\d{1,3}(?:[.,]\d)?)\s?(kgs?|kilos?|lbs?|pounds?)`
const GYM: readonly Equipment[] = ['barbell', 'bench', 'dumbbells', 'machines', 'pullup-bar']

type Item = { readonly pattern: RegExp; readonly means: readonly Equipment[] }
const item = (source: string, ...means: Equipment[]): Item => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}])`, 'giu'),
  means,
})
const ITEMS: readonly Item[] = [
  item(
    String.raw`(?:${KG}\s)?(?:dumb-?bells?|kurzhanteln?|mancuernas?|haltères|halteres|hanteln|manubri|halters|dumbells)`,
    'dumbbells',
  ),
  item(String.raw`(?:${KG}\s)?kettle-?bells?`, 'kettlebell'),
  item('barbells?|langhantel|squat rack|power rack|barra olímpica|bilanciere', 'barbell'),
  item('(?:weights?|flat|adjustable|incline|workout) bench|bench|hantelbank', 'bench'),
  item(
    '(?:resistance|exercise|elastic|rubber|loop) bands?|thera-?bands?|fitnessbänder|(?:bandes )?élastiques|(?:bandas )?elásticas|elásticos|(?:bande )?elastic(?:he|i)|weerstandsbanden|gummibänder',
    'bands',
  ),
  item(
    '(?:pull|chin)-?\\s?ups?[ -]bar|klimmzugstange|barre de traction|barra de dominadas|barra per trazioni|optrekstang',
    'pullup-bar',
  ),
  item('rowing machine|rower|concept ?2|rudergerät|rameur|vogatore|roeimachine|roeitrainer', 'rower'),
  item(
    "(?:exercise|spin(?:ning)?) bikes?|turbo trainer|peloton|heimtrainer|hometrainer|ergometer|cyclette|bici estática|vélo d[’']appartement",
    'bike',
  ),
  item('plyo box', 'box'),
  item(
    '(?:full |commercial |proper )?gym member(?:ship)?|member (?:of|at) (?:a|the|my) gym|access to a (?:full |proper )?gym|belong to (?:a|the) gym|my gym(?! (?:bag|kit|class|shoes|buddy))',
    ...GYM,
  ),
]
/** What stands between two things of a list, or around it. */
const JOINT =
  '(?:[\\s,&+:–-]|(?:and|plus|a|an|one|two|some|old|pair of|set of|my|the|mat|yoga|just|only|please|und|et|y|e|en|nur|eine)(?!\\p{L}))'
const NOTHING_ELSE = new RegExp(`^(?:#|${JOINT})*$`, 'iu')
/** Bands may be of any kind: those of a list of kit, and those that are all there is. */
const SHORTLY: Item = {
  pattern: new RegExp(
    `(?<=#${JOINT}+)bands(?!\\p{L})|bands(?=${JOINT}+#)|(?<=only (?:have |got )?)bands(?=\\s*(?:$|[,&+]|at home))`,
    'giu',
  ),
  means: ['bands'],
}
const LB_KG = 0.453_592

/** What a sentence names to train with, but what it says is missing, wished for or another's. */
export function kitWordsIn(sentence: string): readonly KitWord[] {
  const missing = missingIn(sentence)
  return [...ITEMS, SHORTLY].flatMap(({ pattern, means }) =>
    [...(pattern === SHORTLY.pattern ? marked(sentence) : sentence).matchAll(pattern)]
      .filter(({ index }) => !missing.some(({ start, end }) => index >= start && index < end))
      .map((match) => ({
        ...{ means, start: match.index, end: match.index + match[0].length },
        kg: kilograms(match[1], match[2]),
      })),
  )
}

/** A sentence with a mark for each letter of the kit in it. */
const marked = (sentence: string) =>
  ITEMS.reduce((left, { pattern }) => left.replace(pattern, (words) => '#'.repeat(words.length)), sentence)

/** The parts of a sentence, between commas, that speak of something missing, wished for or another's. */
function missingIn(sentence: string): readonly Span[] {
  return [...sentence.matchAll(CLAUSE)].flatMap(({ 0: part, index }) =>
    NOT_SO.test(part) ? [{ start: index, end: index + part.length }] : [],
  )
}

/** "Resistance bands and a pull-up bar": a sentence that is nothing else. */
export function isListOfKit(sentence: string): boolean {
  const rest = marked(sentence).replace(SHORTLY.pattern, '#')
  return rest !== sentence && NOTHING_ELSE.test(rest)
}

/** What lies between commas or dashes, or before "and not"; "- or bands" goes on with what stands before it. */
const CLAUSE =
  /(?:(?!,|\s[-–—]\s(?!n?or )|\s(?:and|but|und|aber|et|mais|y|pero|e|mas|ma|en|maar)\s(?:no|not|i don|n[aã]o|non|nicht|kein|ich mag|pas|je n|geen|niet)).)+/giu

function kilograms(amount: string | undefined, unit: string | undefined): number | null {
  const value = Number(amount?.replace(',', '.'))
  if (!unit || !(value > 0)) return null
  return /^(?:lb|pound)/i.test(unit) ? Math.round(value * LB_KG * 10) / 10 : value
}
