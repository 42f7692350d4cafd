import type { Discipline, Span } from '../../model.ts'
import { CALM, LIFTS, SPORTS, WALKS, word } from './sport-verbs.ts'

/** What somebody does and nothing else. */
type Alone = { readonly does: readonly Discipline[]; readonly span: Span }

const SPORT = [...SPORTS.map(([, names]) => names), WALKS, CALM, LIFTS, 'mobility|stretch(?:ing)?'].join('|')
/** One sport, of whatever kind: "open water swimming", "some strength training". */
const EACH = `(?:(?:some|a bit of|road|indoor|mountain|open water|lap|trail|treadmill|outdoor)\\s+)?(?:${SPORT})(?![\\p{L}])`
const LIST = `(?<list>${EACH}(?:(?:\\s*,?\\s+(?:and|or|plus|und|oder|et|ou|y|e|o|en|of)\\s+|\\s*[,/&+]\\s*)${EACH})*(?:\\s+(?:training|workouts?|sessions?)(?![\\p{L}]))?)`

/** Somebody, what they do, want or may, and the small words between that and a sport. */
const FILL = [
  "i(?:['’](?:m|d|ll))?|am|is|to|do|doing|go|going|ever|want|wanna|like|can|would|will|really|allowed|train|my|the|rather|prefer|on|interested in|care about|plan with",
  'ich|gerne?|zum|beim|noch|mache|machen|m[oö]chte|will|kann|darf|mag|gehe?|gehen|fahren?|trainiere|treibe|auf|mit|dem',
  "je|j['’]aime|ne|de|du|la|le|l['’]|à|au|fais|faire|veux|aime|peux|pratiquer?|souhaite|voudrais",
  'yo|el|hago|hacer|quiero|me|gusta|gustar[ií]a|puedo|practic[oa]r?|montar|en',
  'io|il|lo|in|mi|piace|faccio|fare|vado|andare|voglio|vorrei|posso|praticare?',
  'eu|a|o|fa[cç]o|fazer|ando|andar|quero|gosto|gostaria|pratic[oa]r?',
  'ik|het|een|te|gaa?n?|doen?|wil|mag|graag|aan|maar',
].join('|')
const FILLS = `(?:\\s+(?:${FILL})){1,8}`
const SPORT_OR_SO = '(?:things?|sports?|exercise|activity|training|workout|cardio)'
/** "The only thing that I want to do", "mein einziger Sport". */
const SOLE = [
  `(?:all|the only ${SPORT_OR_SO})(?: that| which)?(?:\\s+(?:${FILL}|love|enjoy)){1,8}|my (?:only|sole) ${SPORT_OR_SO}|only one sport`,
  `(?:mein einziger|nur einen) sport|das einzige,? (?:was|das)${FILLS}`,
  `mon (?:seul|unique) sport|(?:tout ce|la seule chose|le seul sport) que${FILLS}`,
  `mi [uú]nico deporte|(?:lo|el) [uú]nico(?: deporte)? que${FILLS}`,
  `mio unico sport|l['’]unic[ao](?: cosa| sport)? che${FILLS}`,
  `meu [uú]nico (?:esporte|desporto)|a [uú]nica coisa que${FILLS}`,
  `mijn enige sport|(?:het|de) enige(?: sport)? (?:wat|dat|die)${FILLS}`,
].join('|')
const IS = "\\s*,?\\s*(?:is|are|ist|est|c['’]est|es|[eèé]|:)(?![\\p{L}])"

