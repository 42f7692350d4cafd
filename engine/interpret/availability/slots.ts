import { sure } from '../../sure.ts'
import { MINUTES } from './amounts.ts'
import { DAYS, NOT, ONLY, PARTS, TRAIN } from './words.ts'

export type Said = {
  readonly slot: Slot
  readonly told: Readonly<Record<string, string | undefined>>
  /** Whether "and" stands before it. */
  readonly isJoined: boolean
}

const CLOCK = '\\d{1,2}(?:[:.h]\\d{2})?\\s*(?:am|pm|h\\b|uhr|uur|heures?)?(?:\\s?ish)?(?![\\p{L}\\d])'
const PART = PARTS.map(([words], index) => `(?<part${index}>${words})`).join('|')
const word = (words: string) => `(?:${words})(?![\\p{L}'’])`
/** "After the kids are in bed, so from 8": what happens before an hour, in a few words. */
const EVENT = "(?:[\\p{L}'’]+,?\\s+){1,7}?"

/** In the order in which they are looked for: the longer first. */
const WORDS = [
  [
    'only',
    word(
      "(?:that['’]?s|that is|it['’]?s|this is) (?:honestly )?(?:the|my) (?:(?:one and )?only|sole|one) (?:time|window|option|slot|gap|chance)(?: (?:that )?(?:i|we) (?:can|have|get|['’]ve got))?(?: (?:to )?(?:train|exercise|work out))?",
    ),
  ],
  ['only', word("(?:that['’]?s|that is|is) all (?:i|we)(?: get| have|['’]ve got)")],
  ['only', `(?<=^(?:i['’]?m |i am )?free[: ].*)(?:and )?that(?:['’]?s| is) (?:it|all|the lot)(?=\\W*$)`],
  [
    'only',
    word(
      "or (?:it['’]?s )?(?:not at all|nothing|never)|(?:(?:and )?(?:can['’]?t|cannot|not|never|no)(?: (?:train|go|exercise|do it))?(?: at)? )(?:any |no )?other times?|(?:and )?at no other time",
    ),
  ],
  ['listed', word('(?:training|workout|gym) days(?: are)?')],
  ['small', word('(?:\\d|two|three|four|five|six)\\s?(?:x|times|days|sessions)? (?:a|per|each) week')],
  ['off', word('(?:is |are )?(?:not at all|none(?: at all)?)')],
  [
    'gone',
    word(
      "nope|no chance|(?:do not|don['’]?t) want to do anything(?: at all)?|(?:can['’]?t|couldn['’]?t) face (?:it|anything)",
    ),
  ],
  [
    'butNot',
    word(
      'but (?:not(?! (?:more|longer) than)|never|nothing|no(?= (?:mon|tue|wed|thu|fri|sat|sun)))(?: on)?|aber nicht|mais pas|pero no|mas n[aã]o|ma non|maar niet',
    ),
  ],
  [
    'except',
    word(
      'exc?ept(?: for)?(?: on)?|apart from|other than|excluding|bar|außer|ausser|sauf|excepto|menos|salvo|exceto|tranne|behalve',
    ),
  ],
  ['except', `but(?:\\s+for)?\\s+(?=(?:a\\s+|on\\s+)?${DAYS})`],
  [
    'most',
    word(
      '(?:no|not|never|nothing|keep (?:it|them)) (?:sessions? |workouts? )?(?:longer than|more than|over|under|below|to)|under|less than|shorter than|at most|no more than|not more than|up to|tops|or less|(?:and )?no (?:more|longer)|at (?:the )?(?:very )?most|at the outside|my lot|au plus|como mucho|no m[aá]ximo|(?:al )?massimo',
    ),
  ],
  [
    'most',
    `${NOT}\\s+(?:(?:${TRAIN}|puedo|posso|peux|go|do|for|be)\\s+){0,3}${word('(?:more|longer) than|over|past|beyond|(?:l[aä]nger|mehr) als|plus de|m[aá]s de|mais (?:de|do que)|pi[uù] di|(?:meer|langer) dan')}(?=\\s+(?:${MINUTES}))`,
  ],
  [
    'most',
    `${word('max(?:i|imum|imal|imaal)?|h(?:ö|oe?)chstens|m[aá]ximo|hooguit|(?:my |the |a )?(?:(?:absolute |upper )?(?:limit|maximum|max|ceiling)|caps?)|(?:my|the|a) (?:absolute )?most')}\\.?`,
  ],
  ['session', word('[- ]?sessions?')],
  [
    'session',
    word(
      '(?:per|a|each|every) (?:session|time|workout|go)|at a time|(?:a|per) day|(?:am|pro|jeden) tag|täglich|(?:pro|je) (?:einheit|mal|training)|par (?:jour|s[eé]ance|fois)|por (?:dia|día|sesión|sesion|treino|vez)|al (?:giorno|día|dia)|(?:a|per) (?:sessione|volta|allenamento)|per (?:dag|keer|sessie|training)',
    ),
  ],
  ['can', word('(?:train|schedule|book) me|(?:i )?train either')],
  ['train', TRAIN],
  ['minutes', `(?:(?:\\d{1,2}\\s*(?:-|–|to)\\s*)(?=\\d))?(?:${MINUTES})`],
  [
    'rest',
    word(
      '(?:rest|recovery|off)[- ]days?|(?:full|complete|total|proper|whole) rest(?: day)?|days? of rest|rest(?:ing)?(?= (?:on|at) |\\s*$)|ruhetage?|jours? de repos|d[ií]as? de descanso|giorn[oi] di riposo|rustdag(?:en)?|(?:ist |sind |bleibt |bleiben )?(?:trainings|sport)frei',
    ),
  ],
  [
    'others',
    word(
      '(?:the |all |on |all the |any )*(?:other|remaining|rest of the) (?:week)?days?|(?:all )?(?:the )?others|(?:the )?rest of (?:the |my )?week|otherwise|everything else|else|(?:the )?rest(?! ?days?)|every other (?:week)?day of the week|sonst|sinon|el resto|o resto|il resto|de rest',
    ),
  ],
  [
    'those',
    word(
      '(?:on )?(?:the |my )?(?:shift days|days (?:when )?(?:i.?m|i am) on(?: shift)?|days (?:when )?i work)|dan(?= kan ik)|da(?= kann ich)|dann(?= kann ich)|(?:on )?(?:those|these)(?: (?:two|three|four|\\d))? days|(?:on )?that day|(?:those|them)(?= (?:free|clear|alone|empty)(?!\\p{L}))',
    ),
  ],
  [
    'range',
    `(?:(?:at|between|from|um|om|von|zwischen|entre|de|das|dalle|tra le|van|tussen)\\s+)?(?<from>${CLOCK})\\s*(?:-|–|to|until|til|till|and|bis|und|à|a|et|y|às|e|alle|tot|en)\\s*(?<to>${CLOCK})`,
  ],
  [
    'not',
    `(?:(?:and|but)\\s+)?${word('not|never|nothing|no')}\\s+(?<sort>${word('later than|past|beyond')})\\s+(?<after>${CLOCK})`,
  ],
  [
    'by',
    `${word('(?:(?:just )?get me|has|have|need|needs|must)?\\s*(?:to )?(?:be )?(?:done|finish(?:ed)?|end(?:ed)?|over|home|back|wrapped up)(?: (?:with )?(?:train|exercis|work)ing(?: out)?)? by')}\\s+(?<before>${CLOCK})`,
  ],
  ['can', word('(?:it )?(?:has|have)(?: got)? to be|gotta be|needs? to be|must be|should be')],
  [
    'after',
    `${word('after|from|past|nach|ab|apr[eè]s|dès|despu[eé]s de(?: las)?|desde(?: las)?|a partir d[aeo]s?(?: las)?|depois d[aeo]s?|dopo(?: le)?|dalle|na|vanaf|since')}\\s+(?<after>${CLOCK})(?:\\s+(?:on|onwards?|an)(?![\\p{L}]))?`,
  ],
  [
    'before',
    `${word('before|b4|earlier than|until|till?|up to|by|vor|bis|avant|antes d[aeo]s?(?: las)?|prima delle|voor|tot')}\\s+(?<before>${CLOCK})`,
  ],
  ['after', `(?<after>${CLOCK})\\s+${word('onwards?|(?:and|or) later')}`],
  [
    'after',
    `(?<event>)${word('after|once|when')}\\s+${EVENT}(?:at|by|so(?:\\s+(?:from|after))?)\\s+(?<after>${CLOCK})(?:\\s+onwards?(?![\\p{L}]))?`,
  ],
  ['before', `${word('before')}\\s+${EVENT}(?:at|by)\\s+(?<before>${CLOCK})`],
  ['work', word('(?:before|after|at|between) work|(?:vor|nach) der arbeit')],
  ['days', `(?:(?:on|any|every|each|am|an|le|les|el|los|às|aos|la|op)\\s+)?(?<days>${DAYS})`],
  ['part', `(?:every |each |any |most )?${word(`(?:early |late )?(?:${PART}|(?<part4>eves?))`)}`],
  [
    'at',
    `(?:at|from|around|about|by|um|gegen|à|a las?|às|alle|om)\\s+(?<at>${CLOCK})(?!\\s*(?:mins?|minutes?|hours?|hrs?)(?![\\p{L}]))`,
  ],
  ['up', word("(?:get|wake|am|i[’']?m) up|(?:stehe|sta|me l[eè]ve|me levanto|acordo|mi alzo)")],
  [
    'gone',
    `${word('(?:(?:a|pretty much|basically|usually|always|just|totally|completely|strictly)\\s+)*(?:write[- ]?offs?|no[- ]?gos?|off[- ]limits|nightmares?|hopeless|useless|sacred|ruled out|off the table|out of the question|non[- ]starters?|chaos|chaotic|hectic|manic|mayhem|carnage|tabu|tabou?|sagrados?|sacr[eé]s?)')}`,
  ],
  ['theirs', word('for (?:the |my )?(?:lads|girls|boys|mates|friends|guys|pub)')],
  [
    'theirs',
    word(
      '(?:(?:is|are) )?(?:our|my|the) (?:sabbath|shabbat|day of rest|family (?:day|night|time))|(?:is|are) (?:a )?family (?:day|time)|(?:(?:is|are) (?:for|just|with)|for|with) (?:the |my )?(?:family|church|kids|children|god|resting|rest|sleeping|sleep|grandkids|grandchildren|grandparents|in.?laws|nan|gran|chores|parents|mum|mam|mom|dad|wife|husband|partner|girlfriend|boyfriend)(?:(?: and | & )(?:the |my )?(?:family|church|kids|children|god|rest|resting|sleep))*',
    ),
  ],
  [
    'out',
    word(
      "(?:are|is) (?:out|no good|taken|impossible|not possible|booked)|out|(?<!\\bi )(?:do|does|wo)n['’]?t (?:work|suit)(?: for me| me)?(?! (?:on )?[a-z]*day)|impossible|geh(?:t|en) nicht|(?:passt|passen|klappt|klappen) (?:mir )?nicht|n[aã]o d[aá](?! para)|n[aã]o posso|no me va|non posso|non va(?: bene)?|lukt niet|no puedo|imposible|imposs[ií]vel|impossibile|kan niet",
    ),
  ],
  [
    'gone',
    word(
      "(?:don['’]?t|do not|never) (?:plan|schedule|book|put) (?:anything|any (?:training|workouts?|exercise)|training|workouts?|sessions?|me)(?: in)?",
    ),
  ],
  [
    'gone',
    word(
      '(?:geh(?:t|en)|klappt|passt) (?:gar|überhaupt|leider|absolut) nicht|(?:fällt|fallen) (?:aus|weg|flach)|ne va pas du tout|n[aã]o d[aá] mesmo',
    ),
  ],
  ['gone', word("i['’]?m (?:dead|done for|wrecked|knackered|shattered|toast|fried)")],
  ['keep', word('keep|kept|leave|left|lassen|halten|houden|laten|laisser|dejar|deixar|lasciare')],
  ['alone', word('alone|out of it|clear|sacred|blank|empty')],
  [
    'cannot',
    word(
      "(?:not|never|n['’]?t|no) (?:free|available|possible|time)|(?:do not|don['’]?t) have (?:any )?time|can['’]?t|cannot|can not|couldn['’]?t|unable to|not able to|won['’]?t",
    ),
  ],
  ['never', word('never|nie(?:mals)?|jamais|nunca|mai|nooit')],
  [
    'not',
    `${word("(?:just|but|and)?\\s*(?:not|no)(?: on)?|nothing(?= (?:on|at|in|before|after|those|these|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b))(?: on)?|don['’]?t|do not")}|${NOT}`,
  ],
  ['only', ONLY],
  [
    'whenever',
    word(
      'any ?time(?: of (?:the )?day)?|(?:is |are )?open(?=\\s*$)|any hour|whenever|flexib(?:le|el)|jederzeit|n.importe quand|(?:a )?cualquier hora|cuando sea|(?:a )?qualquer hora|in qualsiasi momento|quando voglio|altijd|(?:wide|completely|totally|fully)[- ](?:open|free)|free all day|all day(?: long)?',
    ),
  ],
  [
    'yes',
    word(
      "(?:is |are |'s )?(?:yes|ok|okay|fine|good|possible|möglich)|works|works? (?:for me|fine|ok|too)|suits(?: me)?",
    ),
  ],
  [
    'free',
    word(
      '(?:kids?|child(?:ren)?)[- ]free|free|available|(?<=(?:i(?:.?m| am)|(?:gym|pool|club)(?: is|.?s)?(?: only)?) )open|open(?! (?:from |at |daily |every )?(?:\\d|(?:mon|tue|wed|thu|fri|sat|sun)))|frei|libres?|livres?|liber[oaie]|vrij|beschikbaar|disponibles?|dispo',
    ),
  ],
  [
    'time',
    word(
      '(?<!(?:my|our|local|uk|us|their) )times?|slots?|windows?|gaps?|(?<=free )hours?|zeit|temps|tiempo|tempo|tijd',
    ),
  ],
  ['off', word('(?:is |are )?(?:off(?! limits)|not possible)|repos|descanso|riposo')],
  [
    'want',
    word(
      "please|pls|plz|svp|stp|(?:i(?:['’]?d| would)?|would) (?:like|want|need)|i want to|bitte|d[aá]-me (?:mais )?jeito|am (?:liebsten|besten)|het (?:best|liefst)|ich (?:will|möchte|hätte gern)|s'il (?:vous|te) pla[iî]t|je veux|je voudrais|por favor|quiero|quisiera|quero|queria|per favore|vorrei|voglio|alsjeblieft|graag|ik wil",
    ),
  ],
  [
    'can',
    word(
      "(?:i['’]m |am )?able to|can|could(?! be )|kann|schaffe|peux|puedo|posso|kan|squeeze in|fit in|get in|(?:sneak|slip|duck|pop|nip|get) (?:out|away)|manage|spare",
    ),
  ],
  ['have', word("have got|i['’]ve(?: got)?|ive got|have|got|get|habe?|hab|j['’]ai|ai|tengo|tenho|ho|heb")],
  ['do', word('do|make|go|give it')],
  ['gym', word('(?:the )?gym')],
  ['number', '(?<number>\\d{2})(?![\\p{L}\\d:.])'],
  ['home', word('(?:home|back home|back|in)(?= after )')],
  [
    'small',
    word(
      "i['’]?m|im|i|am|we['’]?re|we|are|is|['’]s|['’]re|me|my|for|the|in|on|at|of|to|a|an|or|and|but|n|so|if poss(?:ible)?|really|basically|completely|totally|entirely|usually|mostly|generally|always|maybe|about|around|roughly|only just|want|would|like|need|needs|has|gotta|be|either|ever|whatsoever|strictly|schedule|best|put|plan|every|each|most|all|(?<!be )long|training|day|days|me|tbh|tho|also|too|well|thanks|thx|happy|glad|thats it|that['’]?s (?:it|all)|at all|during|per|poss",
    ),
  ],
  [
    'small',
    word(
      'und|oder|et|ou|y|e|en|o|ist|est|es|é|è|ao|no|du|dal|dalla|ich|bin|am|an|im|ne|den|dem|die|das|der|unter|de|pelas?|je|suis|le|les|l|la|à|au|aux|estoy|por|los|las|el|al|estou|os|as|aos|às|nos|nas|na|sono|il|i|lo|nel|nei|di|ik|ben|het|op|och|auf',
    ),
  ],
  ['small', word('though|obviously|obvs?|definitely|sadly|unfortunately|literally|absolutely')],
  ['small', "[&+/]|[dlmnst]['’](?=\\p{L})"],
] as const

