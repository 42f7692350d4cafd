import type { LoadWeek } from '../../engine/plan-model.ts'
import { SIDEBAR } from '../words/dashboard-words.ts'
import { loadPicture } from './load-geometry.ts'

/** Planned and done load of every week, with fitness and fatigue; the same numbers as a table below. */
export function LoadChart({ weeks, selected }: { weeks: readonly LoadWeek[]; selected: number }) {
  if (weeks.length === 0) return null
  const { bars, fitness, fatigue } = loadPicture(weeks)
  return (
    <figure>
      <svg
        role="img"
        aria-label={SIDEBAR.load}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="block h-28 w-full"
      >
        {bars.map((bar, index) => (
          <g key={bar.x}>
            <rect
              x={bar.x}
              width={bar.width}
              y={bar.y}
              height={bar.height}
              className={index === selected ? 'fill-wash stroke-pen' : 'fill-life-pale'}
              vectorEffect="non-scaling-stroke"
            />
            {bar.done !== null && (
              <rect x={bar.x} width={bar.width} y={100 - bar.done} height={bar.done} className="fill-pen" />
            )}
          </g>
        ))}
        <polyline points={fitness} className="fill-none stroke-good stroke-2" vectorEffect="non-scaling-stroke" />
        <polyline
          points={fatigue}
          className="fill-none stroke-high-mark stroke-2 [stroke-dasharray:5_3]"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs text-soft">
        <Key className="bg-life-pale">{SIDEBAR.planned}</Key>
        <Key className="bg-pen">{SIDEBAR.done}</Key>
        <Key className="h-0.5 bg-good">{SIDEBAR.fitness}</Key>
        <Key className="h-0.5 bg-[repeating-linear-gradient(90deg,var(--color-high-mark)_0_5px,transparent_5px_8px)]">
          {SIDEBAR.fatigue}
        </Key>
      </figcaption>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-pen">
          {SIDEBAR.numbers}
        </summary>
        <p className="text-xs text-soft">{SIDEBAR.numbersHint}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section className="mt-2 max-h-72 overflow-auto" aria-label={SIDEBAR.load} tabIndex={0}>
          <table className="w-full text-right text-xs tabular-nums">
            <thead className="text-soft">
              <tr>
                {[SIDEBAR.week, SIDEBAR.planned, SIDEBAR.done, SIDEBAR.fitness, SIDEBAR.fatigue, SIDEBAR.form].map(
                  (name) => (
                    <th key={name} scope="col" className="py-1 pl-2 font-semibold first:pl-0 first:text-left">
                      {name}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {weeks.map((week) => (
                <tr key={week.week}>
                  <th scope="row" className="py-1 text-left font-medium">
                    {week.week}
                  </th>
                  <td>{Math.round(week.plannedAu)}</td>
                  <td>{week.doneAu === null ? '–' : Math.round(week.doneAu)}</td>
                  <td>{Math.round(week.fitness)}</td>
                  <td>{Math.round(week.fatigue)}</td>
                  <td>{Math.round(week.form)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className={`inline-block w-3 rounded-sm ${className.includes('h-') ? '' : 'h-3'} ${className}`}
      />
      {children}
    </span>
  )
}
