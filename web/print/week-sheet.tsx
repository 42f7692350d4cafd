import type { ShownDay, ShownInsights, ShownStep, ShownWeek } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'
import { clockText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { stepOfDay } from '../now/figure-of-day.ts'
import { daysFrom } from '../plan/current-week.ts'
import { dateInWords } from '../words/date-words.ts'
import { intensityWord } from '../words/intensity-words.ts'
import { PAPER } from '../words/print-words.ts'
import { stepLine } from '../words/step-line.ts'
import { WEEKLY } from '../words/weekly-words.ts'
import type { StillOf } from './stills.tsx'

const MOST_NOTES = 3

type Props = {
  week: ShownWeek | undefined
  insights: ShownInsights | readonly string[]
  /** Until a doctor has agreed: said without its reason, since paper hangs where others read it. */
  isGentle: boolean
  /** First day of the plan. */
  anchor: CivilDate
  stillOf: StillOf
}

/** Page two: the selected week, seven days and what to mind. */
export function WeekSheet({ week, insights, isGentle, anchor, stillOf }: Props) {
  const notes = [...(isGentle ? [PAPER.gentle] : []), ...notesOf(insights)].slice(0, MOST_NOTES)
  const open = daysFrom(week?.days ?? [], anchor)
  return (
    <section className="paper-sheet">
      <header className="paper-head">
        <h1>{week ? week.weekName : PAPER.noWeek}</h1>
        {week && (
          <p>
            {WEEKLY.span(
              dateInWords(week.startDate, 'short'),
              dateInWords(week.days.at(-1)?.date ?? week.startDate, 'short'),
            )}{' '}
            · {PAPER.volume}: {week.totalVolume}
          </p>
        )}
      </header>
      {week && <p className="paper-focus">{week.focus}</p>}
      {week && open.length < week.days.length && (
        <p className="paper-text">{WEEKLY.begins(dateInWords(anchor, 'weekday'))}</p>
      )}
      <div data-room="" className="paper-room">
        <ol className="paper-week">
          {open.map((day) => (
            <Day key={day.date} day={day} stillOf={stillOf} />
          ))}
          {notes.length > 0 && (
            <li className="paper-cell">
              <h2>{PAPER.trainingNotes}</h2>
              <ul className="paper-notes">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </li>
          )}
        </ol>
      </div>
    </section>
  )
}

function notesOf(insights: ShownInsights | readonly string[]): string[] {
  const texts: readonly (string | undefined)[] = isList(insights)
    ? insights
    : [insights.trainingLoad, insights.recoveryStatus, insights.recommendation, insights.periodizationPhase]
  return texts.filter((text) => text !== undefined && text !== '') as string[]
}

function isList(insights: ShownInsights | readonly string[]): insights is readonly string[] {
  return Array.isArray(insights)
}

function Day({ day, stillOf }: { day: ShownDay; stillOf: StillOf }) {
  const rest = day.discipline === 'rest'
  const display = useDisplay()
  return (
    <li className="paper-cell">
      <div className="paper-mark">{stillOf(stepOfDay(day))}</div>
      <h2>
        {dateInWords(day.date, 'weekday')} <small>{dateInWords(day.date, 'short')}</small>
      </h2>
      <p className="paper-line">
        <b>
          <span className="paper-emoji">{day.emoji}</span> {day.workoutName}
        </b>
        {!rest && (
          <span>
            {[day.start && clockText(day.start, display), day.duration, intensityWord(day.intensity)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </p>
      <Run title={PAPER.warmup} steps={day.workout.warmup} />
      {day.workout.exercises.length > 0 && (
        <ol className="paper-steps">
          {day.workout.exercises.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same exercise may come twice, and the order is fixed.
            <li key={index} className="paper-line">
              <span className="paper-box" />
              <b>{step.name}</b>
              <span>{stepLine(step)}</span>
            </li>
          ))}
        </ol>
      )}
      <Run title={PAPER.cooldown} steps={day.workout.cooldown} />
      {(day.notes || rest) && (
        <p className="paper-text">
          {!rest && <b>{PAPER.notes}: </b>}
          {day.notes || day.description}
        </p>
      )}
      {!rest && <p className="paper-write">{PAPER.write}</p>}
    </li>
  )
}

/** Warm-up and cool-down are read once, before and after: one running line saves the height of many. */
function Run({ title, steps }: { title: string; steps: readonly ShownStep[] }) {
  if (steps.length === 0) return null
  return (
    <p className="paper-run">
      <b>{title}:</b> {steps.map((step) => [step.name, stepLine(step)].filter(Boolean).join(' ')).join('; ')}
    </p>
  )
}
