import { WEEKDAYS } from '../../model.ts'
import { MINUTES, minutesOf } from './amounts.ts'
import { NOTHING_AROUND } from './around.ts'
import { daysIn, happensOnce, isOneDay } from './days.ts'
import { meaningOf } from './grammar.ts'
import type { Saying, Whole } from './saying.ts'
import { DAYS } from './words.ts'

/** What is said of training by its own name, and not of one kind of it; other clauses are read word for word, or not at all. */
const TRAINING =
  /(?<!\p{L})(?:train(?:ing)?|exercis(?:e|es|ing)|work(?:ing)? ?outs?|sessions?)(?!\p{L}|\s+(?:as|to be|for (?:a |my )?(?:job|marathon|work)|(?:my )?(?:legs?|arms?|chest|shoulders?|glutes|abs|core|biceps|triceps|(?:upper|lower)(?: body)?)(?!\p{L})|hard|heavy|alone|fasted|out(?:side|doors)|indoors))/iu
/** Somebody else's, a wish, another time, a doubt: nothing to be bound by. */
const NOT_BINDING =
  /(?<!\p{L})(?:used to|people|you|why|would|matters?|just|rather|prefer\p{L}*|mind|unless|whether|if|might|maybe|try|trying|hope|usually|often|sometimes|miss|skip|forget|every other|not only|not just|teach\p{L}*|coach\p{L}*|class(?:es)?|trainer|he|she|they|his|her|their|son|daughter|kids?|husband|wife|mate|friend|partner|club|team|job|staff)(?!\p{L})/iu
