import { maxFrom } from '../../engine/progress/one-rep-max.ts'
import { type LiftDone, livedLifts } from '../../engine/testing/lifter.ts'
import { demandKg, LIFTERS } from '../../engine/testing/lifters.ts'

/** The work sets of one session of a lift. */
type Asked = { readonly week: number; readonly kg: number; readonly reps: number; readonly sets: number }

/** [kg] the most for one repetition that work stands for, with what it leaves. */
const standsFor = (kg: number, reps: number, left: number) => Math.round(maxFrom(kg, reps + left))

/** A published programme for one lift. */
type Programme = {
  readonly name: string
  /** @param maxAt - [kg] what can be lifted once, by week from 0 on */
  readonly lived: (maxAt: (week: number) => number, squats: boolean) => readonly Asked[]
}

const WEEKS = 16
/** [reps] that must be left after the first set of so many, so that the last one still holds them all. @source default-ours */
const LEFT_FOR: Readonly<Record<number, number>> = { 1: 0, 3: 1, 5: 2 }

/** Whether a body can do all the sets. */
function can({ kg, reps, sets }: Omit<Asked, 'week'>, maxKg: number): boolean {
  return maxFrom(kg, reps + (LEFT_FOR[sets] ?? 2)) <= maxKg
}

/** Three sessions a week; the squat in each, a press in every second one. Five sets of five, 2.5 kg more each time; after three failures a tenth less. */
const FIVE_BY_FIVE: Programme = {
  name: 'StrongLifts 5x5 (stronglifts.com/5x5)',
  lived: (maxAt, squats) => {
    const all: Asked[] = []
    let kg = 20
    let failed = 0
    for (let session = 0; session < WEEKS * 3; session += squats ? 1 : 2) {
      const one = { week: Math.floor(session / 3), kg, reps: 5, sets: 5 }
      all.push(one)
      const done = can(one, maxAt(one.week))
      failed = done ? 0 : failed + 1
      if (done) kg += 2.5
      else if (failed === 3) [kg, failed] = [Math.floor((kg * 0.9) / 2.5) * 2.5, 0]
    }
    return all
  },
}

/**
 * The first tier of four sessions in turn, three a week: five sets of three; 5 kg more for a squat, 2.5 kg for a press. Where
 * they fail, sixes of two, then tens of one, then anew from below. It says to begin light: 85 % of five repetitions is our reading.
 */
const FIRST_TIER: Programme = {
  name: 'GZCLP, first tier (thefitness.wiki/routines/gzclp)',
  lived: (maxAt, squats) => {
    const stages = [
      { reps: 3, sets: 5 },
      { reps: 2, sets: 6 },
      { reps: 1, sets: 10 },
    ]
    const fresh = (week: number) => Math.floor((0.85 * fiveOf(maxAt(week))) / 2.5) * 2.5
    const all: Asked[] = []
    let kg = fresh(0)
    let stage = 0
    for (let session = 0; session < WEEKS * 3; session += 4) {
      const one = { week: Math.floor(session / 3), kg, ...(stages[stage] ?? { reps: 3, sets: 5 }) }
      all.push(one)
      if (can(one, maxAt(one.week))) kg += squats ? 5 : 2.5
      else if (stage < 2) stage++
      else [kg, stage] = [fresh(one.week), 0]
    }
    return all
  },
}

/** Nine tenths of what can be lifted once; three weeks of rising top sets, an easy one, then 5 kg more for a squat, 2.5 for a press. */
const WAVES: Programme = {
  name: '5/3/1 (Wendler 2009), top sets',
  lived: (maxAt, squats) => {
    const top = [
      { share: 0.85, reps: 5 },
      { share: 0.9, reps: 3 },
      { share: 0.95, reps: 1 },
      { share: 0.6, reps: 5 },
    ]
    return Array.from({ length: WEEKS }, (_, week) => {
      const training = 0.9 * maxAt(0) + Math.floor(week / 4) * (squats ? 5 : 2.5)
      const { share, reps } = top[week % 4] ?? { share: 0.85, reps: 5 }
      return { week, kg: Math.round((training * share) / 2.5) * 2.5, reps, sets: 1 }
    })
  },
}

