import type { Round } from '../../engine/interpret/rota/rota.ts'
import type { HoursByKind } from '../../engine/interpret/rota/rota-hours.ts'
import type { ShiftKind } from '../../engine/interpret/rota/rota-words.ts'
import { ROTA } from '../words/rota-words.ts'

/** One letter a day: on, day, early, late, night, full 24 hours; a point is off. */
const LETTERS: Readonly<Record<string, ShiftKind>> = { o: 'on', d: 'day', e: 'early', l: 'late', n: 'night', f: 'full' }

const TWELVE: HoursByKind = {
  on: { start: '07:00', end: '19:00' },
  day: { start: '07:00', end: '19:00' },
  night: { start: '19:00', end: '07:00' },
}
const EIGHT: HoursByKind = {
  early: { start: '06:00', end: '14:00' },
  late: { start: '14:00', end: '22:00' },
  night: { start: '22:00', end: '06:00' },
}

/** Rotas that many work, to begin from: their hours are to be changed. */
export const COMMON_ROTAS: readonly (Round & { readonly name: string })[] = [
  common(ROTA.common.fourOnFourOff, 'oooo....', TWELVE),
  common(ROTA.common.daysAndNights, 'ddnn....', TWELVE),
  common(ROTA.common.weekOnWeekOff, 'ooooooo.......', TWELVE),
  common(ROTA.common.byWeeks, 'eeeee..lllll..nnnnn..', EIGHT),
  common(ROTA.common.twoTwoThree, 'oo..ooo..oo...', TWELVE),
  common(ROTA.common.dayAndNight, 'f..', { full: { start: '08:00', end: '08:00' } }),
]

function common(name: string, letters: string, hours: HoursByKind) {
  return { name, days: [...letters].map((letter) => LETTERS[letter] ?? null), hours }
}
