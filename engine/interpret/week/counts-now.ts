import type { Span, SportCount } from '../../model.ts'

type Told = SportCount & { readonly span: Span }

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ once: 1, one: 1, a: 1, twice: 2, two: 2, three: 3, thrice: 3, four: 4, five: 5 },
  ...{ zweimal: 2, dreimal: 3, einmal: 1 },
}
const A_WEEK =
  '(?:(?:a|per|each|every|in a|in|/|pro|die|par|por|alla|a la|à la)? ?(?:week(?!end)|wk|woche|semaine|semana|settimana)|weekly|p/?w)'
const TIMES =
  '(?:(?<once>once|twice|thrice|einmal|zweimal|dreimal)|(?<times>[1-5]|one|two|three|four|five)(?: ?[-–] ?[1-5])? ?(?:x|times|days|mal|fois|veces|volte))'
const SPORTS: readonly (readonly [sport: SportCount['sport'], names: string])[] = [
  [
    'strength',
    'strength(?: ?(?:training|work|stuff))?|weights|lift(?:ing)?|(?:the )?gym|weight training|resistance training|krafttraining|musculation|pesas|pesi|fuerza|forza',
  ],
  ['run', 'runs?|running|jog(?:ging)?|laufen|courir|correr|correre'],
  ['cycle', 'ride|cycle|cycling|bike(?: trainer)?|turbo(?: trainer)?'],
  ['swim', 'swim(?:ming)?|schwimmen|nager|nadar|nuotare'],
  ['yoga', 'yoga'],
]
/** Words between the sport and how often that change neither. */
const FEW = "(?:[\\s,:]+(?:\\p{L}|['’-])+){0,3}?[\\s,:]*"
const patterns = SPORTS.map(([sport, names]) => ({
  sport,
  those: [
    `(?:${names})(?!\\p{L})${FEW}(?:about |around |at least )?${TIMES} ?${A_WEEK}`,
    `${TIMES} ?${A_WEEK}(?:[\\s,]+(?:of|for|doing|to|in)?)?[\\s,]*(?:the )?(?:${names})(?!\\p{L})`,
    `(?<times>[1-5]|one|two|three|four|five|a) (?:proper |good |short |full |decent |solid |weekly )?(?:${names})[- ](?:sessions?|workouts?|days?|trainings?)(?!\\p{L})(?: ${A_WEEK})?`,
    `(?<times>[1-5]|one|two|three|four|five) (?:sessions?|lots|rounds) of (?:${names})(?!\\p{L})(?: ${A_WEEK})?`,
    `(?<times>[1-5]|one|two|three|four|five) (?:short |easy |good )?(?:${names})s?(?=\\s*(?:and|&|,|\\.|$)|,? ${A_WEEK})`,
    `(?:${names}) (?:x ?(?<times>[1-5])|(?<times>[1-5]) ?x)(?! ?(?:a|per|each|\\d))`,
    `(?:want|wanna|need|like|add|prefer|aim for)(?: (?:to|a|the|do|some|proper))*[ ](?:${names}) ${TIMES}`,
  ].map((source) => new RegExp(`(?<![\\p{L}\\d.:])(?:${source})(?!\\p{L})`, 'iu')),
}))
/** What is asked of the plan, and not told of how things are. */
const WISH =
  /(?<!\p{L})(?:want\p{L}*|wanna|add|need\p{L}*|like|love|keen|happy|hoping|keep|please|pls|plz|just|only|max|proper|aim\p{L}*|says?|physio|doctor|coach|would|could|['’]d|should|supposed|möchte|will|bitte|voudrais|veux|quiero|quisiera|vorrei|voglio|quero|queria|for me|works|enough)(?!\p{L})/iu
/** "Gym 3x a week, work 9-5": what a clause begins with is asked for, where "I lift twice a week" tells of how things are. */
const BEGINS = /(?:^|[,:])\s*(?:(?:and|plus|also|ok|yes|so)\s+)*$/iu
/** Somebody else's, another time, or refused. */
const NOT_SO =
  /(?<!\p{L})(?:used to|was|were|until|till?|before(?! work)|ago|never|not(?! (?:more|longer))|no|don['’]?t|can['’]?t|stopped|my (?:wife|husband|partner|friend|son|daughter|kids?)|he|she|they|every other|if|class(?:es)?|teach|coach(?:es|ing)?|work in|train(?:er|s)?)(?!\p{L})/iu
const SENTENCE = /(?:[^.;!?\n]|\.(?=\d))+/gu

/**
 * How many sessions of a sport a text asks for in a week: "strength twice a week", "two gym sessions", "I lift 3x a week, keep
 * that". What only tells of how things are asks for nothing.
 */
export function countsNow(text: string): Told[] {
  const found: Told[] = []
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const isWish = WISH.test(sentence)
    for (const { sport, those } of patterns)
      for (const pattern of those) {
        const told = pattern.exec(sentence)
        if (!told || found.some((one) => one.sport === sport) || NOT_SO.test(clauseAround(sentence, told))) continue
        if (!isWish && !BEGINS.test(sentence.slice(0, told.index))) continue
        const word = (told.groups?.times ?? told.groups?.once ?? '').toLowerCase()
        const times = NUMBERS[word] ?? Number(word)
        if (times >= 1 && times <= 5)
          found.push({ sport, times, span: { start: index + told.index, end: index + told.index + told[0].length } })
      }
  }
  return found
}

/** What is said between the commas around it. */
function clauseAround(sentence: string, { 0: words, index }: RegExpExecArray): string {
  const before = /[^,]*$/u.exec(sentence.slice(0, index))?.[0] ?? ''
  return before + words + (/^[^,]*/u.exec(sentence.slice(index + words.length))?.[0] ?? '')
}
