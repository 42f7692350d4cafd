import type { Schedule, ShownItem } from '../../contract/schedule.ts'
import { Clock } from '../display/display-context.tsx'
import { DayRibbon } from '../plan/day-ribbon.tsx'
import { COMMON } from '../words/common.ts'
import { TODAY } from '../words/dashboard-words.ts'
import { dateInWords } from '../words/date-words.ts'
import { intensityWord } from '../words/intensity-words.ts'
import { PAPER } from '../words/print-words.ts'
import { stepLine } from '../words/step-line.ts'
import { paperItems } from './paper-items.ts'
import type { StillOf } from './stills.tsx'

/** Page one: the day, to be cut out and put where one looks. */
export function TodaySheet({ schedule, stillOf }: { schedule: Schedule; stillOf: StillOf }) {
  const { shown, left } = paperItems(schedule.todaysSchedule)
  return (
    <section className="paper-sheet">
      <header className="paper-head">
        <h1>{TODAY.schedule}</h1>
        <p>
          {dateInWords(schedule.date)} · {COMMON.product}
        </p>
      </header>
      <DayRibbon items={schedule.todaysSchedule} label={TODAY.ribbon} />
      <div data-room="" className="paper-room">
        {shown.length > 0 ? (
          <ol className="paper-day">
            {shown.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of a day is fixed, and titles may repeat.
              <Item key={index} item={item} stillOf={stillOf} />
            ))}
            {left > 0 && <li className="paper-more">{PAPER.more(left)}</li>}
          </ol>
        ) : (
          <p>{TODAY.empty}</p>
        )}
      </div>
      <footer className="paper-cut">✂ {PAPER.cut}</footer>
    </section>
  )
}

function Item({ item, stillOf }: { item: ShownItem; stillOf: StillOf }) {
  const training = item.type === 'workout'
  return (
    <li className={training ? 'paper-item paper-training' : 'paper-item'}>
      <p className="paper-line">
        <Clock time={item.time} />
        <b>
          <span className="paper-emoji">{item.emoji}</span> {item.title}
        </b>
        <span>{training ? `${item.duration} · ${intensityWord(item.intensity)}` : item.duration}</span>
      </p>
      {item.description && <p className="paper-text">{item.description}</p>}
      {item.exercises.length > 0 && (
        <ol className="paper-steps">
          {item.exercises.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same exercise may come twice, and the order is fixed.
            <li key={index} className="paper-step">
              {stillOf(step)}
              <div>
                <p className="paper-line">
                  <span className="paper-box" />
                  <b>{step.name}</b>
                  <span>{stepLine(step)}</span>
                </p>
                {step.notes && <p className="paper-text">{step.notes}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
      {training && <p className="paper-write">{PAPER.write}</p>}
    </li>
  )
}
