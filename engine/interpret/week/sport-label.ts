import { isGentle, isMatch, isOfOthers, isPractice, OWN_TRAINING } from '../../day/practice-words.ts'

/** Names of sports that hours of training are told by, where others lead it or it is another sport than a plan's. */
const NAMED = new RegExp(
  `\\b(?:${[
    'table tennis|tennis|badminton|squash|padel|pickleball|climbing(?! the)|bouldering|judo|karate|boxing|fencing|hip ?hop|dance|ballet',
    'golf|surfing|sailing|sauna|tai chi|qi ?gong|yoga ?kurs|yoga|ioga|(?:reformer )?pilates|barre',
    'spin(?:ning)?(?: class(?:es)?)?|zumba|boot ?camp|cross ?fit|hiit|(?:water |aqua ?)?aerobics|aqua ?fit(?:ness)?|ac?quagym|hidroginastica|boxercise|clubbercise|body ?pump|body ?combat|circuits',
    '(?:gym|fitness|exercise|workout|strength) class(?:es)?|fitnesskurs|cours de (?:gym|sport|fitness)',
    'run(?:ning)? club|lauftreff|parkrun|cycl(?:e|ing) club|(?:club|group) ride|rowing club|walking group',
  ].join('|')})\\b`,
  'iu',
)
/** What one drives for in a "coffee run", and for whom: nobody runs it. */
const ERRAND = new RegExp(
  `\\b(?:${[
    'day ?care|pre-?school|kinder(?:garten)?|kita|cr[eè]che|playgroup|camp|kids?|pick-?up|drop-?off|car ?pool',
    'airport|station|taxi|uber|bus|shuttle|ferry|delivery|truck|freight|supply|mail|post|parcel',
    'coffee|tea|milk|bread|bakery|beer|pizza|take-?(?:away|out)|lunch|dinner|food|grocer(?:y|ies)|shop(?:ping)?|supermarket|market|costco|ikea',
    'dump|tip|recycling|bank|pharmacy|chemist|prescription|vet|hospital|clinic|dialysis|church|errands?',
  ].join('|')}) runs?\\b`,
  'iu',
)
/** A way to work is as long as it is, and at an hour of its own. */
const COMMUTE =
  /\b(?:cycl|bik|rid|walk|pedal)\w* (?:my bike )?(?:in ?)?to (?:the |my )?(?:work|office|uni(?:versity)?|school|college|station)\b/i
const OF_A_TEAM = /\b(?:team|goalie|(?:goal)?keeper|goalkeeping) $/i
const PRACTICE = /practi[cs]e|training|entrena|entra[iî]ne|treino|allenamento|\bclass\b|lesson/i
/** What one's own training is called, by the words for it in seven languages; a session that some other lead is none. */
const OWN_NAMES: readonly (readonly [string, RegExp])[] = [
  [
    'gym',
    /\b(?:gym\w*|weights?|lift(?:s|ing)?|kettlebells?|strength|krafttraining|kraftsport|fitnessstudio|studio|muscu(?:lation)?|salle de sport|gimnasio|pesas|palestra|pesi|academia|muscula[cç][aã]o|sportschool|krachttraining|fitness)\b|🏋/iu,
  ],
  [
    'run',
    /\b(?:runs?|running|jog(?:s|ging)?|couch to|lauf(?:en|e|training)?|jogg(?:en|e)|cours|courir|course [aà] pied|footing|correr|corro|corrida|corsa|correre|hardlopen|rennen|ren|loop hard)\b/iu,
  ],
  [
    'cycling',
    /\b(?:cycl(?:e|ing)|(?<!motor ?|dirt )bik(?:e|ing)|(?<!horse |pony |motorbike |car |bus |train |taxi )rid(?:e|es|ing)|turbo|radfahren|radtour|rennrad|v[eé]lo|cyclisme|bicicleta|bici|ciclismo|fietsen|wielrennen)\b/iu,
  ],
  [
    'swim',
    /\b(?:swim(?:s|ming)?|schwimm(?:en|e)|piscin[ae]|natation|nager?|nataci[oó]n|nadar|nado|nata[cç][aã]o|nuoto|nuotare|zwem(?:men)?)\b|🏊/iu,
  ],
  ['rowing', /\b(?:row(?:s|ing)?|erg|rudern|aviron|remo|remar|canottaggio|roeien)\b/iu],
]
/** "My son has swimming Tue and judo Thu": what is joined to it is theirs, too; of kids' days all in a row. */
const THEIRS =
  /(?:my|our) (?:\w+ )?(?:sons?|daughters?|kids?|boys|girls|husband|wife|partner) (?:(?!and i )[^\s.,;]+ ){0,3}?(?:has|have|plays?|does|go(?:es)?)\b(?! the )(?:(?!\bi\b)[^.,;\n]|\.\d)*$|\b(?:teach|kids) (?:(?!\b(?:i|work)\b)[^.;\n]|\.\d)*$/i
