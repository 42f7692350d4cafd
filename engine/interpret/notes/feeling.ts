import { FEELING_PHRASES, type Feeling } from '../lexicon/feelings.ts'
import { FEELINGS_BESTS } from '../lexicon/feelings-bests.ts'
import { FEELINGS_OF_DAYS } from '../lexicon/feelings-days.ts'
import { FEELINGS_ELSEWHERE } from '../lexicon/feelings-elsewhere.ts'
import { FEELINGS_IDIOMS } from '../lexicon/feelings-idioms.ts'
import { FEELINGS_MENDING } from '../lexicon/feelings-mending.ts'
import { LIFE_BLOWS } from '../lexicon/life-blows.ts'
import { isPleasantToo } from './polarity.ts'
import { isWry } from './wry.ts'

/** The gravest first: a note that tells of a loss and of a good run is about the loss. */
const ORDER: readonly Feeling[] = [
  'grief',
  'worry',
  'sadness',
  'shame',
  'fear',
  'stress',
  'nerves',
  'disgust',
  'boredom',
  'frustration',
  'reluctance',
  'doubt',
  'flat',
  'pride',
  'gladness',
  'gratitude',
  'calm',
]

const TABLES = [
  FEELING_PHRASES,
  FEELINGS_ELSEWHERE,
  FEELINGS_IDIOMS,
  FEELINGS_OF_DAYS,
  FEELINGS_MENDING,
  FEELINGS_BESTS,
]
const blowsOf = (feeling: Feeling) => LIFE_BLOWS[feeling]?.map(([, phrase]) => phrase) ?? []
// `won` is not `won't`.
const anyOf = (phrases: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L}|['’]t)`, 'giu')
const PATTERNS = ORDER.map(
  (feeling) => [feeling, anyOf([...TABLES.flatMap((table) => table[feeling] ?? []), ...blowsOf(feeling)])] as const,
)
const BLOWS = ORDER.map((feeling) => [feeling, blowsOf(feeling)] as const)
  .filter(([, phrases]) => phrases.length > 0)
  .map(([feeling, phrases]) => [feeling, anyOf(phrases)] as const)

/** Whether a note tells of a blow that brings such a feeling, in words that mean nothing else however long it is. */
export function tellsOfBlow(text: string, feeling: Feeling): boolean {
  return BLOWS.some(
    ([brought, pattern]) =>
      brought === feeling &&
      [...text.matchAll(pattern)].some(({ index, 0: words }) => isMeant(feeling, words, text.slice(0, index))),
  )
}

/** `not boring at all`, `wasn't scared`, `nicht langweilig`, `pas ennuyeux`: the word says the opposite. */
const DENIED =
  /(?:\bnot|\bnothing|n['’]t|\bnever|\bno longer|\bwithout|\bhardly|\bnicht|\bnichts|\bkeine?n?|\bpas|\bno|\bnada|\bnão|\bnon|\bniet|\bgeen)(?:\s+\p{L}+){0,2}\s*$|\b(?:not|never) (?:one|a single|any) (?:minute|second|moment|bit|step|part|rep)(?:\s+\p{L}+){0,4}\s*$/iu
/** Things that `die` every day, and people who only nearly did. */
const NO_LOSS =
  /(?:something|phone|watch|timer|clock|treadmill|machine|music|speaker|charger|signal|connection|torch|lamp|kettle|oven|heater|gps|pump|motor|scooter|power|vibe|mood|stopwatch|garmin|tablet|tv|fridge|dishwasher|boiler|router|internet|engine|sensor|strap|plants?|app|battery|batteries|laptop|computer|car|bike|light|lights|legs?|arms?|quads?|calves|lungs|headphones|earbuds|wifi|motivation|conversation|party|\bi|we|nearly|almost|practically|basically|just|nearly all|totally)\s+(?:\p{L}+\s+)?$/iu

/** What a pleasure told later in the same note outweighs: "the weather was vile, loved it". */
const LIGHT: ReadonlySet<Feeling> = new Set([
  ...(['stress', 'nerves'] as const),
  ...(['disgust', 'boredom', 'frustration', 'reluctance', 'doubt', 'flat'] as const),
])
const PLEASURES: ReadonlySet<Feeling> = new Set(['pride', 'gladness'])

/** Whoever is proud may cry for it. */
const TEARS = /(?<!\p{L})(?:cr(?:y|ied|ying)|(?:in|to|happy) tears|teary|tearful|welled up)(?!\p{L})/iu
const PRIDE = PATTERNS.find(([feeling]) => feeling === 'pride')?.[1] ?? /(?!)/g

const TEARS_OF_JOY =
  /(?<!\p{L})(?:tears of joy|happy tears|(?:cried|crying) laughing|laugh\p{L}* (?:till|until) (?:i|we) (?:cried|wept)|cr(?:y|ied|ying) (?:with|of|from|for) (?:joy|happiness)|pleur\p{L}+ de (?:joie|bonheur)|(?:wein|gewein|heul)\p{L}* vor (?:freude|glück)|vor (?:freude|glück) (?:ge)?(?:wein|heul)\p{L}+|(?:llor|chor)\p{L}+ de (?:alegr[ií]a|felicidade?|emo\p{L}+)|pian\p{L}+ (?:di|dalla) (?:gioia|felicità)|huil\p{L}* van (?:geluk|blijdschap|vreugde))(?!\p{L})/iu

/** Whether a note tells of tears of joy, or beside something that its writer is proud of: they are no low mood. */
export function isMovedToTears(text: string): boolean {
  if (TEARS_OF_JOY.test(text)) return true
  const tears = text.search(TEARS)
  // Whoever wept first and then kept going anyway had a hard day.
  return [...text.matchAll(PRIDE)].some(
    ({ index, 0: words }) => index < tears && isMeant('pride', words, text.slice(0, index)),
  )
}

/** What a note says that wants a human answer, the gravest first; null where it says nothing of the kind. */
export function findFeeling(text: string): Feeling | null {
  const told = toldIn(text)
  const [gravest] = told
  if (!gravest) return isWry(text) ? 'frustration' : null
  const later = told.find(({ feeling, at }) => PLEASURES.has(feeling) && at > gravest.at)
  const chosen = LIGHT.has(gravest.feeling) && later ? later : gravest
  // What a child or a friend did is a joy, and not the writer's own feat.
  return chosen.feeling === 'pride' && OTHERS_FEAT.test(text.slice(0, chosen.at)) ? 'gladness' : chosen.feeling
}

/** All that is felt in a note, each with the last place that tells it, the gravest first. */
function toldIn(text: string): { readonly feeling: Feeling; readonly at: number; readonly words: string }[] {
  const isWryToo = isWry(text)
  const isMoved = isMovedToTears(text)
  return PATTERNS.flatMap(([feeling, pattern]) => {
    if (isWryToo && (feeling === 'gladness' || feeling === 'gratitude')) return []
    if (isMoved && feeling === 'sadness') return []
    const last = [...text.matchAll(pattern)].findLast(
      ({ index, 0: words }) =>
        isMeant(feeling, words, text.slice(0, index)) && !isToCome(feeling, text.slice(index + words.length)),
    )
    return last ? [{ feeling, at: last.index, words: last[0] }] : []
  })
}

/** What is no passing shadow, though a pleasure is told after it: "bored of this plan, but felt strong". */
const LASTING: ReadonlySet<Feeling> = new Set(['boredom', 'doubt', 'reluctance', 'stress', 'nerves'])
/** A loop that was boring is over. */
const OF_A_THING = /^(?:boring|dull|monotonous|repetitive|langweilig|ennuyeu|chat[oa]|noios|saai)/iu

/** Whether a pleasure told later stands before something hard that lasts. */
export function isOutweighed(text: string): boolean {
  const feeling = findFeeling(text)
  return (
    feeling !== null &&
    PLEASURES.has(feeling) &&
    toldIn(text).some((one) => LASTING.has(one.feeling) && !OF_A_THING.test(one.words))
  )
}

/** [letters] How much of a note is phrases of something hard. */
export function hardLength(text: string): number {
  const found = PATTERNS.filter(([feeling]) => !PLEASURES.has(feeling) && feeling !== 'gratitude' && feeling !== 'calm')
  return found
    .flatMap(([, pattern]) => [...text.matchAll(pattern)])
    .reduce((sum, { 0: words }) => sum + words.length, 0)
}

/** What began badly and ended well: no joy where it stands alone. */
const TURNED =
  /(?<!\p{L})(?:then|after(?:wards)?|all|by the end|now|until)(?: i| it| was| is| all)*(?: felt| feel| feeling)? (?:fine|ok|okay|good|great|better|human|calmer|lighter|like myself)(?: (?:again|now|after(?:wards)?))*(?=\W*$|[,.!])|(?:finished|ended|came (?:back|home|out)) (?:up )?in a (?:good|great|better|much better) (?:one|mood|place)|the good kind(?! of (?:pain|ache))|(?:felt|feel|feeling) (?:so |much |a lot |a bit )?(?:better|human|calmer|lighter) (?:for it|after(?:wards)?|again|now)/iu

/** The same of whoever was worried about: "Mum's in hospital but she is doing better". */
const MENDING =
  /(?<!\p{L})(?:(?:s?he|they|it)(?:['’]s|['’]re| is| are)|on)(?: doing| feeling| getting| much| a lot| a bit)* (?:better(?! (?:off|than))|the mend|recovering|stable|out of danger)(?! if)(?!\p{L})/iu

/** Whether a note tells of joy, of pride or of something pleasant, whatever else it tells. */
export function isGladToo(text: string): boolean {
  if (isWry(text)) return false
  if (isPleasantToo(text) || TURNED.test(text) || MENDING.test(text)) return true
  return PATTERNS.some(
    ([feeling, pattern]) =>
      PLEASURES.has(feeling) &&
      [...text.matchAll(pattern)].some(
        ({ index, 0: words }) =>
          isMeant(feeling, words, text.slice(0, index)) && !isToCome(feeling, text.slice(index + words.length)),
      ),
  )
}

/** What stands behind the turn of a note that began pleasantly: "super, aber der Chef macht mich fertig", "sunburnt though". */
const TURNED_TO =
  /(?<!\p{L})(?:but|however|aber|leider|mais|pero|mas|però|ma|maar)(?!\p{L})\W+(?<after>[^.!?]{8,})$|[,;.] *(?<before>[^,;.]{8,})[, ](?:though|tho)\W*$/iu
/** What is wanted more of is no shadow on it. */
const NO_SHADOW =
  /(?<!\p{L})(?:more|further|faster|longer|again|could have|next time|mehr|weiter|plus|más|mais|più|meer)(?!\p{L})/iu

/** Whether a note turns to something else than its pleasant words, which may be hard. */
export function turnsElsewhere(text: string): boolean {
  const { after, before } = TURNED_TO.exec(text)?.groups ?? {}
  const turned = after ?? before
  return turned !== undefined && !NO_SHADOW.test(turned) && !isGladToo(turned)
}

/** "First race in ten years on Sunday": nothing to be proud of yet. */
const TO_COME =
  /^[^.!?\n]{0,25}\b(?:on (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow|next (?:week|month|weekend)|this (?:weekend|saturday|sunday)|coming up)\b/i
const isToCome = (feeling: Feeling, after: string): boolean => feeling === 'pride' && TO_COME.test(after)

const OTHERS_FEAT =
  /(?:^|[.!?,;]\s*)(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|notre|mi|nuestr[oa]|meu|minha|(?:il )?mio|(?:la )?mia|mijn|onze) (?:\p{L}+ )?(?:son|daughter|kids?|girl|boy|baby|wife|husband|sister|brother|mum|dad|friend|niece|nephew|grandson|granddaughter|sohn|tochter|kind|frau|mann|fils|fille|femme|mari|hij[oa]|niñ[oa]|mujer|marido|filh[oa]|figli[oa]|bambin[oa]|zoon|dochter|vrouw|man)(?:['’]s)?\s(?!.*(?<!\p{L})(?:i|me|ich|je|j['’]|yo|eu|io|ik)(?!\p{L}))[^.!?]*$/iu

/** `I wish I was happy`, `used to be proud`, `everyone else is happy`, `oh great, another puncture`: not the writer's, not now. */
const NOT_THEIRS =
  /(?:\bwish(?:ed)?|\bused to|\bif only|\bwould be|\bhope|\bhoping|\beveryone else|\bother people|\bmiss(?:ing)?|\bnearly|\balmost|\bex)\b[^.!?\n]{0,25}$/iu

const NO_TEARS = /(?:\b(?:nearly|almost|could have|could|practically) |\blike a (?:\p{L}+ )?baby\b.*)$/iu

/** "He sounded scared": somebody else. */
const OTHERS_FEAR =
  /(?:^|[^\p{L}])(?:he|she|they|everyone|(?:my|our|the) (?:\p{L}+ )?\p{L}+)(?:['’]s| is| was| are| were| sounded| looked| seemed| got| gets)+(?: so| really| a bit)? $/iu

function isMeant(feeling: Feeling, words: string, before: string): boolean {
  if (DENIED.test(before)) return false
  // "Nearly cried on the last set", "slept like a baby, woke crying": no tears of sorrow.
  if (feeling === 'sadness' && NO_TEARS.test(before) && TEARS.test(words)) return false
  if (feeling === 'fear' && OTHERS_FEAR.test(before)) return false
  if (feeling === 'gladness' && /\btoo $/i.test(before)) return false
  if (feeling === 'gladness' || feeling === 'pride') return !NOT_THEIRS.test(before)
  // "Used to hate running" is over.
  if (LIGHT.has(feeling) && /\bused to\s+(?:be |get |find \p{L}+ )?$/iu.test(before)) return false
  return feeling !== 'grief' || words.toLowerCase() !== 'died' || !NO_LOSS.test(before)
}

const SAD: ReadonlySet<Feeling | null> = new Set(['grief', 'worry', 'sadness', 'shame', 'fear'])

/** Whether a note tells of a loss, of worry, sadness, shame or fear: nothing cheerful stands beside it. */
export function isSad(text: string): boolean {
  return SAD.has(findFeeling(text))
}

const WELCOME: ReadonlySet<Feeling | null> = new Set([null, 'pride', 'gladness', 'gratitude', 'calm'])

/** Whether a note tells of any feeling that nobody would wish for, however light. */
export function isUnwelcome(text: string): boolean {
  return !WELCOME.has(findFeeling(text))
}
