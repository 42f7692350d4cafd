import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import { useDisplay } from '../display/display-context.tsx'
import { DayRibbon } from '../plan/day-ribbon.tsx'
import { FactChips } from '../reading/fact-chips.tsx'
import { busyFact, preferenceFact } from '../reading/fact-text.ts'
import { IntensityBadge } from '../ui/intensity-badge.tsx'
import { TODAY } from '../words/dashboard-words.ts'
import { dateInWords } from '../words/date-words.ts'
import { DEMO } from '../words/demo-words.ts'
import { intensityWord } from '../words/intensity-words.ts'
import { READING } from '../words/reading-words.ts'
import type { DemoPlan } from './demo-plan.ts'

/** What somebody must know before they take the plan for theirs. */
const CAREFUL: readonly string[] = ['gentle-until-cleared', 'age-question', 'weight-goal']

/** What the engine makes of the demo's words: the facts it read, the day, and the seven days from today. */
export function DemoResult({ plan: { typed, reading, schedule } }: { plan: DemoPlan }) {
  const display = useDisplay()
  const facts = [
    ...reading.busy.map((block) => busyFact(block, display)),
    ...reading.preferences.map((wish) => preferenceFact(wish, display)),
  ]
  const days = firstDays(schedule)
  return (
    <div className="grid gap-8">
      {facts.length === 0 && typed && <p className="text-sm text-soft">{READING.nothingBusy}</p>}
      <FactChips label={READING.busy} facts={facts} />
      {schedule.warnings
        .filter(({ code }) => CAREFUL.includes(code))
        .map(({ code, text }) => (
          <p key={code} className="border-l-2 border-medium-mark pl-3 text-sm">
            {text}
          </p>
        ))}
      <div>
        <h3 className="text-lg font-semibold">{DEMO.yourDay(days[0] ? dateInWords(days[0].date, 'weekday') : '')}</h3>
        <div className="mt-3">
          <DayRibbon
            items={schedule.todaysSchedule}
            label={`${DEMO.dayLabel}. ${TODAY.ribbonSummary(trainingToday(schedule))}`}
          />
        </div>
      </div>
      <div>
        <h3 className="text-lg font-semibold">{DEMO.week}</h3>
        <ol className="mt-3 grid gap-2 lg:grid-cols-7">
          {days.map((day) => (
            <DayTile key={day.date} day={day} />
          ))}
        </ol>
      </div>
    </div>
  )
}

/** The plan in one sentence, for those who hear the page. */
export function summaryOf({ schedule }: DemoPlan): string {
  const training = firstDays(schedule).filter((day) => day.discipline !== 'rest')
  return DEMO.said(
    training.map((day) => [dateInWords(day.date, 'weekday'), day.start, day.workoutName].filter(Boolean).join(' ')),
  )
}

/** A plan made on a Saturday begins on that Saturday: the first week is the seven days from today. */
function firstDays({ weeklyPlan, date }: Schedule): ShownDay[] {
  return weeklyPlan
    .flatMap((week) => week.days)
    .filter((day) => day.date >= date)
    .slice(0, 7)
}

function trainingToday(schedule: Schedule): string[] {
  return schedule.todaysSchedule
    .filter((item) => item.type === 'workout')
    .map((item) => TODAY.sessionAt(item.title, item.time, item.duration))
}

function DayTile({ day }: { day: ShownDay }) {
  const rest = day.discipline === 'rest'
  return (
    <li
      className={`grid grid-cols-[6.5rem_1fr] gap-x-3 rounded-md border p-3 lg:grid-cols-1 lg:content-start lg:gap-y-1 ${rest ? 'border-line' : 'border-pen/35 bg-wash'}`}
    >
      <p className="text-sm font-semibold">{dateInWords(day.date, 'weekday')}</p>
      {rest ? (
        <p className="text-sm text-soft">{DEMO.rest}</p>
      ) : (
        <div className="grid justify-items-start gap-1 text-sm">
          <p className="font-semibold">{day.workoutName}</p>
          <p className="text-soft tabular-nums">
            {day.start} · {day.duration}
          </p>
          <IntensityBadge intensity={day.intensity} label={intensityWord(day.intensity)} />
        </div>
      )}
    </li>
  )
}
