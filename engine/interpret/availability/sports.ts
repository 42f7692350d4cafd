import type { Discipline } from '../../model.ts'
import type { Saying } from './saying.ts'

/** Sports as somebody names them who shuns one or does nothing else, in seven languages. */
const SPORTS: readonly (readonly [Discipline, string])[] = [
  [
    'run',
    'run|running|jog|jogging|laufe|laufen|renne|joggen|jogge|cours|courir|course(?: à pied)?|footing|corro|correr|corrida|corsa|correre|ren|rennen|hardlopen',
  ],
  [
    'cycle',
    'ride|ride my bike|riding|bikes?|biking|cycle|cycling|rad|rad ?fahren|fahrrad(?: fahren)?|fahre rad|velo|v[ée]lo|bici|bicicleta|pedalo|ciclismo|fietsen',
  ],
  [
    'swim',
    'swim|swimming|schwimme|schwimmen|nage|nager|nado|nadar|nuoto|nuotare|zwem|zwemmen|nata[cç][aã]o|nataci[oó]n',
  ],
  ['row', 'row|rower|rowing|rudern|rudere|aviron|ramer|remo|remar'],
]

/** What makes it a matter of days, hours or company rather than of the sport itself. */
const NOT_ALWAYS =
  '(?!\\s*(?:to|home|on|before|after|at|in|during|more|that|much|very|well|fast|far|every|my|when|if|until|with|too|for|anymore than|mon|tue|wed|thu|fri|sat|sun|am|an|vor|nach|bei|mehr|viel|le|les|avant|apr[eè]s|los|las|el|antes|despu[eé]s|muito|mucho|a|an|the|errands|bus|train|business|out|late|around|into|over|any|[0-9]+)\\b)'

const words = (sport: string) => `(?<![\\p{L}])(?:${sport})(?![\\p{L}])`
const gap = '(?:\\s+(?:my|the|a|to|go|do|like|gerne|ger|le|la|el|the))*\\s+'

const form = (pattern: string) => new RegExp(pattern, 'iu')
const WHO: Readonly<Partial<Record<Discipline, string>>> = {
  run: 'runner',
  swim: 'swimmer',
  cycle: 'cyclist',
  row: 'rower',
}

/** How somebody shuns each sport. */
const SAYINGS = SPORTS.map(([sport, names]) => ({
  sport,
  shuns: [
    `(?<![\\p{L}]|used to |(?:my|our|his|her) (?:wife|husband|partner|(?:flat|house|room|work)?mate|friend|son|daughter|kids?|mum|mom|dad|brother|sister|boss|neighbou?r|dog) |he |she |they )(?:i\\s+)?(?:do not|don'?t|dont|never|can'?t|cannot|won'?t|mustn'?t|not allowed on|hate|refuse to)${gap}${words(names)}${NOT_ALWAYS}`,
    `(?<![\\p{L}])(?:i am|i'?m|im)\\s+(?:not|no)\\s+a\\s+${WHO[sport]}`,
    `(?<![\\p{L}])(?:(?:ich|je|ik)\\s+(?:ne\\s+)?)?${words(names)}\\s+(?:nicht|nie|niemals|pas|jamais|niet|nooit)(?![\\p{L}])${NOT_ALWAYS}`,
    `(?<![\\p{L}])(?:ich hasse|hasse|ich mag kein|je d[ée]teste|d[ée]teste|odio|odeio|detesto|non mi piace|non sopporto|no me gusta|n[aã]o gosto de|je n['’]aime pas|ik haat|haat|ik hou niet van)(?: (?:das|die|le|la|il|el|o|a|de la|du))*\\s+${words(names)}`,
    `(?<![\\p{L}])(?:no|nunca|n[aã]o|non|ni|ni de|pas de|nada de|niente|kein|keine|geen)\\s+${words(names)}(?:\\s+(?:please|thanks|for me|for now|at all|ever|bitte|por favor|per favore|allowed))*\\s*(?=$|[,.;!]|\\s(?:or|and)\\s)`,
    `${words(names)}\\s+(?:i|is something i)\\s*(?:never (?:learn\\p{L}+|could)|['’]?m not (?:doing|into)|can['’]?t(?=(?: do)?\\s*(?:$|[,.;!]))|hate(?=\\s*(?:$|[,.;!])))(?![\\p{L}])`,
    `${words(names)}\\s*(?:[:=]\\s*(?:no|nope|never)|(?:['’]?s|is|are)\\s+(?:out|forbidden|banned|off limits|not allowed))(?![\\p{L}])`,
    // For a while only: it is planned without until the person says that it is over.
    `(?<![\\p{L}])(?:i\\s+)?(?:can'?t|cannot|mustn'?t|must not|shouldn'?t|should not|not allowed to|no)${gap}${words(names)}\\s+(?:for\\s+(?:the\\s+next\\s+|at least\\s+|another\\s+)*(?:[0-9]+|a|an|two|three|four|five|six|eight|ten|twelve|some|a few|several|a couple of)\\s+(?:days?|weeks?|months?)|until|till?)(?![\\p{L}])`,
    `(?<![\\p{L}])(?:doctor|doc|gp|physio\\p{L}*|surgeon|consultant|specialist|osteopath)\\s+(?:says?|said|told me|advise[sd]?|wants)\\s*:?\\s*(?:i\\s+|me\\s+)?(?:no|not to|can'?t|mustn'?t|shouldn'?t|must not|should not)${gap}${words(names)}`,
  ].map(form),
}))

const WALKS =
  'walks?|walking|hike|hiking|spazieren(?: gehen)?|wandern|marcher|marche|caminar|camminare|caminhar|wandelen'
