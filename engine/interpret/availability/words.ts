import type { Weekday } from '../../model.ts'

/**
 * The words of availability in seven languages. Each is a part of a regular expression; a letter before or after it makes
 * it another word. What a visitor's bundle reads none of stays out of it.
 */
/* @__NO_SIDE_EFFECTS__ */
const whole = (words: string) => `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}])`

/** Weekdays as people write them, plurals too. */
export const WEEKDAY_WORDS: Readonly<Record<Weekday, string>> = {
  mon: 'mon(?:day)?s?|montags?|lundis?|lunes|segundas?(?:-feiras?)?|luned[iì]|maandag(?:en|s)?',
  tue: 'tue(?:s|sday|sdays)?|dienstags?|mardis?|martes|ter[cç]as?(?:-feiras?)?|marted[iì]|dinsdag(?:en|s)?',
  wed: 'wed(?:s|nesdays?)?|mittwochs?|mercredis?|mi[eé]rcoles|quartas?(?:-feiras?)?|mercoled[iì]|woensdag(?:en|s)?',
  thu: 'thu(?:r|rs|rsdays?)?|donnerstags?|jeudis?|jueves|quintas?(?:-feiras?)?|gioved[iì]|donderdag(?:en|s)?',
  fri: 'fri(?:days?)?|freitags?|vendredis?|viernes|sextas?(?:-feiras?)?|venerd[iì]|vrijdag(?:en|s)?',
  sat: 'sat(?:urdays?)?|samstags?|sonnabends?|samedis?|s[aá]bados?|sabat[oi]|zaterdag(?:en|s)?',
  sun: '(?<!the )sun|sundays?|sonntags?|dimanches?|domingos?|domenic(?:a|he)|zondag(?:en|s)?',
}
export const WEEKEND =
  'weekends?|wk ?ends?|w\\/e(?:.?s)?|week[- ]ends?|wochenenden?|fin(?:es)? de semana|fins de semana|fine settimana'
export const WORKDAYS = [
  'weekdays?|m ?[-–] ?f|mo(?:[-–]| [-–] | bis )fr|lun(?:[-–]| [-–] | à | au | a )(?:ven|vie)|seg(?:[-–]| [-–] | a )sex|segunda a sexta|ma(?:[-–]| [-–] | t\\/m | tot )vr|week days?|wk ?days?|work(?:ing)? ?days?|(?:during|in) the (?:week|wk)|school (?:nights?|days?)',
  'wochentags?|werktags?|en semaine|unter der woche|in der woche|werkdagen|entre semana|d[ií]as laborables|durante a semana|dias (?:de semana|[uú]teis)|(?:nei )?giorni feriali|in settimana|durante la settimana|doordeweeks|door de week',
].join('|')
/** All seven. */
export const EVERY_DAY =
  '(?:every|each|any|all) ?days?(?: of the week)?|daily|all week|jeden tag|täglich|tous les jours|todos los d[ií]as|cada d[ií]a|todos os dias|ogni giorno|tutti i giorni|elke dag'

const ALL_DAYS = `${Object.values(WEEKDAY_WORDS).join('|')}|${WEEKEND}|${WORKDAYS}|${EVERY_DAY}`
/** A comma before all days of a kind begins something else: "on weekdays, weekends are free". */
const COMMA = `,(?!\\s*(?:${WEEKEND}|${WORKDAYS}))`
const JOINT = `(?:\\s*(?:${COMMA}|and|n|&|\\+|/|or|to|thru|through|until|till?|-|–|und|oder|bis|et|ou|à|au|y|o|a|e|ou|até|al|en|of|tot|nor|noch|ni|né|nem|n[eo]ch)\\s*(?:(?:on|los|les?|la|el|il|aos?|às?|am|op)\\s)?)`
/** One weekday, or a word for several. */
export const DAY_NAME = whole(ALL_DAYS)
/** One weekday or several, with what joins them. */
export const DAYS = `${whole(ALL_DAYS)}(?:(?:${JOINT}|\\s+)${whole(ALL_DAYS)})*`

