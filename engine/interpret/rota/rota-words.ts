/** A kind of shift; `on` is one of which nothing more is said, `full` one of 24 hours. */
export type ShiftKind = 'on' | 'day' | 'early' | 'late' | 'night' | 'full'

/** What a rota's words call its days, in seven languages; the longer first. */
const OFF =
  '(?:days?|nights?|shifts?|rest) off|rest days?|days? rest|off|(?:tage?|days?) free|free|(?:tage? )?frei|(?:jours? )?(?:de repos|off|libres?)|repos|(?:d[ií]as? )?(?:libres?|de descanso)|(?:dias? )?(?:de folga|de descanso|livres?)|folgas?|(?:giorn[oi] )?(?:liber[oi]|di riposo)|ripos[oi]|smonto|(?:dag(?:en)? )?vrij'
const ON =
  '(?:days? )?on(?: shift)?|(?:days? )?working|shifts?|(?:8|1[02])s|tens|twelves|(?:tage? )?(?:arbeit|dienst)|(?:jours? )?(?:travaill[eé]s|de travail)|(?:d[ií]as? )?(?:trabajados|trabalhados|de traba(?:jo|lho))|(?:giorni )?(?:lavorativi|di lavoro)|(?:dagen )?werken'
const NIGHT =
  '(?:night|nacht)(?:s| ?shifts?)?|n[aä]chte?|nachtschicht(?:en)?|nachtdienste?n?|nuits?|noches?|noites?|nott[ei]|nachten'
const EARLY =
  '(?:early|morning) ?shifts?|earl(?:y|ies)|mornings|fr[uü]h(?:schicht(?:en)?|dienste?)?|matins?|ma[nñ]anas?|manh[aã]s?|mattin[aeo]|vroege?(?: ?diensten?)?'
const LATE =
  '(?:late|afternoon|evening|back) ?shifts?|lates?|afternoons|evenings|sp[aä]t(?:schicht(?:en)?|dienste?)?|apr[eè]s-midis?|tardes?|pomerigg(?:io|i)|laat'
const DAY =
  '(?:long |short )?day(?: ?shift)?s?|tag(?:e|dienste?|schicht(?:en)?)?|jour(?:s|n[eé]es?)?|d[ií]as?|giorn[oi]|dag(?:en|diensten?)?'

export const KINDS: readonly (readonly [ShiftKind | 'off', string])[] = [
  ['off', OFF],
  ['night', NIGHT],
  ['early', EARLY],
  ['late', LATE],
  ['on', ON],
  ['day', DAY],
]

/** Numbers up to fourteen as words, as far as rotas are told with them. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, fourteen: 14 },
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, dois: 2, duas: 2, quatro: 4, sete: 7 },
  ...{ due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, twee: 2, drie: 3, zes: 6, zeven: 7 },
}

/** A count in digits or as a word. */
export const COUNT = `\\d{1,2}|${Object.keys(NUMBERS).join('|')}`
/** The number that a count tells. */
export const countOf = (told: string): number => NUMBERS[told] ?? Number(told)

/** What says that shifts take turns. */
export const TURNS =
  /(?<!\p{L})(?:rota|roster|rotat(?:es?|ing|ion|ional)|alternat(?:e|es|ing|ely) (?:weeks?|shifts?|between|earlies|lates|days|nights)|(?:early|late|night) weeks?|every other week|week about|(?:next|other|following) week|wechsel\p{L}*|im wechsel|alterna[nd]\p{L}*|rotativ\p{L}*|roulement|turni(?:sta)?|turnos|ploegen\p{L}*|shift pattern|changing (?:every|each) week|swap(?:s|ping)? (?:every|each) week)(?!\p{L})/iu

/** Days are a kind of shift only beside nights: otherwise they are what is counted. */
export const DAYS_BESIDE_NIGHTS =
  /(?<!\d ?|\p{L})(?:days?(?: ?shifts?)?(?:,? (?:and|then|or) |[,/&] ?)(?:then )?nights?|nights?(?: ?shifts?)?(?:,? (?:and|then|or) |[,/&] ?)(?:then )?days?)(?! ?(?:off|free)|\p{L})/u

/** What goes on and off beside work: told just before, or just after. */
export const NO_WORK = {
  before:
    /(?<!\p{L})(?:gym|train(?! ?(?:driver|conductor|guard|manager))|training|squats?|bench|deadlifts?|workouts?|lifting|ppl|running|swim(?:ming)?|physio|(?:kids?|children|sons?|daughters?)(?!['’])|custody|meds?|lens(?:es)?|medication|pills?|fast(?:ing)?|naps?|parking|can do)(?!\p{L})(?!.*(?:work|shift|job|rota|roster))[^,;.\n]*$/u,
  after: /^\s*(?:of )?(?:training|tempo|splits?|fasting|custody|workouts?|with the kids)(?!\p{L})/u,
}

/** What says that a count of days is one of every week. */
export const OF_EACH_WEEK =
  /^[\s,)]*(?:(?:a|per|each|every|in the|pro|die|par|por|alla|a la) ?(?:week|woche|semaine|semana|settimana)|weekly|w[oö]chentlich|\/ ?(?:week|wk))/iu
