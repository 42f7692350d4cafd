import type {
  Schedule,
  ShownBlock,
  ShownDay,
  ShownItem,
  ShownOption,
  ShownQuestion,
  ShownStep,
  ShownWeek,
} from '../contract/schedule.ts'
import type { Equipment } from '../engine/model.ts'
import type {
  ChangeOption,
  DayItem,
  PastBlock,
  Plan,
  PlanDay,
  PlanWeek,
  ShownPlan,
  WorkoutStep,
} from '../engine/plan-model.ts'
import type { PlanQuestion } from '../engine/plan-question.ts'
import { stepKind, stepRpe } from '../engine/sessions/step-kind.ts'
import { toolsFor } from '../engine/sessions/step-tools.ts'
import type { Told } from '../engine/told.ts'
import { withKettlebells } from './english/exercises/exercises.ts'
import { englishDayOf } from './english/grammar.ts'
import type { Speech } from './speech.ts'
import { sportMoveOf } from './sport-move.ts'
import { secondsText } from './units.ts'
import type { Voice } from './voice.ts'
import { voiceOf } from './voice-of.ts'

/** [s/km] around a pace that is one number: what a watch lets pass without a word. @source default-ours */
const AROUND_S = 5

/** A plan in words: what the API answers, the database keeps and every screen shows. */
export function scheduleIn(
  speech: Speech,
  { equipment: has, done, laid: _, ...plan }: ShownPlan & Partial<Plan>,
): Schedule {
  const voice = voiceOf(speech)
  const { say } = voice
  const lifting = isKettlebellOnly(has) ? { ...voice, say: (told: Told) => withKettlebells(say(told)) } : voice
  const doneOf = doneIn(plan.date, done)
  const { trainingLoad, recoveryStatus, recommendation, periodizationPhase } = plan.insights
  return {
    ...plan,
    todaysSchedule: plan.todaysSchedule.map((item) => itemIn(lifting, item, has)),
    weeklyPlan: plan.weeklyPlan.map((week) => weekIn(lifting, week, has, doneOf)),
    insights: {
      trainingLoad: say(trainingLoad),
      recoveryStatus: say(recoveryStatus),
      recommendation: say(recommendation),
      ...(periodizationPhase === undefined ? {} : { periodizationPhase: say(periodizationPhase) }),
    },
    warnings: plan.warnings.map((one) => ({ ...one, text: say(one.text) })),
    reasons: plan.reasons.map((one) => ({ ...one, text: say(one.text) })),
    adjustments: plan.adjustments.map((one) => ({
      ...one,
      reason: say(one.reason),
      effect: say(one.effect),
      days: one.days.map((day) => ({ ...day, before: say(day.before), after: say(day.after) })),
    })),
    rules: plan.rules.map((one) => ({ ...one, title: say(one.title), limit: say(one.limit), value: say(one.value) })),
    foresight: plan.foresight.map((one) => ({ ...one, text: say(one.text) })),
    questions: plan.questions.map((question) => questionIn(voice, question)),
  }
}

function questionIn({ say }: Voice, { answers, text, id, why, otherwise, last }: PlanQuestion): ShownQuestion {
  return {
    ...{ id, text: say(text) },
    ...(why && { why: say(why) }),
    ...(otherwise && { otherwise: say(otherwise) }),
    ...(last && { last: say(last) }),
    answers: answers.map(({ means, ...answer }) => ({
      ...answer,
      text: say(answer.text),
      ...(means && { means: say(means) }),
    })),
  }
}

/** What can be done with a day's session, in words. */
export function optionsIn(speech: Speech, options: readonly ChangeOption[]): ShownOption[] {
  const { say } = voiceOf(speech)
  return options.map(({ change, title, text, refusal }) => ({
    change,
    title: say(title),
    text: say(text),
    refusal: refusal === null ? null : say(refusal),
  }))
}

/** A block that is over, in words. */
export function blockIn(speech: Speech, { weeks, ...block }: PastBlock): ShownBlock {
  const { say, duration } = voiceOf(speech)
  return {
    ...block,
    weeks: weeks.map(({ plannedMin, ...week }) => ({
      ...week,
      weekName: say(week.weekName),
      focus: say(week.focus),
      totalVolume: duration(plannedMin),
      days: week.days.map((day) => ({
        ...day,
        day: dayNameOf(day),
        workoutName: say(day.workoutName),
        duration: duration(day.durationMin),
      })),
    })),
  }
}