/** What a clause about somebody's hours is made of. */
export type Slot = (typeof WORDS)[number][0]
const SLOTS = WORDS.map(([slot, pattern]) => [slot, new RegExp(`[\\s,:.;=–-]*(?:${pattern})`, 'iuy')] as const)

/** A word that no slot knows; a number of unknown meaning is none to pass over. */
const PASSED = /[\s,:.;=–-]*[\p{L}'’]+/uy

/**
 * The slots of a clause in their order; null where a word is of none of them.
 * @param isLoose - words of no slot are passed over
 */
export function slotsOf(words: string, isLoose = false): readonly Said[] | null {
  const said: Said[] = []
  let isJoined = false
  const end = words.replace(/[\s.,!–-]+$/u, '').length
  for (let at = 0; at < end; ) {
    const found = slotAt(words, at)
    if (!found && isLoose) {
      PASSED.lastIndex = at
      const passed = PASSED.exec(words)
      if (!passed) return null
      at += passed[0].length
      isJoined = false
      continue
    }
    if (!found) return null
    if (found.slot !== 'small') said.push({ ...found, isJoined })
    isJoined = found.slot === 'small' && JOINT.test(found.told.text ?? '')
    at += found.length
  }
  return said
}

const JOINT = /^[\s,]*(?:and|or|plus|und|oder|et|ou|y|o|e|en|of|&|\+)$/iu

function slotAt(words: string, at: number): (Omit<Said, 'isJoined'> & { readonly length: number }) | null {
  for (const [slot, pattern] of SLOTS) {
    pattern.lastIndex = at
    const match = pattern.exec(words)
    const isWord = match !== null && !(at > 0 && /[\p{L}\d]$/u.test(words.slice(0, at)) && /^[\p{L}\d]/u.test(match[0]))
    if (match && isWord && match[0].trim() !== '')
      return { slot, told: { ...match.groups, text: sure(match[0]).trim() }, length: match[0].length }
  }
  return null
}
