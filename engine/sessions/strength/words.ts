import type { SessionKind, SessionRequest } from '../../model.ts'
import type { DosedBlock } from './blocks.ts'

const NAMES: Readonly<Partial<Record<SessionKind, string>>> = {
  'strength-full': 'Full-body strength',
  'strength-upper': 'Upper-body strength',
  'strength-lower': 'Lower-body strength',
  'strength-push': 'Push strength',
  'strength-pull': 'Pull strength',
  'strength-maintenance': 'Strength upkeep',
}

/**
 * The name of a strength session.
 * @param request - its kind and place in the week
 * @returns such as `Full-body strength A`
 */
export function strengthName(request: SessionRequest): string {
  const name = NAMES[request.kind] ?? 'Strength'
  if (request.strengthCount < 2 || request.kind === 'strength-push' || request.kind === 'strength-pull') return name
  const halves = request.kind === 'strength-upper' || request.kind === 'strength-lower'
  const day = halves ? Math.floor(request.strengthIndex / 2) : request.strengthIndex
  return `${name} ${String.fromCharCode(65 + (day % 2))}`
}

/**
 * What the session is about, in one or two sentences.
 * @param request - phase, deload and level shape the wording
 * @param blocks - what was chosen
 * @returns text for a person
 */
export function strengthDescription(request: SessionRequest, blocks: readonly DosedBlock[]): string {
  const names: string[] = []
  for (const { lines } of blocks)
    for (const { main, exercise } of lines) if (main && names.length < 3) names.push(lowerFirst(exercise.name))
  const lead = names.length > 0 ? `Built around ${joined(names)}. ` : ''
  return lead + purpose(request)
}

/**
 * How to choose the weight and when to add to it.
 * @param request - level and deload
 * @param blocks - what was chosen
 * @returns text for a person
 * @source acsm-2009: add 2-10 % once repetitions exceed the target twice; the wording is ours
 */
export function strengthNotes(request: SessionRequest, blocks: readonly DosedBlock[]): string {
  let reserve = blocks.length > 0 ? Number.POSITIVE_INFINITY : 3
  for (const { lines } of blocks) for (const { dose } of lines) reserve = Math.min(reserve, dose.rir)
  const stop = `End each set while ${reserve === 1 ? 'one good repetition is' : `${reserve} good repetitions are`} still in you.`
  if (request.deload) return `${stop} This is an easy week: keep the weights familiar and leave feeling fresh.`
  if (request.phase === 'taper') return `${stop} Keep the weight on the bar, only the sets are fewer.`
  return `${stop} When every set reaches the top of its range in two sessions running, add the smallest weight you have, or take the next harder version.`
}

function purpose({ deload, phase, level, goal }: SessionRequest): string {
  if (deload) return 'Fewer sets than usual so that your body can catch up.'
  if (phase === 'taper') return 'Short and crisp, to stay strong without getting tired.'
  if (phase === 'peak' && goal === 'muscle-gain' && level !== 'beginner')
    return 'Fewer repetitions with more weight: this is where the last weeks pay off.'
  if (goal === 'stress') return 'Steady, unhurried lifting; you should leave calmer than you came.'
  if (goal === 'endurance') return 'Strength that keeps you economical and sturdy when the miles add up.'
  if (goal === 'weight-loss') return 'Strong muscles are what you want to keep while the scales move.'
  if (level === 'beginner') return 'Learn the movements well; the weight can wait.'
  return 'Good positions first, then effort.'
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function joined(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