function fiveOf(maxKg: number): number {
  return maxKg / maxFrom(1, 5)
}

const WHO = [
  { lifter: 'new, gains 2.5 % a week at first', programmes: [FIVE_BY_FIVE, FIRST_TIER] },
  { lifter: 'some experience, gains 1 % a week at first', programmes: [FIRST_TIER, WAVES] },
] as const
const LIFTS = [
  { id: 'back-squat', name: 'squat', squats: true },
  { id: 'bench-press', name: 'bench press', squats: false },
] as const
const SHOWN = [1, 3, 7, 11, 15]
/** Weeks whose work is read as the most for one repetition that it stands for. */
const STANDS = [3, 9, 15]

/** Published programmes of lifting for bodies that gain by a law of their own, beside this planner. @returns Markdown */
export function liftingTable(): string {
  return [
    `| Lifter, lift | Programme | ${SHOWN.map((week) => `week ${week}`).join(' | ')} | stands for, weeks ${STANDS.join(', ')} [kg once] | the body's own | asked for more than could be done |`,
    `| --- | --- | ${SHOWN.map(() => '---').join(' | ')} | --- | --- | --- |`,
    ...WHO.flatMap(({ lifter, programmes }) => {
      const life = LIFTERS[lifter]
      if (!life) return []
      const lifts = livedLifts({ ...life, weeks: WEEKS })
      return LIFTS.flatMap(({ id, name, squats }) => {
        const own = lifts.filter(({ exerciseId, askedKg }) => exerciseId === id && askedKg !== null)
        const maxAt = (week: number) =>
          (own.findLast((one) => one.week <= week && one.trueMaxKg !== null) ?? own[0])?.trueMaxKg ?? 0
        const bodies = STANDS.map((week) => Math.round(maxAt(week - 1))).join(', ')
        const rows = programmes.map((programme) => {
          const asked = programme.lived(maxAt, squats)
          const short = asked.filter((one) => !can(one, maxAt(one.week))).length
          return row(
            programme.name,
            [
              ...SHOWN.map((week) => cellOf(asked, week)),
              STANDS.map((week) => stoodFor(asked, week)).join(', '),
              bodies,
            ],
            `${short} of ${asked.length}`,
          )
        })
        const short = own.filter(({ spare }) => spare < 0).length
        const ours = row(
          'this planner',
          [...SHOWN.map((week) => ourCell(own, week)), STANDS.map((week) => ourStoodFor(own, week)).join(', '), bodies],
          `${short} of ${own.length}`,
        )
        return [ours, ...rows].map((cells) => `| ${lifter}: ${name} ${cells}`)
      })
    }),
  ].join('\n')
}

function row(name: string, cells: readonly string[], short: string): string {
  return `| ${name} | ${cells.join(' | ')} | ${short} |`
}

function cellOf(asked: readonly Asked[], week: number): string {
  const last = asked.findLast((one) => one.week < week)
  return last ? `${last.kg} x ${last.reps}` : '-'
}

function stoodFor(asked: readonly Asked[], week: number): string {
  const last = asked.findLast((one) => one.week < week)
  return last ? `${standsFor(last.kg, last.reps, LEFT_FOR[last.sets] ?? 2)}` : '-'
}

function lastOf(own: readonly LiftDone[], week: number): LiftDone | undefined {
  return own.findLast((one) => one.week < week && !one.deload && demandKg(one) !== null)
}

function ourStoodFor(own: readonly LiftDone[], week: number): string {
  const last = lastOf(own, week)
  if (!last) return '-'
  const { step, askedKg } = last
  return `${standsFor(askedKg ?? 0, step.aimReps ?? step.size?.low ?? 1, step.rir ?? 0)}`
}

function ourCell(own: readonly LiftDone[], week: number): string {
  const last = lastOf(own, week)
  return last ? `${last.askedKg} x ${last.step.aimReps ?? last.step.size?.low ?? '-'}` : '-'
}
