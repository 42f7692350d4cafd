import { useId } from 'react'
import type { ActivityDetail, Lap, PlannedStep } from '../../contract/activity.ts'
import { briefPaceText, fromKm, secondsText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { LAPS } from '../words/activity-words.ts'

const CELL = 'border-line border-t py-1.5 pr-3 font-normal'
const HEAD = 'pb-1 pr-3 font-normal text-soft'

/** The laps of an activity as a table; beside them what was planned, where each has its own stretch of it. */
export function Laps({ activity, laps, steps }: ActivityDetail) {
  const title = useId()
  const isBeside = steps.length === laps.length
  // Where the device told the same of each, it told nothing.
  const hasKinds = new Set(laps.map(({ kind }) => kind)).size > 1
  const hasPace = activity.discipline === 'run' || activity.discipline === 'walk'
  const show = {
    ...{ lap: true, kind: hasKinds, time: true },
    planned: isBeside,
    distance: laps.some(({ distanceM }) => distanceM !== null),
    pace: hasPace && laps.some(({ distanceM }) => distanceM !== null),
    heart: laps.some(({ avgHr }) => avgHr !== null),
  }
  return (
    <div className="min-w-0">
      <h4 id={title} className="font-semibold">
        {LAPS.title(laps.length)}
      </h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="mt-1 max-h-80 overflow-auto overscroll-contain" aria-labelledby={title} tabIndex={0}>
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr>
              {COLUMNS.filter((column) => show[column]).map((column) => (
                <th key={column} scope="col" className={HEAD}>
                  {LAPS[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {laps.map((lap, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: laps have no other name than their place.
              <LapRow key={at} lap={lap} at={at} step={steps[at]} show={show} />
            ))}
          </tbody>
        </table>
      </section>
      {!isBeside && steps.length > 0 && <Planned steps={steps} />}
    </div>
  )
}

const COLUMNS = ['lap', 'planned', 'time', 'distance', 'pace', 'heart'] as const
type Shown = Record<(typeof COLUMNS)[number] | 'kind', boolean>

function LapRow({ lap, at, step, show }: { lap: Lap; at: number; step: PlannedStep | undefined; show: Shown }) {
  const display = useDisplay()
  const { durationSec, distanceM, avgHr, kind } = lap
  const km = distanceM ? distanceM / 1000 : null
  const pace = km === null ? null : Math.round(durationSec / km)
  return (
    <tr>
      <th scope="row" className={`${CELL} whitespace-nowrap`}>
        {at + 1}
        {show.kind && kind && <span className="text-soft"> {LAPS.kinds[kind]}</span>}
      </th>
      {show.planned && <td className={CELL}>{step && stepText(step)}</td>}
      <td className={CELL}>{LAPS.clock(durationSec)}</td>
      {show.distance && <td className={CELL}>{km === null ? LAPS.nothing : fromKm(km, display)}</td>}
      {show.pace && <td className={CELL}>{pace === null ? LAPS.nothing : briefPaceText(pace, pace, display)}</td>}
      {show.heart && <td className={CELL}>{avgHr ?? LAPS.nothing}</td>}
    </tr>
  )
}

/** What was planned, where it has other stretches than the laps; the same ones in a row said once. */
function Planned({ steps }: { steps: readonly PlannedStep[] }) {
  return (
    <div className="mt-3">
      <h5 className="text-soft">{LAPS.plannedTitle}</h5>
      <p>{LAPS.inOrder(repeated(steps.map(stepText)))}</p>
    </div>
  )
}

function stepText({ name, durationSec, distanceM }: PlannedStep): string {
  if (durationSec !== null) return LAPS.step(name, secondsText(durationSec))
  return distanceM === null ? name : LAPS.step(name, LAPS.metres(distanceM))
}

/** `[a, b, a, b, a, b]` as three times a and b: the way in which intervals are written. */
function repeated(texts: readonly string[]): { times: number; texts: readonly string[] }[] {
  const parts: { times: number; texts: readonly string[] }[] = []
  for (let at = 0; at < texts.length; ) {
    const length = [1, 2].find((one) => timesOf(texts, at, one) > 1) ?? 1
    const times = timesOf(texts, at, length)
    parts.push({ times, texts: texts.slice(at, at + length) })
    at += times * length
  }
  return parts
}

function timesOf(texts: readonly string[], from: number, length: number): number {
  let times = 1
  const isSame = (at: number) => texts.slice(from, from + length).every((text, n) => texts[at + n] === text)
  while (from + (times + 1) * length <= texts.length && isSame(from + times * length)) times += 1
  return times
}
