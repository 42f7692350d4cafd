import type { LoggedSet } from '../../engine/model.ts'
import type { Display } from '../../words/speech.ts'
import { fromKg } from '../display/weights.ts'
import { numberText } from '../words/counted.ts'
import { SESSION } from '../words/session-words.ts'
import { stepLine } from '../words/step-line.ts'
import type { Beat } from './beats.ts'
import type { Move } from './moves.ts'

/** The unit in which a move's sets are counted. */
export const amountUnit = ({ step }: Pick<Move, 'step'>) => step.size?.unit ?? 'reps'

/** A load as the person reads it. */
export const loadText = (kg: number, display: Display) => `${numberText(fromKg(kg, display))} ${display.weight}`

/** What was lifted in all: here half a pound would say nothing. */
export const totalText = (kg: number, display: Display) =>
  `${numberText(Math.round(fromKg(kg, display)))} ${display.weight}`

/** Sets in one line: `10, 10, 9 x 20 kg`; the load is that of the heaviest. */
export function setsLine(
  sets: readonly Pick<LoggedSet, 'reps' | 'loadKg'>[],
  unit: keyof typeof SESSION.units,
  display: Display,
): string {
  const loads = sets.flatMap(({ loadKg }) => loadKg ?? [])
  const [first] = sets
  const same = sets.every(({ reps }) => reps === first?.reps)
  const amounts = same ? `${first?.reps ?? 0}` : sets.map(({ reps }) => reps).join(', ')
  const amount = `${amounts}${SESSION.units[unit]}`
  return loads.length > 0 ? SESSION.withLoad(amount, loadText(Math.max(...loads), display)) : amount
}

/** What a beat is, in a few words: its names, and for how long where the clock says. */
export function beatText(beat: Beat, moves: readonly Move[]): string {
  const names = beat.turns.map(({ move }) => moves[move]?.step.name ?? '')
  const [first] = beat.turns
  const only = moves[first.move]
  if (beat.turns.length > 1 || !only) return names.join(SESSION.and)
  return [only.step.name, only.seconds === null ? '' : stepLine({ ...only.step, sets: 0, reps: '' })]
    .filter(Boolean)
    .join(', ')
}