/** What to say of a day's training: nothing of days to come, null where a day is over and nothing was done. */
function doneIn(today: string, records: Plan['done']) {
  const done = new Map(records.map(({ date, ...record }) => [date, record]))
  return ({ date }: Pick<PlanDay, 'date'>): Pick<ShownDay, 'done'> => {
    const record = done.get(date)
    return record ? { done: record } : date < today ? { done: null } : {}
  }
}

/** Whether somebody does with a kettlebell whatever names a dumbbell. */
function isKettlebellOnly(has: readonly Equipment[]): boolean {
  return has.includes('kettlebell') && !has.includes('dumbbells')
}

function weekIn(
  voice: Voice,
  week: PlanWeek,
  has: readonly Equipment[],
  doneOf: (day: PlanDay) => Pick<ShownDay, 'done'>,
): ShownWeek {
  return {
    ...week,
    weekName: voice.say(week.weekName),
    focus: voice.say(week.focus),
    totalVolume: voice.duration(week.plannedMin),
    days: week.days.map((day) => ({ ...dayIn(voice, day, has), ...doneOf(day) })),
  }
}

function dayIn(voice: Voice, day: PlanDay, has: readonly Equipment[]): ShownDay {
  const { warmup, exercises, cooldown } = day.workout
  const steps = (list: readonly WorkoutStep[]) => list.map((step) => stepIn(voice, step, has))
  return {
    ...day,
    day: dayNameOf(day),
    workoutName: voice.say(day.workoutName),
    duration: voice.duration(day.durationMin),
    description: voice.say(day.description),
    notes: voice.say(day.notes),
    workout: { warmup: steps(warmup), exercises: steps(exercises), cooldown: steps(cooldown) },
  }
}

function itemIn(voice: Voice, item: DayItem, has: readonly Equipment[]): ShownItem {
  return {
    ...item,
    title: voice.say(item.title),
    duration: voice.duration(item.durationMin),
    description: voice.say(item.description),
    exercises: item.exercises.map((step) => stepIn(voice, step, has)),
  }
}

/** Half of a plan's words are those of some six hundred steps: each is written into the one copy of it that is made. */
function stepIn({ say }: Voice, { split, seconds, ...step }: WorkoutStep, has: readonly Equipment[]): ShownStep {
  const { size } = step
  const pace = paceOf(step)
  const watts = rangeOf(step, 'aim-watts')
  const heartBpm = rangeOf(step, 'aim-pulse')
  const sport = sportMoveOf(step.name)
  const kind = stepKind(step)
  const rpe = stepRpe(step)
  const tools = toolsFor(step.exerciseId, has)
  const texts = {
    name: say(step.name),
    notes: say(step.notes),
    reps: split ? say(split) : size ? say({ code: 'set-size', ...size }) : '',
    duration: seconds === null ? '' : secondsText(seconds),
  }
  const shown: Writable<Omit<ShownStep, keyof typeof texts>> = step
  if (sport) shown.sport = sport
  if (seconds !== null) shown.durationSec = seconds
  if (kind) shown.kind = kind
  if (rpe !== null) shown.rpe = rpe
  if (pace) shown.paceSecPerKm = pace
  if (watts) shown.watts = watts
  if (heartBpm) shown.heartBpm = heartBpm
  if (tools.length > 0) shown.equipment = tools
  return Object.assign(shown, texts)
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** [s/km] The pace that the notes name, quick and slow; who names one number means some seconds around it. */
function paceOf({ notes }: Pick<WorkoutStep, 'notes'>): [number, number] | null {
  for (const note of notes) {
    if (note.code === 'easy-pace' || note.code === 'aim-pace') return [note.low, note.high]
    if (note.code === 'aim-race-pace') return [note.secPerKm - AROUND_S, note.secPerKm + AROUND_S]
    // Swimmers count in hundreds of metres.
    if (note.code === 'aim-swim-pace') return [note.low * 10, note.high * 10]
  }
  return null
}

/** The watts or the heart rate that the notes name, low and high. */
function rangeOf({ notes }: Pick<WorkoutStep, 'notes'>, code: 'aim-watts' | 'aim-pulse'): [number, number] | null {
  const note = notes.find((one) => one.code === code)
  return note && 'low' in note && 'high' in note ? [note.low, note.high] : null
}

/** The weekday in English, in every language: the shape's own word for a day, as `discipline` is. */
function dayNameOf({ date }: Pick<PlanDay, 'date'>): ShownDay['day'] {
  return englishDayOf(date)
}
