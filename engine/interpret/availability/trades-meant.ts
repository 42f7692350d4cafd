import type { Slip } from './hours-in-words.ts'
import { DAY_NAME, TRAIN } from './words.ts'

const DUTY = [
  '(?:on[ -]call|night duty|nights?|duty)|(?:guardias?|turnos? de noche|noches)|(?:gardes?|astreintes?|nuits?)',
  '(?:bereitschaft(?:sdienst)?|(?:nacht)?dienst|notdienst)|(?:turni?o?(?: di notte)?|guardia|reperibilit[aà])|(?:plant(?:ão|ões)|turnos? da noite)',
].join('|')
const OFTEN = `(?:${[
  'every (?:other |second |third |fourth |fifth |few |\\d\\p{L}* )(?:days?|nights?|weeks?|months?)',
  'cada (?:\\p{L}+|\\d) (?:d[ií]as|semanas|noches)|un[ao]? de cada \\p{L}+|une? \\p{L}+ sur \\p{L}+|tous les \\p{L}+ jours|toutes les \\p{L}+ semaines',
  'ogni (?:due|tre|quattro|cinque|sei|\\d) (?:giorni|settimane|notti)|a cada (?:\\p{L}+|\\d) (?:dias|semanas)',
  'alle (?:\\p{L}+|\\d) (?:tage|wochen)|jede \\p{L}+ (?:woche|nacht)|om de (?:week|dag|\\p{L}+ (?:dagen|weken))',
].join('|')})`
/** Trades that stand for the work itself: "builder 7.30-5 weekdays". Who comes to one's house, or cuts one's hair, is none of them. */
const TRADE =
  /(?<=^|[.;,\n] ?|i['’]?m an? |i am an? )(?:builder|bricklayer|roofer|scaffolder|plasterer|welder|machinist|labourer|dinner lady|lollipop lady|postie|postman|postwoman|milkman|baker|butcher|fishmonger|bus driver|train driver|lorry driver|taxi driver|van driver|delivery driver|forklift driver|teaching assistant|care assistant)(?=,? (?:mon|tue|wed|thu|fri|sat|sun|m-f|weekdays|from )?[^.,;\n\d]{0,14}\d)/giu
/** Whoever trains others for a living: their hours are no training of their own. */
const TRAINER =
  /(?<=^|[.;\n] ?|i['’]?m an? |i am an? )(?:personal trainer|pt|fitness instructor|gym instructor)(?=,? [^.;\n]*(?:clients|classes|mon\p{L}* ?(?:-|to) ?))/giu

/** "Deadlines Friday 5pm": when something is due takes no hours. */
const DEADLINE = new RegExp(
  `(?:deadlines?|abgabe(?:termin)?|date limite|fecha l[ií]mite|scadenza|prazo) (?:is |are |on |am |le |el |il )?${DAY_NAME}[^.,;\\n]*\\d[^.,;\\n]*`,
  'giu',
)
/** "Guardias los lunes 24h": no hour of a day. */
const ROUND_THE_CLOCK =
  /(?<=(?:mon|tues|wednes|thurs|fri|satur|sun)days?,? |lundis? |mardis? |mercredis? |jeudis? |vendredis? |lunes |martes |mi[eé]rcoles |jueves |viernes |montags? |dienstags? |mittwochs? |donnerstags? |freitags? |luned[iì] |marted[iì] |gioved[iì] |venerd[iì] )24 ?(?:h|hrs?|hours|horas|heures|ore|stunden)(?=\s*(?:[.,;]|$))/giu
/** "Sitter comes Wed and Fri 10-1": somebody else is busy; what follows of it is for them to say. */
const SITTER = new RegExp(
  `(?<=^|[.,;\\n] ?)(?:and |but )?(?:(?:a|the|my|our) )?(?:baby)?(?:sitter|nanny|respite carer|childminder|cleaner|home help) (?:comes|is here|is in|is there|visits)[^.;\\n\\d]*\\d[\\d:]*(?: ?[ap]m)?(?: ?(?:-|–|to|till?|until) ?\\d[\\d:.]*(?: ?[ap]m)?)?(?=\\s*(?:[.,;]|$))(?![^.;\\n]*(?:${TRAIN}|(?<!\\p{L})(?:free|can|could|gym|run|my|only|time|that|those|i|i['’]m)(?!\\p{L})))`,
  'giu',
)
/** "Half term 15-19 February kids at home": of those days, and of no work. */
const KIDS_HOME =
  /(?:half[- ]term|school holidays?|easter holidays?|(?:herbst|winter|oster|schul)ferien|vacances scolaires|vacaciones escolares)[^.,;\n\d]{0,20}\d[^.,;\n]{0,30}(?:kids?|children|kinder|enfants|niños)[^.,;\n]{0,20}(?:home|off|here|hause|maison|casa)(?=\s*[.,;])/giu
const JURY = /jury (?:service|duty)[^.,;\n\d]{0,20}\d[^.,;\n]{0,30}(?=\s*[.,;])/giu
/** "Guardia cada cuatro días": of which days nobody knows; what stands beside it is none of it. */
const IN_TURNS = new RegExp(`(?<=^|[.,;\\n] ?)(?:${DUTY}) ${OFTEN}(?=\\s*(?:[.,;]|$))`, 'giu')
/** "Union meeting first Thursday 7pm": of a month. */
const OF_A_MONTH = new RegExp(
  `(?<=^|[.,;\\n] ?)[^.,;\\n\\d]{3,30} (?:on )?(?:the )?(?:first|1st|2nd|3rd|last) (?!week)${DAY_NAME} (?:at )?\\d[^.,;\\n]*`,
  'giu',
)
/** "Office 9-5, gym at 6am possible except Fridays": it is the gym that has no Fridays. */
const OWN_EXCEPTION =
  /(?<=\d, ?)(?:gym|runs?|running|swim(?:ming)?|training|exercise|workouts?)(?!\p{L})[^.,;\n]*(?:except|apart from|but not) [^.,;\n]*/giu
/** "Di Kegeln 19 Uhr, vormittags frei": of all days. */
const PARTS_FREE =
  /(?<=\d ?(?:uhr|h|uur|pm|am)?),(?= ?(?:(?:die |les |las |le |as |the )?(?:vormittage?s?|morgens|nachmittags?|abends?|matin[eé]?e?s|apr[eè]s-midis|soir[eé]e?s|mañanas|tardes|noches|manh[aã]s|mattine|sere|pomeriggi|ochtends?|middags?|avonden|mornings|afternoons|evenings) (?:sind |sont |are |is |están |sono )?(?:frei|libres|free|livres|libere|liberi|vrij))(?!\p{L}))/giu
/** "Je dors jusqu'à 14h", "Mittagsschlaf 12-14", "comida 15-16": rest and meals, and none of the work before them. */
const RESTS =
  /(?<=^|[.,;\n] ?)(?:je dors jusqu['’]?(?:à|a|e) \d{1,2}h?\d*|(?:mittagsschlaf|mittagessen|nickerchen|sieste|siesta|sesta|pisolino|pisolo|riposino|(?:middag)?dutje|comida|almuerzo|pranzo)(?: (?:von|de|dalle|van))? \d[\d:.h]* ?(?:-|–|bis|à|a|alle|tot) ?\d[\d:.h]*(?: uhr| uur)?)(?=\s*(?:[.,;]|$))(?!.*(?:train|entren|allen|trein|laufen|cour|corr))/giu
/** "Trabajo lu-ju 8-17". */
const LU = /(?<!\p{L})lu ?[-–] ?(ju|vi|sa)(?!\p{L})/giu

const SAT_NAV = /(?<!\p{L})sat ?navs?(?!\p{L})/giu
/** "Lunch is sacred for running": it is for that. */
const SACRED_FOR = /(?<=(?:is|are) )sacred (?=for (?:my )?(?:run|train|gym|swim|rid|cycl|yoga|exerc|work ?out|lift))/giu

/** What people are, and what others do, in words that every reader knows. */
export const TRADES: readonly Slip[] = [
  [SACRED_FOR, () => ''],
  [SAT_NAV, () => 'gps'],
  [TRADE, () => 'work'],
  [TRAINER, () => 'work'],
  [DEADLINE, () => ''],
  [ROUND_THE_CLOCK, () => ''],
  [SITTER, () => ''],
  [KIDS_HOME, () => ''],
  [JURY, () => ''],
  [IN_TURNS, () => '.'],
  [OF_A_MONTH, () => ''],
  [OWN_EXCEPTION, () => ''],
  [PARTS_FREE, () => '.'],
  [RESTS, () => ''],
  [LU, (_, last = '') => `l-${last.charAt(0)}`],
]
