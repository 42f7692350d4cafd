import { useDisplay } from '../display/display-context.tsx'
import { fromKg, toKg } from '../display/weights.ts'
import { dateInWords } from '../words/date-words.ts'
import { SESSION } from '../words/session-words.ts'
import type { LastTime } from './last-time.ts'
import type { Move } from './moves.ts'
import { platesFor } from './plates.ts'
import type { SetEntry } from './progress.ts'
import { amountUnit, setsLine } from './progress-lines.ts'
import { Stepper } from './stepper.tsx'
import type { Rack } from './use-rack.ts'

type Props = {
  move: Move
  /** Counted from 0. */
  set: number
  entry: SetEntry
  last: LastTime | undefined
  rack: Rack | null
  onSet: (part: Partial<Omit<SetEntry, 'done'>>) => void
}

/** [reps] that a first weight is chosen for beyond those that are asked. */
const USUAL_RESERVE = 3

/** What is aimed at today beside what it was last time, each number under the thumb. */
export function LiftRow({ move, set, entry, last, rack, onSet }: Props) {
  const display = useDisplay()
  const unit = amountUnit(move)
  const isLoaded = rack?.isLoaded || entry.loadKg !== null
  const load = entry.loadKg === null ? null : fromKg(entry.loadKg, display)
  const plates = rack?.isBar && load !== null ? platesFor(load, display.weight) : null
  const reserve = move.step.rir ?? USUAL_RESERVE
  const amountLabel = `${SESSION.amounts[unit]}, ${SESSION.set(set + 1, move.sets)}, ${move.step.name}`
  const loadLabel = `${SESSION.load}, ${SESSION.set(set + 1, move.sets)}, ${move.step.name}`
  return (
    <div className="grid gap-2">
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <div className="flex gap-1.5">
          <dt className="text-soft">{last ? SESSION.lastTime : SESSION.firstTime}</dt>
          <dd className="font-medium tabular-nums">
            {last
              ? `${setsLine(last.sets, unit, display)}, ${dateInWords(last.date, 'short')}`
              : isLoaded && entry.loadKg === null && SESSION.firstLoad(entry.reps + reserve)}
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-soft">{SESSION.target}</dt>
          <dd className="font-semibold tabular-nums">{move.step.reps}</dd>
        </div>
      </dl>
      <div className={`grid gap-2 ${isLoaded ? 'grid-cols-2 @max-[17rem]:grid-cols-1' : ''}`}>
        <Stepper
          label={amountLabel}
          caption={SESSION.amounts[unit]}
          value={entry.reps}
          onValue={(reps) => onSet({ reps: Math.round(reps ?? 0) })}
          onLess={entry.reps > 0 ? () => onSet({ reps: Math.max(0, entry.reps - stepOf(unit)) }) : null}
          onMore={() => onSet({ reps: entry.reps + stepOf(unit) })}
        />
        {isLoaded && <LoadStepper label={loadLabel} {...{ entry, rack, onSet }} />}
      </div>
      {plates && (
        <p className="text-sm text-soft tabular-nums">
          {SESSION.bar(
            `${plates.bar} ${display.weight}`,
            plates.side.map((plate) => String(plate)),
          )}
        </p>
      )}
    </div>
  )
}

const stepOf = (unit: keyof typeof SESSION.amounts) => (unit === 'reps' ? 1 : 5)

/** The load in the person's unit, up and down by the weights that exist. */
function LoadStepper({
  label,
  entry: { loadKg },
  rack,
  onSet,
}: Pick<Props, 'entry' | 'rack' | 'onSet'> & { label: string }) {
  const display = useDisplay()
  const heavier = rack?.up(loadKg) ?? null
  const lighter = loadKg === null ? null : (rack?.down(loadKg) ?? null)
  return (
    <Stepper
      label={label}
      caption={display.weight}
      value={loadKg === null ? null : fromKg(loadKg, display)}
      onValue={(typed) => onSet({ loadKg: typed === null ? null : toKg(typed, display) })}
      onLess={lighter === null ? null : () => onSet({ loadKg: lighter })}
      onMore={heavier === null ? null : () => onSet({ loadKg: heavier })}
    />
  )
}