/** Whom one trains with where others lead it. */
const WITH_A_CLUB =
  /\b(?:with|at) (?:the |my |our |a )?(?:local )?(?:club|squad|team|group|crew|masters|coach)\b|\bclub\b/i
const MOST_CHARS = 20

/**
 * What the hours of a sport are called: a match is no practice, and what others do is not one's own.
 * @param label - as read
 * @param text - as typed, up to the end of what was read
 * @param from - where that begins
 * @param clause - it with the words around it
 */
export function sportLabel(label: string, text: string, from: number, clause: string): string {
  const said = text.slice(from)
  const plain = label.replaceAll(' - ', '-')
  const near = `${wordsBefore(text, from)}${said}`
  if (label === OWN_TRAINING && COMMUTE.test(near)) return 'commute'
  const named = label === OWN_TRAINING ? (ERRAND.exec(near)?.[0].toLowerCase() ?? namedBy(text, from)) : plain
  if (!isPractice(named) && !isGentle(named) && named !== OWN_TRAINING) return named
  if (isOfOthers(near) || THEIRS.test(text.slice(0, from))) return `${named} (not mine)`
  if (named === OWN_TRAINING) return ownName(said, clause)
  const weeks = weeksOf(said)
  if (isMatch(named) || PRACTICE.test(said) || !isMatch(near)) return `${named}${weeks}`
  return `${named.replace(/ (?:practi[cs]e|training|class|lessons?|club)$/, '')} match${weeks}`
}

const ODD = /\bodd (?:numbered )?weeks?\b|\bungerade/i
const EVEN = /\beven (?:numbered )?weeks?\b|\bgerade (?:kw|wochen?)/i
/** Of every other week, or day. */
export const EACH_SECOND =
  /\bevery (?:other|second|2nd|two|2)\b|\balt(?:ernat|\b)|\bfortnight|\bbi-?weekly\b|\bjede[nrms]? (?:zweite|2\.)|\balle (?:zwei|2|14) (?:wochen|tage)|\bvierzehnt(?:ä|ae)gig|\b14-?t(?:ä|ae)gig|semaine sur deux|quinze jours|\bcada (?:dos|15)\b|\ba cada duas|\bogni due|\bom de week|\bom de twee/i

/** In which weeks a sport takes place that is none of every week; which of the two nobody may have said, so that the name can be changed. */
function weeksOf(said: string): string {
  if (ODD.test(said)) return ' (odd weeks)'
  return EVEN.test(said) || EACH_SECOND.test(said) ? ' (even weeks)' : ''
}

/** One's own training by its one sport, or as a club's; by several it may be any. */
function ownName(said: string, clause: string): string {
  const [name, ...others] = OWN_NAMES.filter(([, words]) => words.test(said)).map(([one]) => one)
  if (name === undefined || others.length > 0) return OWN_TRAINING
  return name !== 'gym' && WITH_A_CLUB.test(clause) ? `${name} club` : name
}

/** Training by its sport, or as that of a team; by neither it may be anything. */
function namedBy(text: string, from: number): string {
  if (OF_A_TEAM.test(text.slice(0, from))) return 'team training'
  return NAMED.exec(text.slice(from))?.[0].toLowerCase() ?? OWN_TRAINING
}

/** The last words of the same sentence before a place. */
function wordsBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - MOST_CHARS), at)
  return before.slice(Math.max(...['.', ',', ';', '\n', ':'].map((mark) => before.lastIndexOf(mark))) + 1)
}