const CALM = 'yoga|pilates'
const STRENGTH = 'lift|lifting|lift weights|weights|strength(?: training| exercises)?|mobility|stretch|stretching'
const EACH = `(?:${[...SPORTS.map(([, names]) => names), WALKS, CALM, STRENGTH].join('|')})(?![\\p{L}])`
const LIST = `(?<list>${EACH}(?:(?:\\s*[,/&+]\\s*|\\s+(?:and|or|plus|und|et|y|e|en)\\s+|\\s*,\\s*and\\s+)(?:a bit of\\s+|some\\s+)?${EACH})*)`
const ENOUGH =
  "(?:(?:and|but)\\s+)?(?:that['’]?s (?:it|all|my lot|enough)|nothing else|(?:those|them) two (?:only|and no others?)|(?:is|are) all i (?:can |ever )?do|no others?|(?:it['’]?s|that['’]?s|those are) the only (?:sports?|things?|exercise|ones?|two)(?! (?:on|at)))(?!\\s+(?:for|on|at)\\b)"
/** What makes "only" no more than a part of it, a wish to leave it behind, or somebody else's. */
const NOT_ONLY =
  "(?<!(?<!\\p{L})(?:not|n'?t (?:want|like|need|have) to|used to|tired of|sick of|bored of|instead of|currently|at the moment|right now|kids?|children|sons?|daughters?|dogs?|wife|husband|partner|friends?|they|he|she|we|nicht|pas|no|non|n[aã]o|niet) (?:i )?)"
/** "I only swim and lift", "rowing and lifting, nothing else". */
const ALONE = [
  `${NOT_ONLY}(?<![\\p{L}]|who )(?:i\\s+)?(?<![\\p{L}])(?:only|just|nothing but)(?: (?:thing|sport|exercise) i (?:can )?do is)?(?:\\s+(?:my|to|go|going|do|doing|ever|like|want|wanna|would|really|love|enjoy|some))*\\s+${LIST}${NOT_ALWAYS}(?:[\\s,–-]+${ENOUGH})?`,
  `(?:^|[.,;(])\\s*(?:i\\s+)?(?:(?:only|just|do|go)\\s+)*${LIST}[\\s,–-]+${ENOUGH}`,
  `(?:^|[.,;(])\\s*(?:i (?:want|like|love|do)\\s+)?${LIST}\\s+(?:only|alone|nur|solo|seulement)(?:\\s+(?:please|thanks))?\\s*(?=$|[,.;!])`,
  // In other languages what follows may be an hour, a day or company: nothing does.
  `${NOT_ONLY}(?<![\\p{L}])(?:nur|nichts als|s[oó]lo|solamente|[uú]nicamente|seulement|uniquement|rien que|(?:fais|veux) que|soltanto|unicamente|s[oó]|somente|apenas|alleen|enkel)(?:\\s+(?:noch|gerne|zum|de|du|la|le|el|il|o|a|à|faire|hacer|fare|fazer|quiero|voglio|quero|hago|faccio|faço))*\\s+${LIST}(?:\\s+(?:gehen|bitte|s'il vous pla[iî]t|por favor|per favore|alstublieft))*\\s*(?=$|[,.;!])`,
].map(form)
const DOES = [...SPORTS, ['walk', WALKS] as const, ['mind', CALM] as const].map(([sport, names]) => ({
  sport,
  pattern: form(words(names)),
}))

function aloneIn(sentence: string): Saying | null {
  for (const pattern of ALONE) {
    const match = pattern.exec(sentence)
    const list = match?.groups?.list ?? ''
    const does = DOES.filter((one) => one.pattern.test(list)).map(({ sport }) => sport)
    if (!match || does.length === 0) continue
    const span = { start: match.index, end: match.index + match[0].length }
    return { kind: 'sports', does, never: does.includes('run') ? [] : ['run'], isAlone: true, span }
  }
  return null
}

/** "I hate running, love cycling": one in the place of another. */
const INSTEAD = SAYINGS.flatMap(({ sport: never }, at) =>
  SAYINGS.filter((one) => one.sport !== never).map(({ sport }) => ({
    ...{ sport, never },
    pattern: form(
      `(?<![\\p{L}])(?:i\\s+)?(?:hate|loathe|can'?t stand|don'?t like|do not like|not a fan of)${gap}${words(namesOf(at))}[\\s,]+(?:(?:but|and|i|would|much|rather|do)\\s+)*(?:love|prefer|like|enjoy)${gap}${words(namesOf(SPORTS.findIndex(([name]) => name === sport)))}`,
    ),
  })),
)

function namesOf(place: number): string {
  return SPORTS[place]?.[1] ?? ''
}

/**
 * The sports that a part of a sentence says are never done, or done alone: "I only ride my bike, I do not run".
 * @returns null where it says nothing of the kind, or of some days only
 */
export function sportsIn(sentence: string): Saying | null {
  for (const { sport, never, pattern } of INSTEAD) {
    const span = found([pattern], sentence)
    if (span) return { kind: 'sports', does: [sport], never: [never], span }
  }
  for (const { sport, shuns } of SAYINGS) {
    const never = found(shuns, sentence)
    if (never) return { kind: 'sports', does: [], never: [sport], span: never }
  }
  return aloneIn(sentence)
}

function found(patterns: readonly RegExp[], sentence: string): Saying['span'] | null {
  for (const pattern of patterns) {
    const match = pattern.exec(sentence)
    if (match) return { start: match.index, end: match.index + match[0].length }
  }
  return null
}
