import type { ShownDay } from '../../contract/schedule.ts'
import { powerShares, type Shares } from './intensity.ts'
import { type DoStep, inOrder } from './workout-steps.ts'

/** [% of threshold power] at which steps begin and end that lead from one effort to another. */
const RAMPS: Partial<Record<DoStep['phase'], (shares: Shares) => Shares>> = {
  'warm-up': ([low, high]) => [low, high],
  'cool-down': ([low, high]) => [high, low],
}

/**
 * A ride as a workout for indoor trainers (ZWO): each step in its turn, its power as a share of what the rider's program knows as
 * threshold power.
 * @param restName - what a rest between sets is called
 * @returns null for what is no ride, or cannot be counted by the clock
 */
export function trainerWorkout(day: ShownDay, restName: string): string | null {
  if (day.discipline !== 'cycle') return null
  const steps = inOrder(day, restName)
  if (steps.length === 0 || steps.some(({ ends }) => ends.by !== 'seconds')) return null
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<workout_file>',
    '  <author>Fulcrum</author>',
    `  <name>${xml(day.workoutName)}</name>`,
    `  <description>${xml(day.description)}</description>`,
    '  <sportType>bike</sportType>',
    '  <tags/>',
    '  <workout>',
    ...steps.map((step) => `    ${segment(step)}`),
    '  </workout>',
    '</workout_file>',
    '',
  ].join('\n')
}

function segment(step: DoStep): string {
  const duration = step.ends.by === 'seconds' ? Math.round(step.ends.value) : 0
  const message = [step.name, step.notes].filter((text) => text !== '').join('. ')
  const said = `<textevent timeoffset="0" message="${xml(message)}"/>`
  const shares = powerShares(step.step)
  if (shares === null) return `<FreeRide Duration="${duration}" FlatRoad="1">${said}</FreeRide>`
  const ramp = RAMPS[step.phase]?.(shares)
  if (ramp)
    return `<Ramp Duration="${duration}" PowerLow="${ratio(ramp[0])}" PowerHigh="${ratio(ramp[1])}">${said}</Ramp>`
  const middle = (shares[0] + shares[1]) / 2
  return `<SteadyState Duration="${duration}" Power="${ratio(middle)}">${said}</SteadyState>`
}

const ratio = (percent: number) => (percent / 100).toFixed(3)

/** What is written between tags and in quotes, without what XML may not hold. */
function xml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}
