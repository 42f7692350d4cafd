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

/** What the days of week 1 before the first say. */
export const BEFORE_PLAN = 'Before your plan begins.'

/** The name of a week, `Week 3: Building`. */
export function weekTitle(frame: WeekFrame): string {
  const race = frame.races.find((event) => event.priority === 'A') ?? frame.races[0]
  if (race) return `Week ${frame.index + 1}: ${race.name}`
  return `Week ${frame.index + 1}: ${frame.deload ? 'Easier week' : TITLES[frame.phase]}`
}

/** The phase, ` - `, and what the week is for. */
export function weekFocus(frame: WeekFrame): string {
  const phase = capitalised(frame.phase)
  if (frame.deload) return `${phase} - an easier week, so that the training of the last ones can sink in`
  const race = frame.races[0]
  if (race && race.priority !== 'A')
    return `${phase} - ${race.name} as ${race.priority === 'B' ? 'a test with a short taper' : 'part of training'}`
  return `${phase} - ${PURPOSE[frame.phase]}`
}
