import { useState } from 'react'
import type { ShownLift } from '../../contract/progress.ts'
import { fromKg } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Card } from '../ui/card.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { dateInWords } from '../words/date-words.ts'
import { LIFTS, PROGRESS } from '../words/progress-words.ts'
import { LineChart } from './line-chart.tsx'
import { NumberTable } from './number-table.tsx'

/** Records of every exercise, and how strong somebody has become in one of them. */
export function LiftsCard({ lifts }: { lifts: readonly ShownLift[] }) {
  const display = useDisplay()
  const drawable = lifts.filter(({ points }) => points.length > 1)
  const [chosen, setChosen] = useState<string | null>(null)
  const lift = drawable.find(({ exerciseId }) => exerciseId === chosen) ?? drawable[0]
  const load = (kg: number) => fromKg(Math.round(kg), display)
  if (lifts.length === 0)
    return (
      <Card title={LIFTS.title}>
        <p className="text-sm text-soft">{LIFTS.none}</p>
      </Card>
    )
  return (
    <Card title={LIFTS.title}>
      {lift && (
        <div className="mb-5 grid gap-3">
          <div className="screen-only">
            <SelectField
              label={LIFTS.choose}
              value={lift.exerciseId}
              options={drawable.map(({ exerciseId, name }) => ({ value: exerciseId, label: name }))}
              onValue={setChosen}
            />
          </div>
          <p className="text-xl">
            {lift.name}: {LIFTS.estimate(load(lift.oneRepMaxKg ?? 0))}
          </p>
          <LineChart
            label={LIFTS.picture(lift.name)}
            lines={[{ look: 'strong', points: lift.points.map(({ date, kg }) => ({ date, value: kg })) }]}
            text={load}
          />
          <NumberTable
            label={LIFTS.picture(lift.name)}
            heads={[PROGRESS.date, LIFTS.oneRepMax]}
            rows={lift.points.toReversed().map(({ date, kg }) => [dateInWords(date, 'dated'), load(kg)])}
          />
        </div>
      )}
      <ul className="divide-y divide-line text-sm">
        {lifts.map(({ exerciseId, name, best, oneRepMaxKg, days }) => (
          <li key={exerciseId} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <span className="font-medium">{name}</span>
            <span className="tabular-nums">
              <b className="font-semibold">
                {best.loadKg === null ? LIFTS.reps(best.reps) : LIFTS.heaviest(fromKg(best.loadKg, display), best.reps)}
              </b>{' '}
              <span className="text-soft">{LIFTS.on(dateInWords(best.date, 'short'))}</span>
            </span>
            <span className="w-full text-xs text-soft">
              {LIFTS.days(days)}
              {oneRepMaxKg !== null && ` · ${LIFTS.oneRepMax}: ${load(oneRepMaxKg)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-soft">{LIFTS.how}</p>
    </Card>
  )
}
