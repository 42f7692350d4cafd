import { capitalised } from '../format.ts'
import type { Phase } from '../model.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'

const TITLES: Readonly<Record<Phase, string>> = {
  base: 'Laying the base',
  build: 'Building',
  peak: 'Sharpening',
  taper: 'Freshening up',
  recovery: 'Recovering',
}

const PURPOSE: Readonly<Record<Phase, string>> = {
  base: 'easy, regular training that everything later stands on',
  build: 'a little more each week, with the work that moves you forward',
  peak: 'your fullest and most specific weeks',
  taper: 'less volume, same rhythm, so that you arrive fresh',
  recovery: 'gentle movement while the body repairs itself',
}

const AGAIN = 'from what you did in the weeks before, a step on'

/** What the days of week 1 before the first say. */
export const BEFORE_PLAN = 'Before your plan begins.'

/** The name of a week, `Week 3: Building`, or `Block 2, week 3: Building`. */
export function weekTitle(frame: WeekFrame): string {
  const race = frame.races.find((event) => event.priority === 'A') ?? frame.races[0]
  const number = frame.block === 1 ? `Week ${frame.index + 1}` : `Block ${frame.block}, week ${frame.index + 1}`
  if (race) return `${number}: ${race.name}`
  return `${number}: ${frame.deload ? 'Easier week' : TITLES[frame.phase]}`
}

/** The phase, ` - `, and what the week is for. */
export function weekFocus(frame: WeekFrame): string {
  const phase = capitalised(frame.phase)
  if (frame.deload) return `${phase} - an easier week, so that the training of the last ones can sink in`
  const race = frame.races[0]
  if (race && race.priority !== 'A')
    return `${phase} - ${race.name} as ${race.priority === 'B' ? 'a test with a short taper' : 'part of training'}`
  return `${phase} - ${frame.block > 1 && frame.phase === 'base' ? AGAIN : PURPOSE[frame.phase]}`
}
