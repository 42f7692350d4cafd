import { Check } from 'lucide-react'
import { Fragment } from 'react'
import type { ShownHistoryDay } from '../../contract/progress.ts'
import { durationText, fromKm } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { dateInWords } from '../words/date-words.ts'
import { HISTORY } from '../words/progress-words.ts'
import { SPORTS } from '../words/sport-words.ts'

const TAPS = ['sleep', 'energy', 'soreness', 'mood'] as const

type Props = { day: ShownHistoryDay; today: string; onMend: () => void }

/** One day: what was planned, what came of it, how it felt, and what was written. */
export function HistoryDay({ day, today, onMend }: Props) {
  const display = useDisplay()
  const { date, planned, record, activities } = day
  const isDone = record?.completed ?? false
  // What is planned for today may still come.
  const state = isDone ? HISTORY.done : date < today ? HISTORY.notDone : HISTORY.toCome
  const lines = [
    record?.minutes && durationText(record.minutes),
    record?.rpe && HISTORY.effort(record.rpe),
    record?.sets?.length && HISTORY.sets(record.sets.length),
    ...TAPS.map((tap) => record?.taps?.[tap] && HISTORY.tap(HISTORY.taps[tap], record.taps[tap])),
    ...activities.flatMap(({ matched, discipline, durationSec, distanceM, sets }) => {
      const far = distanceM ? fromKm(distanceM / 1000, display) : null
      const lifted = sets?.length && !(matched && record?.sets?.length) ? HISTORY.sets(sets.length) : null
      if (matched) return [far, lifted]
      const long = durationText(durationSec / 60)
      return [HISTORY.beside(SPORTS[discipline], far === null ? long : HISTORY.both(long, far)), lifted]
    }),
  ].filter(Boolean)
  return (
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-3 py-3">
      <span
        aria-hidden="true"
        className={`mt-0.5 grid size-6 place-items-center rounded-full print:[print-color-adjust:exact] ${isDone ? 'bg-pen text-on-pen' : 'border border-edge'}`}
      >
        {isDone && <Check size={15} strokeWidth={3} />}
      </span>
      <div className="min-w-0">
        <p className="text-xs text-soft">{dateInWords(date)}</p>
        <p className="font-medium wrap-anywhere">
          {planned?.workoutName ?? nameOf(day)}
          {(planned || isDone) && <span className="sr-only">, {state}</span>}
        </p>
        {lines.length > 0 && (
          <p className="text-sm text-soft tabular-nums">
            {lines.map((line, at) => (
              // Each is read as one thing: a line ends between them.
              // biome-ignore lint/suspicious/noArrayIndexKey: two activities may say the same, and the order is fixed.
              <Fragment key={at}>
                <span className="inline-block">
                  {line}
                  {at < lines.length - 1 && ' ·'}
                </span>{' '}
              </Fragment>
            ))}
          </p>
        )}
        {record?.notes && (
          <p data-typed className="mt-1 border-wash border-l-4 pl-3 text-sm whitespace-pre-wrap wrap-anywhere">
            {record.notes}
          </p>
        )}
      </div>
      <Button look="quiet" size="compact" className="screen-only -mr-3" onClick={onMend}>
        <span aria-hidden="true">{HISTORY.mend}</span>
        <span className="sr-only">{HISTORY.mendDay(dateInWords(date))}</span>
      </Button>
    </li>
  )
}

/** What a day is called of which no plan speaks. */
function nameOf({ record, activities }: ShownHistoryDay): string {
  if (activities.length > 0) return HISTORY.own
  return record?.completed ? HISTORY.trained : HISTORY.rest
}
