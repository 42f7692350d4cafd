import { checkPlan, hardViolations } from '../check/check-plan.ts'
import { addDays, dayNumber } from '../civil-date.ts'
import { readRaces } from '../interpret/races/races.ts'
import type { PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import { blocksTo } from '../plan-life.ts'
import type { Plan } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { isSame } from '../told.ts'
import { type Dice, diceOf, LIFE_DAYS, longHistory, randomPerson } from './random-life.ts'

/**
 * What goes wrong in the life of a random person, day after day: empty where nothing does.
 * @param seed - the same seed, the same life
 * @param planned - makes whole plans too, around each change of block, on a day between and on the last
 */
export function longLifeFaults(seed: number, planned: boolean): string[] {
  const dice = diceOf(seed)
  const person = randomPerson(dice)
  const { faults, days } = steppedThrough(person, dice)
  if (planned) faults.push(...replayFaults(person, days, dice))
  return faults.map((fault) => `seed ${seed}: ${fault}`)
}

type Stepped = { readonly faults: string[]; readonly days: readonly number[] }

/** Asks the owner of the plan's life on every day, each time sent what the day before answered. */
function steppedThrough({ profile, anchor }: PlanInput, dice: Dice): Stepped {
  const begun = dayNumber(sure(anchor))
  const read = readRaces(profile.races, sure(anchor)).events
  const faults: string[] = []
  const days = [begun, begun + Math.floor(dice() * LIFE_DAYS), begun + LIFE_DAYS - 1]
  let at = { anchor: begun, block: 1, week: 0 }
  let moves = 0
  for (let today = begun; today < begun + LIFE_DAYS; today++) {
    const now = sure(
      blocksTo({ profile, read, begun, anchor: at.anchor, block: at.block, today, lastDone: null }).at(-1),
    )
    const { monday } = sure(now.frames[0])
    const week = Math.floor((today - monday) / 7)
    if (today < monday || today >= now.next) faults.push(`no week holds day ${today}`)
    const next = { anchor: now.anchor, block: now.block, week }
    faults.push(...(now.block === at.block ? faultsWithin(at, next) : faultsOfMove(at, next, today)))
    if (now.block !== at.block) {
      moves += 1
      days.push(today - 1, today)
    }
    at = next
  }
  if (moves !== at.block - 1) faults.push(`${moves} moves to block ${at.block}`)
  return { faults, days: days.sort((a, b) => a - b) }
}

type Stand = { readonly anchor: number; readonly block: number; readonly week: number }

function faultsWithin(at: Stand, next: Stand): string[] {
  return [
    ...(next.week < at.week ? [`week ${next.week} after ${at.week}`] : []),
    ...(next.anchor === at.anchor ? [] : [`the anchor moved within block ${at.block}`]),
  ]
}

/** The block changes on the day after a last Sunday: the calendar has no gap. */
function faultsOfMove(at: Stand, next: Stand, today: number): string[] {
  const isNext = next.block === at.block + 1 && next.anchor === today
  return isNext ? [] : [`block ${next.block} from ${next.anchor} on ${today}`]
}

/** Makes whole plans on some days, each sent what the one before answered. */
function replayFaults(person: PlanInput, days: readonly number[], dice: Dice): string[] {
  const anchor = sure(person.anchor)
  const begun = dayNumber(anchor)
  const history = dice() < 0.3 ? [] : longHistory(dice, anchor)
  const faults: string[] = []
  let next: Partial<PlanInput> = { anchor }
  let last: Plan | null = null
  for (const day of days) {
    const today = addDays(anchor, day - begun)
    const known = history.filter(({ date }) => date < today && date >= addDays(today, -84))
    const plan = makePlan({ ...person, ...next, today, history: known })
    const shown = plan.weeklyPlan.flatMap((week) => week.days).find(({ date }) => date === today)
    if (!shown) faults.push(`${today}: no day of the plan`)
    if (day > begun + 7 && shown && isSame(shown.description, { code: 'before-plan' }))
      faults.push(`${today}: before the plan`)
    for (const { rule, where } of hardViolations(checkPlan(plan, person.profile, plan.start)))
      faults.push(`${today}, block ${plan.block}: ${rule} in ${where}`)
    if (last && plan.block < last.block) faults.push(`${today}: block ${plan.block} after ${last.block}`)
    if (last && plan.block === last.block && beginningOf(plan) !== beginningOf(last))
      faults.push(`${today}: block ${plan.block} begins elsewhere`)
    next = { anchor: plan.anchor, block: plan.block, begun: plan.begun, start: plan.start }
    last = plan
  }
  return faults
}

function beginningOf({ anchor, start }: Plan): string {
  return JSON.stringify([anchor, start])
}