const OTHER = '(?:but|except|than|other than|besides|apart from)'
/** What says so before a sport. */
const ONLY = [
  `only|just(?!(?: \\p{L}+)? (?:love|enjoy)(?![\\p{L}]))|solely|exclusively|purely|strictly|nothing (?:else )?${OTHER}|no (?:other )?${SPORT_OR_SO} ${OTHER}|(?:\\p{L}+n['’]?t|not|never)(?: \\p{L}+){0,3} anything (?:else )?${OTHER}`,
  'nur|ausschlie(?:ß|ss)lich|lediglich|blo(?:ß|ss)|nichts (?:als|außer|ausser|anderes (?:als|außer))',
  "seulement|uniquement|exclusivement|juste|rien (?:que|d['’]autre que)|(?:^\\s*|fais |faire |veux |pratique |aime )que(?= )",
  's[oó]lo|solamente|[uú]nicamente|exclusivamente|(?:nada|no hago) m[aá]s que|(?:no \\p{L}+ )?otra cosa que',
  'soltanto|esclusivamente|(?:non \\p{L}+ )?altro che',
  's[oó]|somente|apenas|nada al[eé]m de|nada mais (?:do )?que|(?:n[aã]o \\p{L}+ )?outra coisa (?:sen[aã]o|al[eé]m de|que)',
  'alleen|enkel|uitsluitend|slechts|niets (?:anders )?dan',
].join('|')
/** What says so behind one. Not "alone", "solo" and "alleen": whoever runs alone has no company. */
const AFTER = [
  'only|exclusively|solely',
  'nur|ausschlie(?:ß|ss)lich',
  'seulement|uniquement|exclusivement',
  '[uú]nicamente|exclusivamente|solamente',
  'esclusivamente|soltanto',
  'somente|apenas',
  'enkel|uitsluitend',
].join('|')
/** The same as a clause of its own. */
const ENOUGH = [
  "that['’]?s (?:it|all|my lot|enough)|nothing else|(?:those|them) two (?:only|and no others?)|(?:is|are) all i (?:can |ever )?do|no other(?:s|\\s+sports?)?",
  "(?:it['’]?s|that['’]?s|those are) the only (?:sports?|things?|exercise|ones?|two)",
  'sonst (?:gar )?nichts|nichts (?:anderes|sonst|weiter)',
  "rien d['’]autre|c['’]est tout|nada m[aá]s|ya(?: est[aá])?|punto|basta|nient['’]altro|(?:mais )?nada(?: mais)?|verder niets|niets anders|meer niet",
].join('|')
const AND = '(?:and|but|und|et|y|e|en)'
const POLITE =
  "(?:\\s*,?\\s+(?:please|thanks|thank you|gehen|fahren|machen|treiben|bitte|danke|s['’]il (?:vous|te) pla[iî]t|merci|por favor|gracias|per favore|grazie|obrigad[oa]|alstublieft|alsjeblieft|graag|gaan|doen))*"
const NO = `(?:${AND.slice(3, -1)}|because|so|since|aber|weil|denn|mais|car|parce que|pero|porque|mas|ma|perch[eé]|maar|omdat)`
/** When, where and how often it is, in a part of its own. */
const WHEN =
  '(?:on|at|every|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|when|if|before|after|wenn|quand|cuando|quando|als|am|op|[0-9]+(?!\\s*(?:x|times|mal|fois|veces|volte|vezes|keer)))(?![\\p{L}])|\\p{L}+days?(?![\\p{L}])'
/** Nothing more is said: what follows tells when, how far or where to, and then it is only then, so far and there. */
const END = `${POLITE}\\s*(?=$|[,.;!()–-](?!\\s*(?:${WHEN}|${EACH}))|${AND}\\s*$|${NO}\\s+(?:i|no|not|never|don['’]?t|nothing|my|ich|nie|kein|mein|je|pas|jamais|mon|ma|nunca|mi|non|mai|n[aã]o|ik|geen|niet|nooit|mijn)(?![\\p{L}])|(?:as (?:a )?|for )(?:sport|exercise|fitness|fun|training|health|now)(?![\\p{L}])|in (?:it|my plan|the plan|there)(?![\\p{L}]))`
const BEGINS = '(?:^|[.,;(!]|(?<![\\p{L}])(?:and|but|so|und|et|y|e|en)\\s)\\s*'

