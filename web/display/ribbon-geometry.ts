import type { ShownItem } from '../../contract/schedule.ts'

export type RibbonTone = 'training' | 'life' | 'pale'
/** A piece of the ribbon; `x` and `width` in percent of the waking day. */
export type RibbonBlock = { tone: RibbonTone; x: number; width: number; title: string; time: string }
export type Ribbon = {
  /** [min] of the day, whole hours. */
  from: number
  to: number
  blocks: RibbonBlock[]
  hours: { x: number; label: string }[]
}

export type RibbonItem = Pick<ShownItem, 'time' | 'durationMin' | 'type' | 'title'>

const DAY_MIN = 24 * 60
const HOUR_STEPS = [1, 2, 3, 4, 6]
/** Two labels closer than this many steps would touch. */
const MOST_LABELS = 7

/** [min] since midnight of a clock time. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The waking day as one bar: life as blocks, training on top. Sleep is what the bar leaves out. */
export function ribbonOf(items: readonly RibbonItem[]): Ribbon {
  const spans = items
    .filter((item) => item.type !== 'sleep' && item.durationMin > 0)
    .map((item) => {
      const start = minuteOf(item.time)
      return { item, start, end: Math.min(DAY_MIN, start + item.durationMin) }
    })
  const from = Math.floor(Math.min(6 * 60, ...spans.map((span) => span.start)) / 60) * 60
  const to = Math.ceil(Math.max(22 * 60, ...spans.map((span) => span.end)) / 60) * 60
  const percent = (minute: number) => ((minute - from) / (to - from)) * 100

  const blocks = spans.map(({ item, start, end }) => ({
    tone: toneOf(item),
    x: percent(start),
    width: percent(end) - percent(start),
    title: item.title,
    time: item.time,
  }))
  const step = HOUR_STEPS.find((hours) => (to - from) / 60 / hours < MOST_LABELS)! * 60
  const hours = []
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) hours.push({ x: percent(at), label: clockOf(at) })

  // Training is drawn last, so that nothing of it is hidden where a day's items overlap.
  return { from, to, blocks: blocks.toSorted((a, b) => rank(a.tone) - rank(b.tone)), hours }
}

function toneOf({ type }: RibbonItem): RibbonTone {
  if (type === 'workout') return 'training'
  return type === 'commitment' || type === 'travel' ? 'life' : 'pale'
}

const rank = (tone: RibbonTone) => ['pale', 'life', 'training'].indexOf(tone)

const clockOf = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:00`
