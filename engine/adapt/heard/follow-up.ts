import { addDays } from '../../civil-date.ts'
import type { KnownDay } from '../../history/known-day.ts'
import { entriesOf } from '../../history/merged-history.ts'
import { isSad } from '../../interpret/notes/feeling.ts'
import type { CivilDate, FeltFact, SafetyFact } from '../../model.ts'
import type { PlanQuestion } from '../../plan-question.ts'
import { easedAfter, partsIn, partWord } from './eased.ts'

/** [days] for which what hurt is asked after. @source default-ours */
const ASKED_DAYS = 2

/** Sessions on end that were too hard, from which on an easier week is no answer, and [days] for which one to the question is. @source default-ours */
const LASTING_SESSIONS = 8
const ANSWERED_DAYS = 7

/**
 * Why sessions go on being too hard although the plan asks for less: no shorter week finds that out.
 * @param sessions - that were too hard on end
 * @param known - in order, until today
 */
export function tooHardQuestion(sessions: number, known: readonly KnownDay[], today: CivilDate): PlanQuestion[] {
  const since = addDays(today, 1 - ANSWERED_DAYS)
  const isSaid = known.some(
    ({ date, facts }) =>
      date >= since && (facts.fatigue !== null || facts.stress !== null || facts.illness || facts.redFlag),
  )
  if (sessions < LASTING_SESSIONS || isSaid) return []
  const answers: readonly { readonly id: 'tired' | 'stressed' | 'ill' | 'rested'; readonly felt: FeltFact }[] = [
    { id: 'tired', felt: { kind: 'fatigue', value: 'high' } },
    { id: 'stressed', felt: { kind: 'stress', value: 'high' } },
    { id: 'ill', felt: { kind: 'illness' } },
    { id: 'rested', felt: { kind: 'fatigue', value: 'low' } },
  ]
  return [
    {
      id: `how:${today}:too-hard`,
      text: { code: 'why-too-hard', sessions },
      answers: answers.map(({ id, felt }) => ({ id, text: { code: `hard-${id}` }, records: [], felt: [felt] })),
    },
  ]
}

/**
 * What a plan asks after the day before: the part that hurt, and a hard day. Whoever said so today is not asked again, and
 * strong pain that stands is asked about where it stands.
 * @param known - in order, until today
 */
export function followUps(
  known: readonly KnownDay[],
  today: CivilDate,
  safety: readonly SafetyFact[],
): readonly PlanQuestion[] {
  if (safety.some(({ kind, answer }) => kind === 'danger' && answer === null)) return []
  const past = known.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return [...afterPain(past, today, safety), ...afterHardDay(past, today)]
}

function afterPain(past: readonly KnownDay[], today: CivilDate, safety: readonly SafetyFact[]): PlanQuestion[] {
  const now = past.find(({ date }) => date === today)
  const saidToday = new Set([...(now ? partsIn(now.facts) : []), ...(now?.facts.eased ?? [])].map(partWord))
  const standing = new Set(
    safety.filter(({ kind, answer }) => kind === 'strong-pain' && answer === null).map(({ what }) => partWord(what)),
  )
  const recent = past.filter(({ date }) => date < today && date >= addDays(today, -ASKED_DAYS)).toReversed()
  for (const { date, facts } of recent) {
    const eased = easedAfter(past, date)
    const isOpen = (part: string) =>
      !saidToday.has(partWord(part)) && !standing.has(partWord(part)) && !eased.has(partWord(part))
    const hurt = facts.pain.find(({ part }) => isOpen(part))
    if (hurt) return [painQuestion(hurt.part, date, today)]
    const sore = facts.soreness.filter(isOpen)
    if (sore.length > 0) return [soreQuestion(sore, date, today)]
  }
  return []
}

function painQuestion(part: string, date: CivilDate, today: CivilDate): PlanQuestion {
  return {
    id: `how:${date}:${partWord(part)}`,
    text: { code: 'how-is-pain', part, date, today },
    answers: [
      { id: 'gone', text: { code: 'pain-gone' }, records: [], felt: [{ kind: 'eased', part }] },
      { id: 'there', text: { code: 'pain-there' }, records: [], felt: [{ kind: 'pain', part, severity: 'mild' }] },
      { id: 'worse', text: { code: 'pain-worse' }, records: [], felt: [{ kind: 'pain', part, severity: 'strong' }] },
    ],
  }
}

function soreQuestion(parts: readonly string[], date: CivilDate, today: CivilDate): PlanQuestion {
  const each = (felt: (part: string) => FeltFact) => parts.map(felt)
  return {
    id: `how:${date}:${parts.map(partWord).join('+')}`,
    text: { code: 'how-is-soreness', parts, date, today },
    answers: [
      { id: 'gone', text: { code: 'soreness-gone' }, records: [], felt: each((part) => ({ kind: 'eased', part })) },
      {
        id: 'there',
        text: { code: 'soreness-there' },
        records: [],
        felt: each((part) => ({ kind: 'soreness', part })),
      },
      {
        id: 'pain',
        text: { code: 'soreness-hurts' },
        records: [],
        felt: each((part) => ({ kind: 'pain', part, severity: 'mild' })),
      },
    ],
  }
}

function afterHardDay(past: readonly KnownDay[], today: CivilDate): PlanQuestion[] {
  const now = past.find(({ date }) => date === today)
  const date = addDays(today, -1)
  const then = past.find((day) => day.date === date)
  if (!then || (now && now.facts.mood !== null)) return []
  const isHard = then.facts.mood === 'low' || entriesOf(then).some(({ notes = '' }) => isSad(notes))
  if (!isHard) return []
  return [
    {
      id: `how:${date}:mood`,
      text: { code: 'how-are-you', today },
      answers: [
        { id: 'better', text: { code: 'mood-better' }, records: [], felt: [{ kind: 'mood', value: 'ok' }] },
        { id: 'hard', text: { code: 'mood-hard' }, records: [], felt: [{ kind: 'mood', value: 'low' }] },
      ],
    },
  ]
}
