import type { SparedPart } from '../../model.ts'
import type { Saying } from './saying.ts'

/** Parts that people speak of as worn or hurt, in seven languages, by the names that facts have. */
const PARTS: Readonly<Record<string, string>> = {
  knee: 'knees?|knie|knien|genoux?|rodillas?|joelhos?|ginocchi[oa]?|knie[eë]n',
  hip: 'hips?|h[uü]ften?|hanches?|caderas?|quadr(?:il|is)|anc(?:a|he)|heup(?:en)?',
  ankle: 'ankles?|kn[oö]chel|sprunggelenke?|chevilles?|tobillos?|tornozelos?|cavigli[ae]|enkels?',
  achilles: "achilles(?:sehnen?| tendons?|pees)?|tendon d['’]achille|tend[oó]n de aquiles",
  foot: 'foot|feet|heels?|f(?:u|ü)(?:ß|ss)e?|fersen?|pieds?|talons?|pies?|tal[oó]n|p[eé]s?|calcanhar|pied[ei]|voet(?:en)?|hiel',
  shin: 'shins?|schienbeine?|tibias?|espinillas?|canelas?|tibi[ae]|sch[eo]nen?',
  calf: 'calf|calves|waden?|mollets?|gemelos?|panturrilhas?|polpacci[oa]?|kuit(?:en)?',
  'lower-back': 'back|spine|r[uü]cken|kreuz|dos|espalda|costas|coluna|schiena|rug',
  shoulder: 'shoulders?|schultern?|[eé]paules?|hombros?|ombros?|spall[ae]|schouders?',
  neck: 'neck|nacken|nuque|cuello|pesco[cç]o|collo|nek',
  elbow: 'elbows?|ell(?:en)?bogen|coudes?|codos?|cotovelos?|gomit[oi]|elleboog',
  wrist: 'wrists?|handgelenke?|poignets?|mu[nñ]ecas?|punhos?|pols[oi]?',
}

/** What has a part of its own in its name. */
const CONDITIONS: Readonly<Record<string, string>> = {
  knee: "runner['’]?s knee|jumper['’]?s knee|(?:torn |bad |dodgy )?(?:meniscus|acl|mcl|pcl)(?: (?:tear|repair|injury|surgery))?|patell\\p{L}* (?:tend\\p{L}+|pain)|chondromalacia|it ?band(?: syndrome)?|itbs|kreuzbandriss|meniskus(?:riss|schaden)?|m[eé]nisque|menisco",
  foot: 'plantar fasci\\p{L}+|fersensporn|fascite plantar(?:ia|e)?|fascitis plantar|bunions?|hielspoor',
  shin: 'shin splints?|schienbeinkantensyndrom',
  achilles: 'achilles (?:tend\\p{L}+|rupture|pain)',
  'lower-back':
    '(?:slipped|herniated|bulging|prolapsed) dis[ck]s?|sciatica|scoliosis|bandscheiben\\p{L}+|ischias|hernie discale|sciatique|hernia discal|ci[aá]tica|h[eé]rnia de disco|ernia del disco|hernia(?= (?:in|aan) (?:mijn|de) rug)',
  shoulder: 'frozen shoulder|rotator cuff(?: (?:tear|injury|surgery))?|impingement(?: in)?',
  elbow: "tennis elbow|golfer['’]?s elbow|tennisarm|tennisellenbogen",
  wrist: 'carpal tunnel|rsi\\b|karpaltunnel\\p{L}*',
}

const BAD =
  'bad|dodgy|bum|dicky|gammy|iffy|weak|worn|stiff|sore|achy|aching|creaky|crunchy|painful|arthritic|injured|torn|sprained|broken|fractured|tricky|wonky|knackered|busted|buggered|ruined|temperamental|sensitive|delicate|kaputt(?:es|e|en)?|schlecht(?:es|e|en)?|schwach(?:es|e|en)?|fragiles?|ab[iî]m[eé]e?s?|mauvais|mal[ao]s?|lesionad[ao]s?|machucad[ao]s?|ruim|malandat[oaie]|slechte|zwakke'
const TROUBLE =
  'pain|pains|problems?|issues?|troubles?|injury|injuries|arthritis|osteoarthritis|tend[io]n\\p{L}+|bursitis|replacements?|surgery|operation|op|niggles?|ache|complaints?'
const SIDE = '(?:left |right |lower |both |old )?'
const GOES =
  'bad|dodgy|iffy|weak|stiff|sore|achy|aching|creaky|painful|injured|torn|sprained|broken|not (?:great|good|what (?:it|they) (?:was|were))|shot|gone|knackered|busted|buggered|ruined|playing up|acting up|giving me (?:trouble|grief|gyp|jip)|hurting|hurts?|ach(?:es|ing)|niggl\\p{L}+|killing me|dicky|wonky|temperamental|tricky'
const DEGREES =
  '(?:(?:a|bit|little|quite|really|very|so|pretty|rather|still|kinda|kind|of|always|often|sometimes|occasionally|slightly|both|touch|somewhat) )*'

const form = (pattern: string) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'iu')

