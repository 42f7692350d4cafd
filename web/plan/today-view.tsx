import { useState } from 'react'
import type { Schedule, ShownItem } from '../../contract/schedule.ts'
import { clockText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { minuteOf } from '../display/ribbon-geometry.ts'
import { useMinute } from '../display/use-minute.ts'
import { Button } from '../ui/button.tsx'
import { TODAY } from '../words/dashboard-words.ts'
import { dateInWords } from '../words/date-words.ts'
import { NOW } from '../words/now-words.ts'
import { DayRibbon } from './day-ribbon.tsx'
import { SessionButtons } from './session-buttons.tsx'
import { stillPossible } from './still-possible.ts'
import { TodayItem } from './today-item.tsx'
import type { DayActions } from './use-day-actions.ts'

type Props = { schedule: Schedule; actions: DayActions; onCameUp: () => void }

/** The day: its ribbon, then its list; and what to do where the day turns out otherwise. */
export function TodayView({ schedule, actions, onCameUp }: Props) {
  const items = schedule.todaysSchedule
  const display = useDisplay()
  const now = useMinute(schedule.timeZone)
  const [whole, setWhole] = useState(false)
  const day = schedule.weeklyPlan.flatMap(({ days }) => days).find(({ date }) => date === schedule.date)
  const buttons = day && day.durationMin > 0 && <SessionButtons day={day} actions={actions} place="list" />
  const done = day && actions.records.days.get(day.date)?.completed
  const isPast = ({ time, durationMin }: ShownItem) =>
    now.date === schedule.date && now.minute >= minuteOf(time) + durationMin
  const still = day ? stillPossible(items, day, now.minute) : 'now'
  const late = still === 'now' ? TODAY.passed : still ? TODAY.possibleAt(clockText(still, display)) : TODAY.noRoom
  const training = items
    .filter((item) => item.type === 'workout')
    .map((item) => TODAY.sessionAt(item.title, clockText(item.time, display), item.duration))
  const shown = whole ? items : items.filter((item) => !isEveryday(item))
  return (
    <section className="sheet p-gutter md:p-6">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="display text-xl">{TODAY.schedule}</h2>
        <p className="rounded-full border border-line bg-paper px-3.5 py-1 text-sm font-semibold">
          <time dateTime={schedule.date}>{dateInWords(schedule.date)}</time>
        </p>
      </div>
      <DayRibbon
        items={items}
        label={`${TODAY.ribbon}. ${TODAY.ribbonSummary(training)}`}
        nowMin={now.date === schedule.date ? now.minute : null}
        marked
      />
      {items.length > 0 ? (
        <ol className="@container mt-6">
          {shown.map((item) => (
            <TodayItem
              key={`${item.time} ${item.title}`}
              item={item}
              late={!done && isPast(item) ? late : null}
              actions={buttons}
            />
          ))}
        </ol>
      ) : (
        <p className="mt-6 text-soft">{TODAY.empty}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="secondary" onClick={onCameUp}>
          {TODAY.cameUp}
        </Button>
        {items.some(isEveryday) && (
          <Button look="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? NOW.dayLess : NOW.dayWhole(items.filter(isEveryday).length)}
          </Button>
        )}
      </div>
    </section>
  )
}

/** What every day has: the ribbon bears its sign, the list tells it on request. */
function isEveryday({ type, exercises }: ShownItem): boolean {
  return exercises.length === 0 && EVERYDAY.has(type)
}

const EVERYDAY: ReadonlySet<ShownItem['type']> = new Set(['meal', 'sleep', 'habit', 'mind', 'travel'])
