/**
 * What a question is about: somebody's account and goals, why a plan is as it is, what counts in it, the days that are trained
 * on, something that Modify does, a body, who reads what is written, what the product might have, or anything else.
 */
export type Question = 'reader' | 'product' | 'account' | 'why' | 'count' | 'days' | 'change' | 'body' | 'other'

const OPENER = String.raw`^\W*(?:(?:and|so|but|ok|hey|hi|also|quick question)[,:]?\s+)?`
const ASKING =
  "why|what(?:['’]?s)?|how|when|where|who|which|can|could|should|shall|may|do|does|did|is|are|am|was|will|would|have|has|any (?:tips|advice|idea)"
const ASKING_ELSEWHERE = String.raw`warum|wieso|was|wie|wann|wo|wer|welche\p{L}*|kann|darf|soll\p{L}*|ist|sind|zahlt|pourquoi|comment|quand|combien|est-ce|que|quoi|puis-je|dois-je|por ?que|como|cu[a]ndo|cuant\p{L}+|puedo|debo|es|quando|quanto|posso|devo|waarom|hoe\p{L}*|wanneer|mag|moet|telt|perche|come|quant[ie]`
const ASKED = new RegExp(`${OPENER}(?:${ASKING}|${ASKING_ELSEWHERE})(?!\\p{L})`, 'iu')
/** Without its mark only these begin a question and nothing else. */
const SURELY_ASKING = [
  String.raw`does \p{L}+|who (?:(?:even |actually |really )?(?:reads|sees)|can|do|should|picks|designed|made|needs)`,
  '(?:did|do|was|has|will|would|could|may) (?:i|you|we|they|this)',
  String.raw`(?:is|are|can|should) (?:i|you|we|it|this|that|there|they|the|my|an?|\d+|\p{L}+ing)|am i`,
  'why (?:do|does|did|is|are|am|can|should|would|has|have|so|no)',
  "what(?:['’]s an?| (?:should|do|does|is|can|happens|counts|if i|would))",
  String.raw`how (?:\p{L}+ is (?:too|enough)|to|come|many|much|far|fast|heavy|hard|long|often|do|does|can|should)`,
  String.raw`which \p{L}+ (?:is|are|should|goes|do)|when (?:will|do|does|can|is|should)|where (?:do|does|is|are|can|did)`,
  'shall i|any (?:tips|idea|advice)|anything against|(?:i wonder|wondering|not sure) (?:whether|if|what|how)',
  'tell me',
].join('|')
const SURELY_ASKING_ELSEWHERE = [
  'warum|wieso|kann ich|darf ich|soll ich|was mache ich|wann (?:wird|ist|kann)',
  String.raw`wie (?:viel|oft|lange|melde|kann|soll)|zahlt \p{L}+|pourquoi|puis-je|combien (?:de|d['’])`,
  String.raw`comment (?:je|faire|puis)|a quoi|por ?que (?:no )?\p{L}+|puedo|cuanto|cuanta|cuantos|cuantas`,
  'cuando (?:se|es|voy|puedo)|como (?:puedo|hago)|posso|quando (?:fica|e|posso|diventa)',
  String.raw`quant[oaie] (?:\p{L}+ )?(?:devo|posso|serve|servono)|come (?:faccio|posso)|cosa faccio`,
  'perche (?:devo|domani|non)|waarom|hoeveel|wanneer (?:wordt|mag|kan)|mag ik|kan ik|moet ik',
].join('|')
const DAY = '(?:mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)'
/** "Tue/Thu/Sat". */
const DAYS_LISTED = `${DAY}(?:[ /,&+]+(?:and )?${DAY})+`
/** "Mondays", as one speaks of every one of them. */
const EACH_DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|(?:les? )?(?:lun|mar|mercre|jeu|vendre|same|diman)dis?(?= libres?)|(?:los|as|aos|às) (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|segundas|tercas|quartas|quintas|sextas))'
/** What somebody would like of the days that they train on. */
const WISHED_DAYS = [
  `${DAYS_LISTED} (?:please|pls|instead|would be|works? (?:better|best)|suits?)`,
  `(?:give me|i want|i need|keep|leave|make|take) (?:my )?${EACH_DAY} (?:off|free|out|empty)`,
  `(?:do ?n['’]?t|do not|cannot|can['’]?t|no longer|never) (?:want|wanna|like|work|do|train)(?: to)?(?: do| train| work ?out)?(?: on)? ${EACH_DAY}`,
  `(?:(?:only )?(?:on )?(?:weekends?|weekdays|${EACH_DAY}) only|only (?:on )?(?:weekends|weekdays|${EACH_DAY}))(?= (?:please|pls|from now|for now|would|until)|\\W*$)`,
  `(?:no more|not on|no training on|nie wieder|nicht mehr) ${EACH_DAY}|${EACH_DAY} (?:off|free|frei|nicht|libres?|livres?)(?! (?:weights?|kicks?|throws?))`,
  '(?:other|different|fewer|andere|weniger|autres|moins de|otros|menos|outros|altri|meno|andere|minder) (?:training )?(?:days|tage|jours|dias|giorni|dagen)(?: a week)? (?:please|pls|bitte|svp|por favor|per favore|graag|would)',
].join('|')
/** What somebody would like of their plan. */
const WISHED = [
  String.raw`(?:no more|less|fewer|more|shorter|longer|minder|meer|moins de|plus de|menos|mais|mas|meno|piu|weniger|mehr) [^.!?]{2,30} (?:please|pls|bitte|por favor|s['’]il (?:vous|te) plait|svp|per favore|graag)(?!\p{L})`,
  'please (?:no more|less|fewer|more|give|make|move|swap|change|stop|add)',
  'bitte (?:weniger|mehr|keine|kurzer|langer|grossere)',
  "(?:i['’]?d|i would|we['’]?d|would) (?:love|prefer) (?:to (?:train|run|do|swim|lift|work ?out|move|have|go) [^.!?]{2,40} (?:instead|rather than)|[^.!?]{2,30} (?:instead|rather than))|(?:i['’]d|i would|we['’]d|would) like (?:to|more|less|fewer|shorter|longer|another)|want to swap",
  String.raw`(?:could|can) do with (?:more|less|something)|let me do \p{L}+ instead|fewer days|less \p{L}+ pls`,
].join('|')
const ASKED_UNMARKED = new RegExp(
  `^\\W*(?:${SURELY_ASKING}|${SURELY_ASKING_ELSEWHERE})(?!\\p{L})|(?<!\\p{L})(?:${WISHED}|${WISHED_DAYS})`,
  'iu',
)
const OF_DAYS = new RegExp(
  `(?<!\\p{L})(?:${WISHED_DAYS}|${DAYS_LISTED}|${EACH_DAY}|(?:other|different|fewer|which|what) (?:training )?days)(?!\\p{L})`,
  'iu',
)
/** "Could we swap Friday and Saturday this week?" */
const ONCE =
  /(?<!\p{L})(?:this|next|diese|nachste|cette|esta|proxima|questa|deze|volgende) (?:week|woche|semaine|semana|settimana)/iu
