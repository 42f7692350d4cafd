import { Check } from 'lucide-react'
import { useDisplay } from '../display/display-context.tsx'
import { fromKg, toKg } from '../display/weights.ts'
import { LazyPanel, LazySport } from '../figures/lazy-panel.tsx'
import { Button } from '../ui/button.tsx'
import { SESSION } from '../words/session-words.ts'
import { stepLine } from '../words/step-line.ts'
import type { Move } from './moves.ts'
import type { SetEntry } from './progress.ts'

type Props = {
  move: Move
  entries: readonly SetEntry[]
  onSet: (set: number, part: Partial<SetEntry>) => void
  onTick: (set: number) => void
  /** Null while a clock runs. */
  onStart: (() => void) | null
}

const NUMBER_LOOK =
  'min-h-13 w-full min-w-0 rounded-md border border-edge bg-sheet px-2 text-center text-lg font-semibold tabular-nums hover:border-ink'

/** The move at hand: what it is, how it should feel, and its sets to tick. */
export function MovePanel({ move, entries, onSet, onTick, onStart }: Props) {
  const { step, seconds, logged } = move
  const display = useDisplay()
  const done = entries.filter((one) => one.done).length
  return (
    <>
      <h2 className="display mt-1 text-3xl">{step.name}</h2>
      <p className="mt-2 text-lg font-semibold">{stepLine(step)}</p>
      {step.notes && <p className="mt-2 text-soft">{step.notes}</p>}
      {(step.exerciseId ?? step.sport) && (
        <div className="mt-4">
          {step.exerciseId && <LazyPanel exerciseId={step.exerciseId} place="beside" />}
          {step.sport && <LazySport sport={step.sport} name={step.name} notes={step.notes} />}
        </div>
      )}
      <div className="mt-auto pt-6">
        {seconds !== null && (
          <div className="grid gap-3">
            {done < entries.length && onStart && (
              <Button look="secondary" size="large" onClick={onStart}>
                {SESSION.startTimer}
              </Button>
            )}
            {/* A single time is over when one goes on. */}
            {entries.length > 1 && <Ticks entries={entries} onTick={onTick} />}
          </div>
        )}
        {seconds === null && !logged && entries.length > 1 && <Ticks entries={entries} onTick={onTick} />}
        {logged && (
          <ol className="@container grid gap-2">
            {entries.map((entry, set) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a set is known by its number.
                key={set}
                className="grid grid-cols-[3.5rem_1fr_1fr_3.5rem] items-center gap-2 @max-[15rem]:grid-cols-2"
              >
                <span className="text-sm font-semibold text-soft @max-[15rem]:col-span-2">{SESSION.set(set + 1)}</span>
                <NumberField
                  label={SESSION.repsOf(set + 1)}
                  unit={SESSION.reps}
                  value={entry.reps}
                  onValue={(reps) => onSet(set, { reps: Math.round(reps ?? 0) })}
                />
                <NumberField
                  label={SESSION.loadOf(set + 1, display.weight)}
                  unit={display.weight}
                  value={entry.loadKg === null ? null : fromKg(entry.loadKg, display)}
                  onValue={(load) => onSet(set, { loadKg: load === null ? null : toKg(load, display) })}
                />
                <TickButton label={SESSION.tick(set + 1)} done={entry.done} onTick={() => onTick(set)} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  )
}

function Ticks({ entries, onTick }: Pick<Props, 'entries' | 'onTick'>) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {entries.map((entry, set) => (
        <TickButton
          // biome-ignore lint/suspicious/noArrayIndexKey: a set is known by its number.
          key={set}
          label={SESSION.tick(set + 1)}
          done={entry.done}
          onTick={() => onTick(set)}
        />
      ))}
    </div>
  )
}

function TickButton({ label, done, onTick }: { label: string; done: boolean; onTick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={done}
      className="grid size-14 place-items-center rounded-md border-2 border-edge text-soft hover:border-ink aria-pressed:border-good aria-pressed:bg-low aria-pressed:text-on-low"
      onClick={onTick}
    >
      <Check size={26} aria-hidden="true" className={done ? '' : 'opacity-40'} />
    </button>
  )
}

type NumberProps = { label: string; unit: string; value: number | null; onValue: (value: number | null) => void }

function NumberField({ label, unit, value, onValue }: NumberProps) {
  return (
    <span className="relative">
      <input
        type="number"
        inputMode="decimal"
        min={0}
        max={1000}
        step="any"
        aria-label={label}
        className={`${NUMBER_LOOK} pr-10`}
        value={value ?? ''}
        onChange={(event) => {
          const typed = event.target.value === '' ? null : Number(event.target.value)
          onValue(typed === null ? null : Math.min(1000, Math.max(0, typed)))
        }}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-xs text-soft"
      >
        {unit}
      </span>
    </span>
  )
}
