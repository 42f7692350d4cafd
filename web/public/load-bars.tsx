import type { ShownWeek } from '../../contract/schedule.ts'
import { HOW } from '../words/how-words.ts'

const HEIGHT = 56

/** The planned minutes of every week as bars: build-ups, easier weeks and tapers at a glance. */
export function LoadBars({ weeks, selected }: { weeks: readonly ShownWeek[]; selected: number }) {
  const most = Math.max(1, ...weeks.map((week) => week.plannedMin))
  const step = 100 / weeks.length
  const summary = weeks.map((week) => week.totalVolume).join(', ')
  return (
    <svg role="img" aria-label={`${HOW.load}: ${summary}`} className="block w-full" height={HEIGHT}>
      {weeks.map((week, index) => {
        const height = Math.max(3, (week.plannedMin / most) * HEIGHT)
        return (
          <rect
            key={week.week}
            x={`${index * step + step * 0.1}%`}
            width={`${step * 0.8}%`}
            y={HEIGHT - height}
            height={height}
            rx="2"
            className={index === selected ? 'fill-pen' : 'fill-life'}
          />
        )
      })}
    </svg>
  )
}
