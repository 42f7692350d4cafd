import type { Equipment, OwnWeights, Span } from '../../model.ts'

/** What somebody says they have to train with, and the words that say it. */
export type KitNow = {
  readonly equipment: readonly Equipment[]
  /** [kg] of what was told with its weights. */
  readonly weights: OwnWeights
  readonly spans: readonly Span[]
}

const SENTENCE = /(?:[^.;!?\n]|\.(?=\d))+/g
/** Whoever only names a thing may mean anything by it: it has to be theirs, or at hand. */
const AT_HAND =
  /\b(?:(?:i|we)(?:['’]ve|(?: do)? (?:have|own|got|use))|have got|at home|in (?:the|my|our) (?:garage|basement|shed|flat|attic|living room)|home gym|kit|equipment|access to|at hand|only|member(?:ship)?|belong to|my gym|n['’]ai que|s[oó] tenho|tenho|ho (?:solo|soltanto)|solo|s[oó]lo|solamente|(?:heb|alleen)|nur|seulement|apenas|soltanto|(?:ich|wir) haben?|zu ?hause|j['’]ai|chez moi|à la maison|tengo|en casa|tenho|em casa)\b/i
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

/**
 * What of a text says with what somebody trains: "two 8 kg dumbbells and a bench at home". A sentence that speaks of
 * another time, a wish, another person or of what is missing says nothing.
 * @returns null where nothing is said
 */
export function kitNow(text: string): KitNow | null {
  const equipment = new Set<Equipment>()
  const spans: Span[] = []
  const dumbbells = new Set<number>()
  const kettlebells = new Set<number>()
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    if (!AT_HAND.test(sentence) && !isListOfKit(sentence)) continue
    const missing = missingIn(sentence)
    for (const { pattern, means } of [...ITEMS, SHORTLY])
      for (const match of (pattern === SHORTLY.pattern ? marked(sentence) : sentence).matchAll(pattern)) {
        if (missing.some(({ start, end }) => match.index >= start && match.index < end)) continue
        for (const one of means) equipment.add(one)
        spans.push({ start: index + match.index, end: index + match.index + match[0].length })
        const kg = kilograms(match[1], match[2])
        if (kg !== null) (means[0] === 'kettlebell' ? kettlebells : dumbbells).add(kg)
      }
  }
  if (equipment.size === 0) return null
  return {
    equipment: [...equipment],
    weights: {
      ...(dumbbells.size > 0 && { dumbbells: [...dumbbells].toSorted((a, b) => a - b) }),
      ...(kettlebells.size > 0 && { kettlebells: [...kettlebells].toSorted((a, b) => a - b) }),
    },
    spans,
  }
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
function isListOfKit(sentence: string): boolean {
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
