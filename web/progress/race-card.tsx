import type { ShownRaceRange } from '../../contract/progress.ts'
import { briefPaceText, durationText, fromKm } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { timeText } from '../ordinary-week/race-time.ts'
import { Card } from '../ui/card.tsx'
import { dateInWords } from '../words/date-words.ts'
import { PROGRESS } from '../words/progress-words.ts'
import { RACE_RANGE } from '../words/race-range-words.ts'
import { LineChart } from './line-chart.tsx'
import { NumberTable } from './number-table.tsx'

const HOUR_SEC = 3_600

/** A time as exactly as it can be known: whole minutes of an hour and more, else ten seconds. @param round - which way */
function about(seconds: number, round: (value: number) => number = Math.round): string {
  return seconds >= HOUR_SEC ? minutesText(round(seconds / 60)) : timeText(round(seconds / 10) * 10)
}

/** In one line: `1 h 36 min` does not break. */
const minutesText = (minutes: number) => durationText(minutes).replaceAll(' ', '\u00a0')

/** What a difference is worth: `4 min`, or of about one `50 s`. */
function difference(seconds: number): string {
  return seconds >= 90 ? minutesText(Math.round(seconds / 60)) : `${Math.round(seconds / 10) * 10}\u00a0s`
}

/** In which time a race will likely be run, why, and how that has narrowed. */
export function RaceCard({ range }: { range: ShownRaceRange | null }) {
  const display = useDisplay()
  if (!range) return null
  const { race, by, mover, points, from, to } = range
  return (
    <Card title={RACE_RANGE.title}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div>
          <p className="display text-2xl">{RACE_RANGE.head(about(from, Math.floor), about(to, Math.ceil))}</p>
          <p className="mt-1 font-medium">{RACE_RANGE.race(race.name, dateInWords(race.date, 'dated'))}</p>
          <p className="mt-3 text-sm text-soft">
            {by.code === 'result'
              ? RACE_RANGE.byResult(fromKm(by.distanceKm, display), timeText(by.seconds), dateInWords(by.date, 'dated'))
              : RACE_RANGE.byRuns(briefPaceText(by.secPerKm, by.secPerKm, display))}{' '}
            {RACE_RANGE.lead}
          </p>
          {mover && (
            <p className="mt-3 text-sm">
              {mover.code === 'result'
                ? RACE_RANGE.trial(fromKm(mover.distanceKm, display), difference(mover.narrowerSec))
                : RACE_RANGE.training(mover.weeks, difference(mover.fasterSec))}
            </p>
          )}
        </div>
        <div>
          {points.length > 1 && (
            <LineChart
              label={RACE_RANGE.picture}
              lines={[
                {
                  look: 'strong',
                  name: RACE_RANGE.likely,
                  points: points.map(({ date, likely }) => ({ date, value: likely })),
                },
              ]}
              band={{
                name: RACE_RANGE.range,
                low: points.map(({ date, from }) => ({ date, value: from })),
                high: points.map(({ date, to }) => ({ date, value: to })),
              }}
              text={(seconds) => about(seconds)}
              isUpsideDown
            />
          )}
          <NumberTable
            label={RACE_RANGE.picture}
            heads={[PROGRESS.date, RACE_RANGE.likely, RACE_RANGE.range]}
            rows={points
              .toReversed()
              .map((one) => [
                dateInWords(one.date, 'dated'),
                about(one.likely),
                RACE_RANGE.head(about(one.from, Math.floor), about(one.to, Math.ceil)),
              ])}
          />
        </div>
      </div>
    </Card>
  )
}
