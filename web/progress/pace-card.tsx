import type { ShownProgress } from '../../contract/progress.ts'
import { briefPaceText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Card } from '../ui/card.tsx'
import { dateInWords } from '../words/date-words.ts'
import { PACE, PROGRESS } from '../words/progress-words.ts'
import { LineChart } from './line-chart.tsx'
import { NumberTable } from './number-table.tsx'

/** [s/km] A difference that nobody notices. */
const SAME_SEC = 3

/** Whether the same effort has become faster, by runs alone that were about as hard. */
export function PaceCard({ runs }: { runs: ShownProgress['runs'] }) {
  const display = useDisplay()
  const pace = (seconds: number) => briefPaceText(Math.round(seconds), Math.round(seconds), display)
  if (!runs)
    return (
      <Card title={PACE.title}>
        <p className="text-sm text-soft">{PACE.none}</p>
      </Card>
    )
  const { points, aroundHr } = runs
  return (
    <Card title={PACE.title}>
      <p className="text-xl leading-snug">{sayChange(runs, pace)}</p>
      <p className="mt-1 mb-5 text-sm text-soft">{aroundHr === null ? PACE.effort : PACE.heart(aroundHr)}</p>
      {points.length > 1 && (
        <LineChart
          label={PACE.picture}
          lines={[{ look: 'strong', points: points.map(({ date, secPerKm }) => ({ date, value: secPerKm })) }]}
          text={pace}
          isUpsideDown
        />
      )}
      <NumberTable
        label={PACE.picture}
        heads={[PROGRESS.date, PACE.pace, PACE.beats]}
        rows={points
          .toReversed()
          .map(({ date, secPerKm, avgHr }) => [
            dateInWords(date, 'dated'),
            pace(secPerKm),
            avgHr === null ? '–' : String(avgHr),
          ])}
      />
    </Card>
  )
}

function sayChange({ first, last }: NonNullable<ShownProgress['runs']>, pace: (seconds: number) => string): string {
  if (first === null || last === null) return PACE.few
  if (Math.abs(first - last) < SAME_SEC) return PACE.same(pace(last))
  return last < first ? PACE.faster(pace(first), pace(last)) : PACE.slower(pace(first), pace(last))
}
