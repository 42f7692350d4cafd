import type { Span } from '../../model.ts'

/** What somebody says they train in an ordinary week, in time. */
export type HoursNow = {
  /** [min] a week. */
  readonly weeklyMin: number
  /** Whether all of it is running. */
  readonly isRun: boolean
  readonly spans: readonly Span[]
}

const A_WEEK = String.raw`(?:(?:a|per|each|every|in a|pro|die|por|par|alla|a la|à|\/)\s*(?:week|wk|woche|semana|semaine|settimana)|weekly|per week|jede woche)`
const RUN = '(?:run|runs|running|jog|jogging|laufe|jogge|corro|je cours)'
const TRAIN =
  "(?:train|training|exercise|exercising|work(?:ing)? out|trainiere|entreno|m['’]entra[iî]ne|treino|mi alleno|alleno|sport)"
const HOURS = String.raw`(?<hours>\d{1,2}(?:[.,]\d)?)(?:\s*(?:-|–|to|bis|à|a)\s*\d{1,2}(?:[.,]\d)?)?\s*(?:hours?|hrs?|h|stunden|std|heures?|horas?|ore|uur)`
const MINUTES = String.raw`(?<minutes>\d{2,3})\s*(?:minutes?|mins?|min|minuten|minutos|minuti)`
const TIMES = String.raw`(?<times>\d)\s*(?:x|times|mal|fois|veces|vezes|volte|keer)`
/** Between what is done and how much: nothing that is something else. */
const FEW = String.raw`(?:(?!\b(?:and|but|work|und|aber|y|et|e)\b)[^.;!?\n\d]){0,25}?`

const patterns = (verb: string) =>
  [
    `${verb}${FEW}${HOURS}\\s*${A_WEEK}`,
    `${verb}${FEW}${MINUTES}\\s*${A_WEEK}`,
    `${HOURS}\\s*(?:of\\s+)?${verb}\\s*${A_WEEK}`,
    `${verb}${FEW}${TIMES}\\s*${A_WEEK}[^.;!?\\n\\d]{0,20}?${MINUTES}`,
  ].map((source) => new RegExp(`(?<![\\p{L}\\d.,])${source}`, 'iu'))
const PATTERNS = [
  { isRun: true, those: patterns(RUN) },
  { isRun: false, those: patterns(TRAIN) },
]
/** Not now, not sure, not theirs: what was, what is wished for or possible, who else trains. */
const NOT_NOW =
  /(?<!\p{L})(?:used to|was|were|ran|trained|before|ago|last|once|until|want|wish|would|like to|hope|goal|target|aim|plan|planning|up to|get to|reach|never|not|no longer|don['’]?t|can['’]?t|can|could|able|may|might|free|spare|available|max\p{L}*|at most|only have|give|budget|stopped|injured|my|he|she|they|clients?|teach|coach|früher|möchte|will|kann|ziel|nicht|max|antes|quiero|puedo|meta|avant|veux|peux|objectif|voglio|posso|quero|vorrei)(?!\p{L})/iu
/** Neither is "run a shop", nor "staff training". */
const NOT_TRAINING =
  /\brun(?:ning|s)?\s+(?:(?:an?|the|our)\b(?!\s+(?:total|bit|few|week|day|month))|errands|meetings|classes|workshops)|\btrain(?:ing)? (?:dogs?|horses?|staff|people|others|kids|teams?|new|the)\b|\b(?:staff|dog|puppy|job|work|teacher|sales) training\b/iu
const SENTENCE = /(?:[^.;!?\n]|\.(?=\d))+/gu

/** [min] More than this a week is a slip of the pen, or a working day. */
const MOST_WEEK = 1500

/**
 * What of a text says how long somebody trains in a week now: "I run about 6 hours a week", "training 3 times a week, 45 min each".
 * @returns null where it is not said
 */
export function hoursNow(text: string): HoursNow | null {
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    if (NOT_NOW.test(sentence) || NOT_TRAINING.test(sentence)) continue
    for (const { isRun, those } of PATTERNS)
      for (const pattern of those) {
        const found = pattern.exec(sentence)
        const weeklyMin = found ? minutesOf(found.groups ?? {}) : 0
        if (!found || weeklyMin <= 0 || weeklyMin > MOST_WEEK) continue
        const start = index + found.index
        return { weeklyMin, isRun, spans: [{ start, end: start + found[0].length }] }
      }
  }
  return null
}

function minutesOf({ hours, minutes, times }: Readonly<Record<string, string | undefined>>): number {
  if (hours !== undefined) return Math.round(Number(hours.replace(',', '.')) * 60)
  return Number(minutes ?? 0) * Number(times ?? 1)
}