const REFUSED =
  /(?<!\p{L})(?:no|zero|not(?! exercise)|never|nope|none|cannot|shan['’]?t|(?:ca|wo|do|must|should|would|could)n['’]?t)(?:\s+(?:be|do|doing|give|me|any|a|the|my|to|allowed|able|put|plan|schedule|go|going|for|of|all)){0,3}\s+(?:train(?:ing)?|exercis(?:e|ing)|work(?:ing)? ?outs?|sessions?)(?!\p{L})|(?:train(?:ing)?|exercise|workouts?|sessions?)\s+(?:is|are)(?: not|n['’]t) possible/iu
/** A refusal with one of these is of more, of other hours, or of nothing. */
const IN_PART =
  /\d|(?<!\p{L})(?:any ?more|longer|than|past|before|after|until|till?|other|else|over|like|them|him|her|with|makes?|only|just|need|have to|all day|enough|early|late|morning|evening|afternoon|nights?|lunch\p{L}*)(?!\p{L})/iu
/** "Can't train Fridays, we have dinner at 6:30": the day is refused, whatever follows. */
const REFUSED_DAYS = new RegExp(
  `(?:${REFUSED.source})\\s+(?:on\\s+)?(?:an?\\s+)?(?<days>${DAYS})(?!\\s*(?:[-–]|\\d|(?:before|after|until|till?|at|from|between|past|if|unless|mornings?|evenings?|afternoons?|nights?|lunch\\p{L}*)(?!\\p{L})))`,
  'iu',
)
const CUT = /[,;()=!]|:(?=\s)|\s[-–]\s|(?<=\s)(?:but|because|since|so|cos|and)(?=\s)/giu

/** "Woensdag is mijn mamadag, dan kan ik niet trainen": of the days before it, in the other languages; it says nothing else. */
const REFUSED_THEN = new RegExp(
  `^\\W*(?:(?:so|and|also|und|deshalb|daher|donc|alors|et|as[ií] que|entonces|y|por isso|ent[aã]o|e|quindi|perci[oò]|dus|en)\\s+)*(?:${[
    'no time (?:to (?:train|exercise|work ?out)|for (?:training|exercise|a workout))|nothing then|not then|none then|nope|don.?t (?:even try|bother)|forget (?:it|that)|leave (?:it|that|them|those|this)(?: days?)? (?:empty|out|free|clear|alone)',
    '(?:(?:da|dann)\\s+)?kann ich (?:(?:da|dann)\\s+)?nicht (?:trainieren|sport (?:machen|treiben))|(?:da|dann) (?:geht|gibt es|ist) kein (?:training|sport)|(?:da|dann) kein (?:training|sport)|kein (?:training|sport)(?: m(?:ö|oe)glich)?|keine zeit (?:f(?:ü|ue)rs?|zum) (?:training|sport|trainieren)|(?:da|dann) trainiere ich nicht',
    '(?:dan\\s+)?kan ik (?:dan\\s+)?niet (?:trainen|sporten)|(?:dan\\s+)?geen (?:training|sport|tijd (?:om te (?:trainen|sporten)|voor (?:training|sport)))|dan (?:train|sport) ik niet',
    "je ne peux pas (?:m['’]entra[iî]ner|faire de sport)|pas (?:d['’]entra[iî]nement|de sport)|impossible de m['’]entra[iî]ner|je ne m['’]entra[iî]ne pas|pas le temps de m['’]entra[iî]ner",
    'no puedo entrenar|nada de (?:entrenar|entrenamiento|deporte)|no entreno|sin entrenamiento|no tengo tiempo (?:de|para) entrenar',
    'n[aã]o (?:posso|consigo) treinar|n[aã]o treino|sem treino|n[aã]o d[aá] (?:para|pra) treinar|n[aã]o tenho tempo (?:de|para) treinar',
    'non posso allenarmi|niente allenamento|non mi alleno|non riesco ad allenarmi|non ho tempo (?:di|per) allenarmi',
  ].join(
    '|',
  )})(?:\\s+(?:then|please|da|dann|dan|ces? jours?-l[aà]|esos? d[ií]as?|esses? dias?|nesses? dias?|in quei giorni|quel giorno))?\\W*$`,
  'iu',
)

/** "Friday nights I work, no time to train": of a part of the day. */
const PART =
  /(?<!\p{L})(?:mornings?|evenings?|nights?|afternoons?|lunch\p{L}*|\p{L}*(?:morgens?|vormittags?|mittags?|nachmittags?|abends?)|matins?|apr[eè]s-midi|soirs?|soir[eé]es?|mañanas?|tardes?|noches?|manh[aã]s?|noites?|mattin[ae]|pomeriggi\p{L}*|ser[ae]|ochtends?|middags?|avonds?)(?!\p{L})/iu

type Piece = { readonly start: number; readonly end: number }

/**
 * What a sentence says of training by its name, among words that nobody knows beforehand: "Tues and Fri are my custody days,
 * no workouts then".
 * @param sentence - what was read already is blank
 */
export function looselyIn(sentence: string): Saying[] {
  if (happensOnce(sentence)) return []
  const found: Saying[] = []
  const most = THAN_THAT.exec(sentence) ?? ALONE.exec(sentence)
  const minutes = most && minutesOf(most.groups ?? {})
  if (most && minutes !== null)
    found.push({ kind: 'most', days: WEEKDAYS, minutes, span: { start: most.index, end: most.index + most[0].length } })
  for (const { 0: words, index, groups } of sentence.matchAll(NO_GO))
    found.push({
      ...{ kind: 'never', days: daysIn(groups?.days ?? '') },
      span: { start: index, end: index + words.length },
    })
  const names = [...sentence.matchAll(NAMES)]
    .filter(({ index }) => !SAT_DOWN.test(sentence.slice(index)))
    .map(({ 0: words, index }) => ({
      days: daysIn(words),
      start: index,
      end: index + words.length,
    }))
  for (const { start, end } of piecesOf(sentence, names)) {
    const words = sentence.slice(start, end)
    // "7-5 Mon-Fri, on call Thursdays so nothing then": of those behind the last comma.
    const clause = sentence.lastIndexOf(',', start - 2) + 1
    const [told, ...more] = names.filter((one) => one.end <= start && one.start >= clause)
    const isOfDays = told && more.length === 0 && !isOneDay(sentence) && !PART.test(sentence.slice(told.start, start))
    if (isOfDays && REFUSED_THEN.test(words)) {
      found.push({ kind: 'never', days: told.days, span: { start, end } })
      continue
    }
    if (!TRAINING.test(words) || NOT_BINDING.test(words) || isOneDay(words)) continue
    const own = names.filter((one) => one.start >= start && one.end <= end)
    const before = names.filter((one) => one.end <= start)
    const wholes =
      neverIn(words, own.length > 0 ? own : before.length === 1 && ENDS.test(words) ? before : []) ??
      boundIn(words, before.at(-1)?.days ?? [])
    // "Tues and Fri are my custody days, no workouts then": where nothing else has its hours there.
    const led = own.length === 0 && wholes.length > 0 ? before.at(-1) : undefined
    const from = led && !/\d/.test(sentence.slice(led.start, start)) ? led.start : start
    found.push(...wholes.map((whole) => ({ ...whole, span: { start: from, end } })))
  }
  return found
}

/** "I get bored after 40 minutes, so no longer than that". */
const THAN_THAT = new RegExp(
  `(?:${MINUTES})[^.;\\d]{0,30}(?:(?:so|and|but|never|please) )*(?:no|not) (?:longer|more) than that`,
  'iu',
)

/** "20-30 min", and no more. */
const ALONE = new RegExp(
  `^\\W*(?:not too long\\W+)?(?:\\d{1,2} ?(?:-|–|to) ?)?(?:${MINUTES})(?: (?:ish|or so|each|sessions?))?\\W*$`,
  'iu',
)

/** "On the road Mon Tue, no go". */
const NO_GO = new RegExp(`(?<days>${DAYS}),? no[- ]go(?!\\p{L})`, 'giu')
const NAMES = new RegExp(DAYS, 'giu')
/** "Sat in the van", "asleep all day". */
const SAT_DOWN = /^all day|^sat (?:in|on the|at|with|there|up|down|here|next|by|outside|around)(?!\p{L})/iu

function neverIn(words: string, names: readonly { readonly days: ReturnType<typeof daysIn> }[]): Whole[] | null {
  const whole = REFUSED_DAYS.exec(words)?.groups?.days
  if (whole !== undefined) return [{ kind: 'never', days: daysIn(whole) }]
  // "My Sunday and Monday are my weekend, and I won't train on either": which of them is not known.
  if (!REFUSED.test(words) || IN_PART.test(words) || names.length === 0) return null
  return [{ kind: 'never', days: [...new Set(names.flatMap(({ days }) => days))] }]
}

function boundIn(words: string, those: ReturnType<typeof daysIn>): readonly Whole[] {
  const around = { ...NOTHING_AROUND, those }
  const wholes = OTHER_DAYS.test(words) || !BINDS.test(words) ? [] : (meaningOf(words, around, true)?.wholes ?? [])
  // Of the days that are named: what else is said of the others may be among the words passed over.
  return wholes.flatMap((one): Whole[] => {
    if (one.kind === 'only') return one.hours ? [{ kind: 'within', days: one.days, hours: one.hours }] : []
    return one.kind === 'most' || one.kind === 'within' || one.kind === 'closed' ? [one] : []
  })
}

/** "The session on Wednesday takes 40 minutes" binds nobody. */
const BINDS =
  /(?<!\p{L})(?:max\p{L}*|limit|tops|most|no (?:more|longer)|longest|caps?|ceiling|at the outside|under|less than|up to|(?:not|no\p{L}*) (?:over|past|beyond)|can|cannot|can['’]?t|won['’]?t|only|sole|(?:has|have|got) to|gotta|must|needs? to|should|slots?|windows?|or (?:it['’]?s )?nothing|i(?:['’]?ve| have| get)|no|not)(?!\p{L})/iu

/** "Mondays I have the kids, so no training then": of the days before it, where it says no more. */
const ENDS =
  /(?:train(?:ing)?|exercis(?:e|ing)|work(?:ing)? ?outs?|sessions?)(?:\s+(?:then|either|at all|please|pls|possible|for me|those days|that day|on it|on those|period|thanks|whatsoever))*\W*$/iu

/** "On college days": which those are is not known. */
const OTHER_DAYS =
  /(?<!(?:those|these|other|all|any|a|per|one|most|week|work|working|school|every|each|the))\s+days?(?!\p{L})/iu

function piecesOf(sentence: string, names: readonly Piece[]): Piece[] {
  const cuts = [...sentence.matchAll(CUT)].filter(
    ({ index }) => !names.some((one) => index >= one.start && index < one.end),
  )
  const starts = [0, ...cuts.map(({ 0: words, index }) => index + words.length)]
  return starts.map((start, at) => ({ start, end: cuts[at]?.index ?? sentence.length }))
}