const OF_CHANGE = new RegExp(
  String.raw`(?<!\p{L})(?:${WISHED}|tomorrow['’]?s [^?]{2,30} today|today['’]?s [^?]{2,30} (?:on|tomorrow)|swap|switch|change|move|skip|shorten|shorter|replace|instead|another day|make (?:it|this|that|them) (?:easier|harder)|tausch\p{L}*|(?:ver)?schieb\p{L}*|verleg\p{L}*|rather than|kurzer|deplacer|changer|remplacer|a la place|a la place|en vez|en lugar|cambiar|mover|saltar|trocar|mudar|pular|korter|langer|en vez de|em vez de|invece di|in plaats van)(?!\p{L})`,
  'iu',
)
/** "Should I do legs today" asks of a session, and not of a body. */
const OF_TRAINING =
  /(?<!\p{L})(?:do|train|hit|skip|swap|repeat) (?:the |my )?(?:legs?|back|shoulders?|arms|chest|push|pull|core)(?: day)?(?: today| tomorrow| now| again| twice| first| or| and|\W*\?)/iu
const OF_BODY =
  /\b(?:normal|hurts?|pain\p{L}*|ache\p{L}*|sweat\p{L}*|pulse|sore|shak\p{L}+|numb|dizzy|injur\p{L}+|safe|harmful|bad for|knees?|back|hips?|ankles?|shins?|neck|shoulders?|heart|breath\p{L}*|legs?|cramps?|period|pregnan\p{L}+|medic\p{L}+|pills?|schmerz\p{L}*|knie|r[uü]cken|gef[aä]hrlich|mal|douleur|genou|dos|duele|dolor|rodilla|espalda|d[oó]i|joelho|costas)(?!\p{L})/iu
const OF_COUNTING = /(?<!\p{L})(?:counts?|zahlt|compte|cuenta|conta|telt)(?!\p{L}| calories)/iu
const OF_ACCOUNT =
  /(?<!\p{L})(?:subscri\p{L}+|unsubscribe|refund|billing|invoices?|password|e-?mail address|account|my (?:goals?|name|level|training days)|connect|garmin|strava|(?:my|a) watch|sync|calendars?|notifications?|reminders?|kundig\p{L}*|abo|passwort|kennwort|abonnement|mot de passe|suscripcion|contrasena|assinatura|palavra-passe|abbonamento|wachtwoord|opzeggen)(?!\p{L})/iu