const form = (pattern: string) => new RegExp(pattern, 'iu')
const FORMS = [
  // "I only swim and lift", "je ne fais que du vélo"
  `${word(ONLY)}(?:\\s+(?:${FILL}|love|enjoy)){0,8}\\s*(?<![\\p{L}])${LIST}${END}`,
  // "All I want to do is swim"
  `${word(SOLE)}${IS}(?:\\s+(?:${FILL})){0,8}\\s*(?<![\\p{L}])${LIST}${END}`,
  // "Swimming is my only sport"
  `(?<![\\p{L}])${LIST}${IS}\\s*(?:il |o )?${word(SOLE)}`,
  // "Ich schwimme nur", "swimming only please"
  `${BEGINS}(?:(?:${FILL}|love|only|just|strictly)\\s+){0,8}${LIST}\\s+(?:${AFTER})(?![\\p{L}])${END}`,
  // "Rowing and lifting, nothing else"
  `${BEGINS}(?:(?:${FILL}|love|only|just|strictly)\\s+){0,8}${LIST}[\\s,–-]+(?:${AND}\\s+)?(?:${ENOUGH})(?![\\p{L}])(?!\\s+(?:for|on|at)(?![\\p{L}]))`,
  // "Apart from swimming I do nothing"
  `(?<![\\p{L}])(?:except|besides|apart from|außer|à part|aparte de|a parte|além de|behalve)(?:\\s+(?:${FILL})){0,8}\\s+${LIST},?(?:\\s+(?:${FILL})){1,8}\\s+(?:nothing|nichts|rien|nada|niente|niets)(?![\\p{L}])${END}`,
].map((pattern) => new RegExp(pattern, 'giu'))

const ANOTHER = [
  'kids?|child(?:ren)?|sons?|daughters?|dogs?|wife|husband|partner|girlfriend|boyfriend|friends?|mates?|mum|mom|dad|brother|sister|boss',
  'frau|mann|kind(?:er)?|sohn|tochter|hund|freund(?:in)?|femme|mari|fils|fille|enfants?|mujer|marido|esposa|hij[oa]s?|niños',
  'moglie|marito|figli[oa]?|bambini|mulher|filh[oa]s?|vrouw|man|zoon|dochter|kinderen',
].join('|')
/** Somebody else's, with no word of the person after it. */
const OTHERS = form(
  `(?<![\\p{L}])(?:he|she|they|we|who|er|sie|wir|ils?(?= (?:ne|n|veu|v|f|aim|nag|cour))|elles?|él|ella|ellos|lui|lei|ele|ela|hij|zij|wij|${ANOTHER})(?![\\p{L}])(?!.*(?<![\\p{L}])(?:i|ich|je|yo|io|eu|ik)(?![\\p{L}]))`,
)
/** Of what somebody has, and not of what they do: "I only have a rower". */
const HAD = form(
  "(?<![\\p{L}])(?:have(?! to)|own|got(?! to)|habe[n]?|besitzen?|j['’]ai|tengo|tenho|ho|heb|hebben)(?![\\p{L}])[^.,;]*$|(?<![\\p{L}])(?:an?|ein(?:en?)?|een|una?|uma)\\s*$",
)
/** No more than a part of it, or a wish to leave it behind. */
const NOT_SO = form(
  "(?<![\\p{L}])(?:not|n['’]?t (?:want|like|need|have) to|used to|tired of|sick of|bored of|instead of|currently|at the moment|right now|i wish(?: \\p{L}+)*|if(?: \\p{L}+)*|when|nicht|pas|(?:no|non|n[aã]o)(?: (?:quiero|voglio|quero|me gusta|faccio|fa[cç]o|hago))?|niet)(?: i)?\\s*$",
)

const DOES = [...SPORTS, ['walk', WALKS] as const, ['mind', CALM] as const, ['strength', LIFTS] as const].map(
  ([sport, names]) => ({
    sport,
    pattern: form(word(names)),
  }),
)

/**
 * The sports that a part of a sentence says are done alone: "I only swim", "nichts als Laufen".
 * @returns null where it says nothing of the kind, or only for some days, hours, distances or somebody else
 */
export function aloneIn(sentence: string): Alone | null {
  for (const match of FORMS.flatMap((pattern) => [...sentence.matchAll(pattern)])) {
    const list = match.groups?.list ?? ''
    const before = sentence.slice(0, match.index)
    const clause = /[^.;,!?]*$/u.exec(before + match[0].slice(0, match[0].indexOf(list)))?.[0] ?? ''
    if (NOT_SO.test(before) || OTHERS.test(clause) || HAD.test(clause)) continue
    const does = DOES.filter((one) => one.pattern.test(list)).map(({ sport }) => sport)
    if (does.length > 0) return { does, span: { start: match.index, end: match.index + match[0].length } }
  }
  return null
}
