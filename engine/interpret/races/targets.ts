import type { EventDiscipline } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Sym } from '../lexicon.ts'

/** A finish time or pace as said, before the event tells whether `4` is hours. */
export type Said = {
  readonly parts: readonly number[]
  readonly seconds: number | null
  readonly perKm: number | null
  readonly next: number
}

/** [s/km] a middling amateur, only to tell hours from minutes; in all others as in running. */
const PACE: Readonly<Partial<Record<EventDiscipline, number>>> = {
  cycle: 135,
  swim: 1250,
  triathlon: 190,
  hyrox: 500,
  obstacle: 600,
  hike: 800,
  row: 240,
  ski: 260,
  strength: 300,
}
const RUNNING_PACE = 350
const UNKNOWN_SECONDS = 5400
const MILE_KM = 1.609344

/** Reads a time at a place: `3h15`, `1:45:30`, `50 minutes`, `sub 4`'s four, `5:00/km`. */
export function saidTime(symbols: readonly Sym[], at: number): Said | null {
  let start = at
  while (
    /^(-|a|an|the|de|of|around|about|las|los|die|der|les|:|=|~|is|ist|es|una|unas|ein|einer|<|les|as|é|i e)$/.test(
      symbols[start]?.text ?? '',
    ) &&
    start < at + 3
  ) {
    const unit = symbols[start + 1]
    if (
      /^(a|an|una|uma|une|einer|ein|eine)$/.test(sure(symbols[start]).text) &&
      unit?.tag === 'unit' &&
      unit.value === 'hour'
    )
      return { parts: [], seconds: 3600, perKm: null, next: start + 2 }
    start += 1
  }
  const first = symbols[start]
  if (first?.tag === 'unit' && first.value === 'hour') return { parts: [], seconds: 3600, perKm: null, next: start + 1 }
  if (first?.tag !== 'number' && first?.tag !== 'num') return null
  const numbers = [Number(first.value)]
  let next = start + 1
  while (
    (symbols[next]?.text === ':' || symbols[next]?.text === '.' || symbols[next]?.text === "'") &&
    sure(symbols[next]).tight &&
    symbols[next + 1]?.tag === 'number' &&
    sure(symbols[next + 1]).tight &&
    numbers.length < 3
  ) {
    numbers.push(Number(sure(symbols[next + 1]).value))
    next += 2
  }
  const isDecimal =
    numbers.length === 2 && sure(symbols[start + 1]).text === '.' && sure(symbols[start + 2]).value.length === 1
  const unit = symbols[next]
  if (unit?.tag === 'dist') return null
  if (unit?.tag === 'unit' && ['hour', 'min', 'sec'].includes(unit.value) && (numbers.length === 1 || isDecimal)) {
    const amount = isDecimal ? Number(`${numbers[0]}.${numbers[1]}`) : sure(numbers[0])
    let seconds = amount * (unit.value === 'hour' ? 3600 : unit.value === 'min' ? 60 : 1)
    next += 1
    if (/^(and|y|und|et|e)$/.test(symbols[next]?.text ?? '')) next += 1
    const more = symbols[next]
    if (/^(a half|half|media|demie|meia)$/.test(more?.text ?? '') && unit.value === 'hour')
      return { parts: [], seconds: seconds + 1800, perKm: null, next: next + 1 }
    if (
      more?.tag === 'number' &&
      Number(more.value) < 60 &&
      unit.value !== 'sec' &&
      symbols[next + 1]?.tag !== 'dist'
    ) {
      seconds += Number(more.value) * (unit.value === 'hour' ? 60 : 1)
      next += 1
      if (symbols[next]?.tag === 'unit') next += 1
      if (symbols[next]?.tag === 'number' && sure(symbols[next]).tight) {
        seconds += Number(sure(symbols[next]).value)
        next += 1
      }
    }
    const perKm = unit.value === 'min' ? paceUnit(symbols, next) : null
    if (perKm) return { parts: [], seconds: null, perKm: seconds / perKm.km, next: perKm.next }
    return { parts: [], seconds: Math.round(seconds), perKm: null, next }
  }
  // "1:45 h".
  if (unit?.value === 'hour' && unit.tag === 'unit' && numbers.length === 2 && sure(numbers[1]) < 60)
    return { parts: [], seconds: sure(numbers[0]) * 3600 + sure(numbers[1]) * 60, perKm: null, next: next + 1 }
  if (unit?.tag === 'unit') return null
  const pace = paceUnit(symbols, next)
  if (pace) {
    const seconds = numbers.length === 2 ? sure(numbers[0]) * 60 + sure(numbers[1]) : sure(numbers[0]) * 60
    return { parts: [], seconds: null, perKm: seconds / pace.km, next: pace.next }
  }
  return {
    parts: numbers,
    seconds: numbers.length === 3 ? sure(numbers[0]) * 3600 + sure(numbers[1]) * 60 + sure(numbers[2]) : null,
    perKm: null,
    next,
  }
}

function paceUnit(symbols: readonly Sym[], at: number): { km: number; next: number } | null {
  let next = at
  if (symbols[next]?.text === 'min' || symbols[next]?.text === 'mins') next += 1
  const mark = symbols[next]
  if (mark?.text === '/' && (symbols[next + 1]?.tag === 'dist' || symbols[next + 1]?.tag === 'pace'))
    return { km: /mi/.test(sure(symbols[next + 1]).text) ? MILE_KM : 1, next: next + 2 }
  if (mark?.tag !== 'pace') return null
  return { km: /mile/.test(mark.text) ? MILE_KM : 1, next: next + 1 }
}

/**
 * The finish time meant.
 * @returns [s] or null when nothing sensible is
 */
export function targetSeconds(said: Said, discipline: EventDiscipline, km: number | null): number | null {
  if (said.perKm !== null) return km === null ? null : Math.round(said.perKm * km)
  if (said.seconds !== null) return said.seconds
  const usual =
    km === null ? (discipline === 'hyrox' ? 4800 : UNKNOWN_SECONDS) : km * (PACE[discipline] ?? RUNNING_PACE)
  const [first = 0, second = 0] = said.parts
  const options = [first * 3600 + second * 60, first * 60 + second]
  const gap = (seconds: number) => Math.abs(Math.log(Math.max(1, seconds) / usual))
  const best = gap(sure(options[0])) <= gap(sure(options[1])) ? sure(options[0]) : sure(options[1])
  return gap(best) > Math.log(5) ? null : best
}
