/** `node scripts/lifters.ts`: lives through the kept lifters and writes how their weights went to docs/lifters.md. */
import { writeFileSync } from 'node:fs'
import type { Pattern } from '../engine/model.ts'
import { getExercise } from '../engine/sessions/catalogue.ts'
import { type LiftDone, livedLifts } from '../engine/testing/lifter.ts'
import { BODY_LIFTERS, curvesOf, LIFTERS } from '../engine/testing/lifters.ts'
import { exerciseName } from '../words/english/exercises/exercises.ts'

const SHOWN = 5
const WEEKS = [1, 4, 8, 12, 16, 24, 52]

/** `82.5 x 9 @2`: the last that was asked for up to a week, with what should be left. */
function askedAt(lifts: readonly LiftDone[], week: number): string {
  const last = lifts.findLast((lift) => lift.week < week && !lift.deload)
  if (!last) return '-'
  const { step, loadKg, reps } = last
  return `${loadKg} x ${step.aimReps ?? reps[0]} @${step.rir}`
}

const lines = [
  '# Lifters lived through',
  '',
  'Made by `node scripts/lifters.ts`: people who lift what the plan asks, day after day, as well as their bodies can, and',
  'what it asked of them. `82.5 x 9 @2`: 82.5 kg, nine repetitions, two left. "Still": loaded weeks running in which nothing',
  'more was asked than ever before, at their longest: 1 is a rise every other week. "Too heavy": sessions that asked for',
  'more than the body had that day, and how many of those came twice running. Who "gains" does so by their own law, which',
  'the engine does not know; who "does all that is asked" always can.',
]
for (const [name, lifter] of Object.entries(LIFTERS)) {
  const lifts = livedLifts(lifter)
  const curves = curvesOf(lifts)
  const sum = (of: 'sessions' | 'tooHeavy' | 'tooHeavyTwice') => curves.reduce((total, curve) => total + curve[of], 0)
  const weeks = WEEKS.filter((week) => week <= lifter.weeks)
  lines.push(
    '',
    `## ${name[0]?.toUpperCase()}${name.slice(1)}`,
    '',
    `${lifter.weeks} weeks, ${sum('sessions')} lines with a weight, too heavy ${sum('tooHeavy')}, twice running ${sum('tooHeavyTwice')}.`,
    '',
    `| Lift | Sessions | ${weeks.map((week) => `Week ${week}`).join(' | ')} | Most asked | Still |`,
    `| --- | --- | ${weeks.map(() => '---').join(' | ')} | --- | --- |`,
  )
  const often = curves
    .filter(({ exerciseId }) => getExercise(exerciseId).compound)
    .toSorted((a, b) => b.sessions - a.sessions)
    .slice(0, SHOWN)
  for (const { exerciseId, sessions, gain, longestStill } of often) {
    const own = lifts.filter((lift) => lift.exerciseId === exerciseId)
    const cells = weeks.map((week) => askedAt(own, week)).join(' | ')
    const more = `${gain >= 1 ? '+' : ''}${Math.round((gain - 1) * 100)} %`
    lines.push(
      `| ${exerciseName(getExercise(exerciseId).id)} | ${sessions} | ${cells} | ${more} | ${longestStill} wk |`,
    )
  }
}

/** `Tempo squat 12 @3`: what stood first among a movement's lines in a week, and what of it was asked for. */
function bodyAt(lifts: readonly LiftDone[], pattern: Pattern, week: number): string {
  const first = lifts.findLast((lift) => lift.week < week && !lift.deload && lift.step.pattern === pattern)
  if (!first) return '-'
  const { step, exerciseId, askedKg } = first
  const unit = step.size?.unit === 'seconds' ? ' s' : ''
  const load = askedKg === null ? '' : `${askedKg} x `
  return `${exerciseName(getExercise(exerciseId).id)} ${load}${step.aimReps ?? step.size?.low}${unit}`
}

const BODY_WEEKS = [1, 4, 8, 16, 28]
const MOVEMENTS: readonly Pattern[] = ['squat', 'hinge', 'lunge', 'push', 'pull', 'core']
lines.push(
  '',
  '# Those who lift themselves, bands or light weights',
  '',
  'What was asked for last of each movement up to a week. Who adds "a repetition more each time" is stronger by one after',
  'each session with an exercise; the others by about one in three, with bad nights and weeks missed. "Harder": how often',
  'another exercise took the place of an easier one.',
)
for (const [name, lifter] of Object.entries(BODY_LIFTERS)) {
  const lifts = livedLifts(lifter)
  const harder = new Set(
    lifts.flatMap(({ step, exerciseId }) => (step.notes.some(({ code }) => code === 'outgrown') ? exerciseId : [])),
  )
  const tooHard = lifts.filter(({ spare }) => spare < 0).length
  lines.push(
    '',
    `## ${name[0]?.toUpperCase()}${name.slice(1)}`,
    '',
    `${lifter.weeks} weeks, ${lifts.length} lines, harder ${harder.size}, more than could be done ${tooHard}.`,
    '',
    `| Movement | ${BODY_WEEKS.map((week) => `Week ${week}`).join(' | ')} |`,
    `| --- | ${BODY_WEEKS.map(() => '---').join(' | ')} |`,
    ...MOVEMENTS.map(
      (pattern) => `| ${pattern} | ${BODY_WEEKS.map((week) => bodyAt(lifts, pattern, week)).join(' | ')} |`,
    ),
  )
}
writeFileSync('docs/lifters.md', `${lines.join('\n')}\n`)
