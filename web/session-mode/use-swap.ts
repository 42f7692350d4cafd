import { useState } from 'react'
import type { Schedule, ShownDay, ShownOption } from '../../contract/schedule.ts'
import type { AskedChange, CivilDate } from '../../engine/model.ts'
import { isProblem } from '../api/api-problem.ts'
import { planApi } from '../api/plan-api.ts'
import { setUnwanted, TooMany } from '../unwanted/unwanted-api.ts'
import { SESSION } from '../words/session-words.ts'
import { UNWANTED } from '../words/unwanted-words.ts'

export type SwapReason = 'hurts' | 'notHere' | 'never'
export type Swap = {
  readonly busy: boolean
  readonly exchange: (exerciseId: string, why: SwapReason) => void
  /** Whether something was exchanged because it hurt. */
  readonly hurt: boolean
  /** What became of the last wish, told within the session: messages of the page lie behind it. */
  readonly said: string
}

type Exchange = Extract<AskedChange, { type: 'exercise' }>

type Around = {
  /** The session as it stands. */
  readonly day: ShownDay
  readonly show: (schedule: Schedule) => void
  readonly onDay: (day: ShownDay) => void
}

/** Exchanges one exercise of today's session for another that is safe, here and in the plan; or has it out of the plan for good. */
export function useSwap(date: CivilDate, { day: now, show, onDay }: Around): Swap {
  const [busy, setBusy] = useState(false)
  const [hurt, setHurt] = useState(false)
  const [said, setSaid] = useState('')
  // What was left once does not come back.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())

  const swapped = async (exerciseId: string, why: 'hurts' | 'notHere') => {
    const { options } = await planApi.changes(date)
    const offered = standIns(options, exerciseId).filter(({ change }) => !left.has(change.to))
    const chosen = why === 'hurts' ? await gentlest(exerciseId, offered) : offered[0]
    if (!chosen) return setSaid(SESSION.noSwap)
    const schedule = await planApi.ask(chosen.change)
    const day = dayIn(schedule, date)
    setLeft(new Set([...left, exerciseId]))
    show(schedule)
    if (!day) return
    onDay(day)
    setSaid(SESSION.swapped(nameIn(day, chosen.change.to)))
  }

  /** The plan is made without it, and has something like it in its place. */
  const refused = async (exerciseId: string) => {
    await setUnwanted(exerciseId, true)
    const schedule = await planApi.schedule()
    const day = dayIn(schedule, date)
    const goes = nameIn(now, exerciseId)
    show(schedule)
    if (day) onDay(day)
    setSaid(SESSION.gone(goes, day ? newIn(day, now) : ''))
  }

  const exchange = async (exerciseId: string, why: SwapReason) => {
    setBusy(true)
    if (why === 'hurts') setHurt(true)
    try {
      await (why === 'never' ? refused(exerciseId) : swapped(exerciseId, why))
    } catch (error) {
      setSaid(failureOf(error, why))
    } finally {
      setBusy(false)
    }
  }
  return { busy, hurt, said, exchange: (exerciseId, why) => void exchange(exerciseId, why) }
}

const dayIn = ({ weeklyPlan }: Schedule, date: CivilDate): ShownDay | undefined =>
  weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date)

function failureOf(error: unknown, why: SwapReason): string {
  if (isProblem(error, 'network')) return SESSION.swapOffline
  if (error instanceof TooMany) return UNWANTED.full
  return why === 'never' ? UNWANTED.failed : SESSION.noSwap
}

type StandIn = { readonly change: Exchange }

function standIns(options: readonly ShownOption[], exerciseId: string): StandIn[] {
  return options.flatMap(({ change, refusal }) =>
    change.type === 'exercise' && change.exerciseId === exerciseId && refusal === null ? [{ change }] : [],
  )
}

/** What asks less of whatever hurts: the easier kin, else the one with the least impact. */
async function gentlest(exerciseId: string, offered: readonly StandIn[]): Promise<StandIn | undefined> {
  const { findExercise } = await import('../../engine/sessions/catalogue.ts')
  const easier = findExercise(exerciseId)?.easier
  const impact = ({ change }: StandIn) => IMPACTS.indexOf(findExercise(change.to)?.impact ?? 'none')
  return offered.find(({ change }) => change.to === easier) ?? offered.toSorted((a, b) => impact(a) - impact(b))[0]
}

const IMPACTS = ['none', 'low', 'high'] as const

/** What a session has that it had not before; empty where all of it was there. */
function newIn({ workout }: ShownDay, before: ShownDay): string {
  const known = new Set(before.workout.exercises.map(({ exerciseId }) => exerciseId))
  return workout.exercises.find(({ exerciseId }) => !known.has(exerciseId))?.name ?? ''
}

function nameIn({ workout }: ShownDay, exerciseId: string): string {
  return workout.exercises.find((step) => step.exerciseId === exerciseId)?.name ?? ''
}