/** How somebody tells of each part that it is worn or hurts. */
const SAYINGS = Object.entries(PARTS).map(([part, names]) => ({
  part,
  says: [
    ...(CONDITIONS[part] ? [CONDITIONS[part]] : []),
    `(?:${BAD}) ${SIDE}(?:${names})`,
    `(?:${names}) (?:${TROUBLE})`,
    `(?:${TROUBLE}) (?:in|with|of|on) (?:my |the |one |both )?${SIDE}(?:${names})`,
    `(?:${names})(?: (?:is|are|has been|have been|gets?|['’]s|keeps?|can be))? ${DEGREES}(?:${GOES})`,
    // One word in German and Dutch.
    `(?:${names})(?:s?probleme?|s?schmerzen|beschwerden|leiden|arthrose|verletzung|problemen|klachten|pijn|blessure)`,
    `(?:${names}) (?:(?:macht|machen) (?:probleme|[aä]rger|mucken)|(?:tut|tun) (?:(?:oft|immer|etwas) )?weh|zwickt|schmerzt|schmerzen|ist kaputt)`,
    `(?:probleme|schmerzen|arthrose|last|pijn|klachten|artrose) (?:im|in der|in den|am|an der|mit dem|mit der|mit den|van|in|aan|met) (?:mijn |de |het |meinem |meiner |linken |rechten )*(?:${names})`,
    `(?:mal|douleurs?|arthrose|probl[eè]mes?|dolor(?:es)?|problemas?|artrosis|dor|dores|artrose|lesi[oó]n|les[aã]o|dolori?|problemi|artrosi) (?:au|aux|à l['’]|à la|du|de la|de l['’]|de|des|en el|en la|en las|en los|no|na|nos|nas|al|alla|alle|ai|di|il|la) ?(?:mon |mis? |le |les |el |la )?(?:${names})`,
    `(?:${names}) (?:qui (?:fait|font) mal|mal|fragiles?|ab[iî]m[eé]s?|mal[ao]s?|lesionad[ao]s?|ruim|ruins|malandat[oaie])`,
  ].map(form),
}))

/** What lands hard on each step. */
const FEELS_LANDINGS = /^(?:knee|hip|ankle|achilles|foot|shin|calf)$/
/** Said so, it is no reason to run no more. */
const LIGHTLY =
  /\b(?:a bit|bit|slightly|slight|little|sometimes|occasional(?:ly)?|now and then|mild(?:ly)?|niggl\w*|old|former|previous|stiff|tight|creaky|crunchy|ein bisschen|etwas|leicht\w*|manchmal|un peu|parfois|a veces|un poco|às vezes|um pouco|a volte|un po|soms|een beetje)\b/i
/** Who says what not to do, or how, does the rest. */
const MAY_RUN =
  /\b(?:no|avoid) (?:jump|hopping|burpee|box jump|plyo)|\bbe(?:ing)? careful|\bcareful with|\bgo(?:ing)? easy|\b(?:can|still|do) run\b|\bkein\w* (?:spr[uü]nge|springen)|\bpas de sauts?|\bsin saltos?|\bsem saltos?|\bniente salti|\bniet springen/i
/** Not theirs, not now, not so. */
const NOT_SO =
  /\b(?:no|not|never|without|used to|had|was|were|ago|fixed|healed|recovered|fine now|better now|all good|pain[- ]free|avoid|prevent\w*|kein\w*|nicht|ohne|pas|sans|sin|sem|n[aã]o|non|senza|geen|niet|(?:his|her|their)|(?:my|our) (?:\w+ )?(?:wife|husband|partner|mum|mom|mother|dad|father|son|daughter|brother|sister|gran\w*|nan|dog|cat|horse|boss|client\w*|patient\w*)|patients?|clients?|physio\w*|clinic)\b/i
/** What reads like "not", or like a part of the body, and is neither. */
const NOT_MEANT =
  /\bnot (?:great|good|what (?:it|they) (?:was|were))\b|(?<=\b(?:dor|dores|problemas?|les[aã]o|artrose) )n[oa]s?\b/gi
const IDIOM = /\bpain in the (?:neck|backside|butt|arse)\b/i

const ANY_PART = Object.entries(PARTS).map(([part, names]) => ({
  part,
  before: new RegExp(`(?<![\\p{L}])(?:${names})\\s*(?:and|und|et|y|e|en|&|/|\\+|,)\\s*(?:my |lower )?$`, 'iu'),
  after: new RegExp(`^\\s*(?:and|und|et|y|e|en|&|/|\\+)\\s*(?:my |lower |a bad )?(?:${names})(?![\\p{L}])`, 'iu'),
}))

/**
 * The parts of the body that a part of a sentence says are worn or hurt: "my knee is a bit dodgy", "slipped disc". What
 * feels each landing is spared all of them, unless it is said lightly.
 * @returns null where it says nothing of the kind, or of somebody else or another time
 */
export function bodyIn(sentence: string): Saying | null {
  if (IDIOM.test(sentence)) return null
  for (const { part, says } of SAYINGS)
    for (const pattern of says) {
      const match = pattern.exec(sentence)
      if (!match) continue
      const [start, end] = [match.index, match.index + match[0].length]
      const clause = clauseAround(sentence, start, end)
      if (NOT_SO.test(clause.replaceAll(NOT_MEANT, ''))) continue
      const told = [part, ...besides(sentence, start, end)]
      const how = (one: string) =>
        FEELS_LANDINGS.test(one) && !LIGHTLY.test(clause) && !MAY_RUN.test(sentence) ? 'no-impact' : 'careful'
      return {
        kind: 'spares',
        parts: told.map((one): SparedPart => ({ part: one, how: how(one) })),
        span: { start, end },
      }
    }
  return null
}

/** The words between two commas, or what else begins a new thought. */
function clauseAround(sentence: string, start: number, end: number): string {
  const before = sentence.slice(0, start).split(BREAK).at(-1) ?? ''
  return before + sentence.slice(start, end) + (sentence.slice(end).split(BREAK)[0] ?? '')
}

const BREAK = /[,(:]|\s(?:and|und|et|y|e|en)\s|\s[-–]\s/i

/** The other parts of "bad knees and hips", "knee and back pain". */
function besides(sentence: string, start: number, end: number): string[] {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)]
  return ANY_PART.filter((one) => one.before.test(before) || one.after.test(after)).map(({ part }) => part)
}