export const TRAIN = whole(
  "train(?:ing|ed|s|ieren|iere|en)?|work(?:ing)? ?outs?|exercis(?:e|es|ing)|sports?|sporten|s'entra[iî]ner|m'entra[iî]ne(?:r)?|entra[iî]nements?|entren(?:ar|o|amientos?)|ejercicios?|trein(?:ar|os?)|exerc[ií]cios?|allen(?:o|armi|arsi|amenti?|amento)",
)
export const NOT = whole(
  "no|zero|never|not|nada de|don'?t|can'?t|cannot|won'?t|mustn'?t|must not|nicht|keine?|kein(?:en)?|nie(?:mals)?|pas|jamais|nunca|ning[uú]n|n[aã]o|non|mai|niente|nessun[ao]?|niet|geen|nooit|without|ohne|sans|sin|sem|senza|zonder",
)
export const ONLY = whole(
  'only|just|nur|seulement|uniquement|s[oó]lo|solamente|[uú]nicamente|só|so(?= (?:posso|consigo|antes d|depois d|às|aos|de manh|à noite))|somente|apenas|soltanto|alleen|slechts',
)

/** "Sat am", "Mon pm": the halves of a day behind its name; "Montag am Abend" is none. */
const half = (words: string) =>
  `(?<=${DAY_NAME}\\s)${words}(?=\\s*(?:[,.;:!)/&+-]|$|(?:and|or|only|is|are|free)(?!\\p{L})))`
/** Both halves of a day behind noon. */
export const PM = { start: '12:00', end: '21:30' } as const
/** A part of the day with its hours. */
export const PARTS: readonly (readonly [string, string, string])[] = [
  [
    `${half('am')}|mornings?|vormittags?|morgens|fr[uü]h|matins?|mañanas?|manh[aã]s?|mattin[ae]|ochtends?`,
    '05:30',
    '11:00',
  ],
  [
    'lunch(?:[- ]?(?:times?|breaks?|hours?))?|mittags?(?:pausen?)?|midi|mediod[ií]a|almo[cç]o|pranzo|lunchpauze',
    '11:30',
    '14:00',
  ],
  [`${half('pm')}|afternoons?|nachmittags?|apr[eè]s-midis?|pomeriggi?o?|middags?`, '13:00', '18:00'],
  ['evenings?|nights?|abends?|soirs?|soir[eé]es?|tardes?|noches?|noites?|ser[ae]|avonds?', '17:00', '21:30'],
]

/** Words that make a day one day, past or to come, rather than every week's. */
export const ONE_DAY = whole(
  'last|this|next|coming|past|yesterday|tomorrow|letzten?|diesen?|kommenden?|n[aä]chsten?|dernier|prochain|ce|pasado|pr[oó]ximo|este|passado|scorso|prossimo|questo|vorige|volgende|deze|used to',
)

export const AWAY = whole(
  'holidays?|vacation|away|off (?:sick|ill|poorly)|signed off(?: sick)?|laid up|out of action|skiing|conference|honeymoon|cruise|retreat|(?:work |business )?trip|travel(?:l?ing)?|out of town|abroad|urlaub|ferien|verreist|unterwegs|dienstreise|gesch[aä]ftsreise|montage|voyage d.affaires|trasferta|zakenreis|vacances|d[eé]placement|vacaciones|de viaje|viajando|f[eé]rias|viagem|viajar|vacanz[ae]|ferie|in viaggio|vakantie|op reis',
)
export const MONTHS: readonly string[] = [
  'jan(?:uary|uar|vier|eiro|uari)?|ene(?:ro)?|gennaio',
  'feb(?:ruary|ruar|rero|braio|ruari)?|f[eé]v(?:rier|ereiro)?',
  'mar(?:ch|s|zo|ço|co)?|m[aä]rz|maart',
  'apr(?:il|ile)?|avr(?:il)?|abr(?:il)?',
  'may|mai|mayo|maio|maggio|mei',
  'jun(?:e|i|io|ho)?|juin|giugno',
  'jul(?:y|i|io|ho)?|juillet|luglio',
  'aug(?:ust|ustus)?|ao[uû]t|ago(?:sto)?',
  'sep(?:t|tember|tembre|tiembre)?|set(?:embro|tembre)?',
  'o[ck]t(?:ober|obre|ubre)?|out(?:ubro)?|ottobre',
  'nov(?:ember|embre|iembre|embro)?',
  'de[cz](?:ember|iembre|embro)?|d[eé]c(?:embre)?|dicembre|dic(?:iembre)?',
]

/** Of whoever is not there to train, where a date stands beside it. */
export const UNAVAILABLE = whole(
  "(?:not|un) ?available|not (?:around|here|about|free)|can['’]?t do|nicht (?:verf[uü]gbar|da)|pas l[àa](?=\\s)|(?:in|pas )disponible|no disponible|n[aã]o dispon[ií]vel|indispon[ií]vel|non disponibile|niet (?:beschikbaar|thuis)",
)
