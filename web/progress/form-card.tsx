import type { ShownProgress } from '../../contract/progress.ts'
import { Card } from '../ui/card.tsx'
import { dateInWords } from '../words/date-words.ts'
import { FORM, PROGRESS } from '../words/progress-words.ts'
import { LineChart } from './line-chart.tsx'
import { NumberTable } from './number-table.tsx'

/** Fitness and form: first in words, then as lines, then as numbers. */
export function FormCard({ form }: { form: ShownProgress['form'] }) {
  if (!form)
    return (
      <Card title={FORM.title}>
        <p className="text-sm text-soft">{FORM.none}</p>
      </Card>
    )
  const { trend, state, points } = form
  const line = (of: 'fitness' | 'fatigue') => points.map((point) => ({ date: point.date, value: point[of] }))
  return (
    <Card title={FORM.title}>
      <p className="text-xl leading-snug">{FORM.trend[trend]}</p>
      <p className="mt-1 mb-5 text-soft">{FORM.state[state]}</p>
      {points.length > 1 && (
        <LineChart
          label={FORM.picture}
          lines={[
            { look: 'faint', name: FORM.fatigue, points: line('fatigue') },
            { look: 'strong', name: FORM.fitness, points: line('fitness') },
          ]}
          text={(value) => String(Math.round(value))}
        />
      )}
      <p className="mt-3 text-xs text-soft">{FORM.how}</p>
      <NumberTable
        label={FORM.picture}
        heads={[PROGRESS.date, FORM.fitness, FORM.fatigue, FORM.form]}
        rows={points
          .toReversed()
          .map(({ date, fitness, fatigue, form: difference }) => [
            dateInWords(date, 'dated'),
            ...[fitness, fatigue, difference].map((one) => String(Math.round(one))),
          ])}
      />
    </Card>
  )
}
