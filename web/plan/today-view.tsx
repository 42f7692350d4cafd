import { useEffect, useState } from 'react'
import type { Schedule } from '../../engine/model.ts'
import { TODAY } from '../words/dashboard-words.ts'
import { civilNow, dateInWords } from './civil-now.ts'
import { DayRibbon } from './day-ribbon.tsx'
import { TodayItem } from './today-item.tsx'

/** The day: its ribbon, then its list. */
export function TodayView({ schedule }: { schedule: Schedule }) {
  const items = schedule.todaysSchedule
  const now = useMinute(schedule.timeZone)
  const training = items
    .filter((item) => item.type === 'workout')
    .map((item) => `${item.title} at ${item.time}, ${item.duration}`)
  return (
    <section className="sheet p-5 sm:p-6 md:p-8">
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
      />
      {items.length > 0 ? (
        <ol className="mt-6">
          {items.map((item) => (
            <TodayItem key={`${item.time} ${item.title}`} item={item} />
          ))}
        </ol>
      ) : (
        <p className="mt-6 text-soft">{TODAY.empty}</p>
      )}
    </section>
  )
}

/** The present minute in the plan's time zone, kept true while one looks. */
function useMinute(timeZone: string) {
  const [now, setNow] = useState(() => civilNow(timeZone))
  useEffect(() => {
    const timer = setInterval(() => setNow(civilNow(timeZone)), 30_000)
    return () => clearInterval(timer)
  }, [timeZone])
  return now
}
