import { minuteOf, type RibbonItem } from '../display/ribbon-geometry.ts'
import { BEAM, TOP } from './beam.ts'

type Props = { items: readonly RibbonItem[]; from: number; to: number }

/** [px] */
const SIZE = 13

/** Meals and sleep as small signs on the beam: the list need not tell them every day. */
export function DayMarks({ items, from, to }: Props) {
  return items.flatMap((item) => {
    const sign = SIGNS[item.type]
    const minute = minuteOf(item.time) + (item.type === 'meal' ? item.durationMin / 2 : 0)
    if (!sign || minute < from || minute > to) return []
    const inset = item.type === 'sleep' ? SIZE / 2 : 0
    return [
      <svg
        key={`${item.time} ${item.title}`}
        x={`${((minute - from) / (to - from)) * 100}%`}
        y={TOP + BEAM / 2}
        overflow="visible"
        aria-hidden="true"
      >
        <g
          transform={`translate(${inset - SIZE / 2} ${-SIZE / 2}) scale(${SIZE / 24})`}
          className="fill-none stroke-on-life"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={sign} />
        </g>
      </svg>,
    ]
  })
}

/** A fork and a knife, and a moon, in a square of 24. */
const SIGNS: Partial<Record<RibbonItem['type'], string>> = {
  meal: 'M4 3v6a3 3 0 0 0 6 0V3M7 3v18M18 21V3c-3 2-4 5-4 8v3h4',
  sleep: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z',
}