/** "Do you even read these?", "who reads this stuff". */
const READER = '(?:you|any ?(?:one|body)|some ?(?:one|body)|a (?:human|person)|they|it)(?: guys| people| lot)?'
const OF_READER = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:do|does|did|will|is|are|can) ${READER} (?:even |really |actually |ever |truly )*(?:read\p{L}*|listen\p{L}*|look\p{L}* at|see|care|out there|there|check\p{L}*)`,
    'who (?:even |actually |really )?(?:reads|sees|looks at) (?:this|these|it|my)',
    'are you (?:even |actually |really )?(?:a |an )?(?:real|bot|human|robot|ai|person|machine|there)',
    'am i talking to (?:a|an|myself|nobody|no one)',
    String.raw`liest (?:das|hier|ihr|irgend)\p{L}*|(?:quelqu['’]un|vous) (?:lit|lisez)|(?:alguien|alguem) le`,
    String.raw`qualcuno legge|leest (?:iemand|er))(?!\p{L})`,
  ].join('|'),
  'iu',
)
/** "Can you add a dark theme?" */
const OF_PRODUCT =
  /(?<!\p{L})(?:can|could|will|would|please) (?:you )?(?:guys )?(?:please )?(?:add|fix|support|build|bring back|make) (?:an? |the |more )?(?:\p{L}+ )?(?:dark|themes?|widgets?|features?|buttons?|languages?|exports?|integrations?|fonts?|sounds?|music|charts?|apple (?:watch|health)|android|app|timer|videos?)(?!\p{L})/iu
const OF_REASON = /^\W*(?:why|how come|warum|wieso|pourquoi|por ?que|perche|waarom)(?!\p{L})/iu

const sentencesOf = (text: string) => text.match(/[^.!?\n]+[.!?\n]*/gu)?.filter((one) => /[\p{L}\d]/u.test(one)) ?? []
/** Whoever asks so wants no answer. */
const RHETORICAL = new RegExp(
  String.raw`^\W*(?:${[
    'what do you call|que dia es(?=\\W*$)|what day is it(?=\\W*$)|why (?:is|are) [^?]{2,30} a thing',
    'why (?:is it always|does it always|do i always|always|me|bother|do i (?:even )?bother|is everything)',
    String.raw`who (?:needs|am i kidding|(?:is|was) (?:she|he|this))(?!\p{L})`,
    String.raw`what (?:a|an|was i thinking|(?:is|are) (?:sleep|rest|weekends?|a weekend|free time|energy))(?!\p{L})`,
    'will it (?:ever )?(?:stop|end)|you know what|guess (?:who|what)',
    '(?:wait|omg|wow|hang on|hold on|so),? (?:i|that was|we) (?:actually|really|even|just|kinda|might)?',
  ].join('|')})`,
  'iu',
)

const isAsked = (sentence: string) => !RHETORICAL.test(sentence) && hasFormOfQuestion(sentence)

const hasFormOfQuestion = (sentence: string) =>
  ASKED_UNMARKED.test(sentence) ||
  (/\?\s*\W*$/u.test(sentence) && (ASKED.test(sentence) || !/^\W*\p{L}+\W*$/u.test(sentence)))

/**
 * The question in a note, by what it is about; null where nothing is asked.
 * @param text - as typed
 */
export function findQuestion(text: string): { readonly about: Question; readonly isAll: boolean } | null {
  // What stands in brackets is said to oneself.
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\([^)]*\)/gu, '')
  const sentences = sentencesOf(plain)
  const asked = sentences.filter(isAsked)
  if (asked.length === 0) return null
  return { about: aboutOf(asked.join(' ')), isAll: asked.length === sentences.length }
}

function aboutOf(words: string): Question {
  if (OF_READER.test(words)) return 'reader'
  if (OF_PRODUCT.test(words)) return 'product'
  if (OF_ACCOUNT.test(words)) return 'account'
  if (OF_DAYS.test(words) && !ONCE.test(words)) return 'days'
  if (OF_TRAINING.test(words)) return 'change'
  if (OF_CHANGE.test(words)) return 'change'
  if (OF_REASON.test(words))
    return OF_BODY.test(words) && /(?<!\p{L})(?:hurts?|sore|ache|shak\p{L}+)/iu.test(words) ? 'body' : 'why'
  if (OF_COUNTING.test(words)) return 'count'
  return OF_BODY.test(words) ? 'body' : 'other'
}
