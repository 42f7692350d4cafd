import type { Schedule, ShownReason } from '../../contract/schedule.ts'
import { DayRibbon } from '../plan/day-ribbon.tsx'
import { TODAY } from '../words/dashboard-words.ts'
import { dateInWords } from '../words/date-words.ts'
import { HOW } from '../words/how-words.ts'
import { GOAL_CHOICES, LEVEL_CHOICES, STRESS_CHOICES } from '../words/onboarding-words.ts'
import { EXAMPLE_INPUT } from './example-plan.ts'
import { LoadBars } from './load-bars.tsx'
import { Citations, type References } from './sources.tsx'

const WORDS = HOW.example
const { profile } = EXAMPLE_INPUT

const labelOf = (choices: readonly { value: string; label: string }[], value: string) =>
  choices.find((choice) => choice.value === value)?.label

const SAID = [
  [WORDS.says.level, labelOf(LEVEL_CHOICES, profile.level)],
  [WORDS.says.goal, labelOf(GOAL_CHOICES, profile.goal)],
  [WORDS.says.stress, labelOf(STRESS_CHOICES, profile.stress)],
  [WORDS.says.days, profile.trainingDays],
  [WORDS.says.commitments, profile.commitments],
  [WORDS.says.date, dateInWords(profile.goalDate)],
] as const

/** What the engine makes of an invented person: the day, the week with its reasons, the whole plan. */
export function ExampleWeek({ plan, references }: { plan: Schedule; references: References }) {
  const week = plan.weeklyPlan[0]!
  const training = plan.todaysSchedule.filter((item) => item.type === 'workout')
  const summary = TODAY.ribbonSummary(training.map((item) => TODAY.sessionAt(item.title, item.time, item.duration)))
  return (
    <>
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h3 className="text-lg font-semibold">{WORDS.saysTitle}</h3>
          <dl className="mt-3 grid gap-2 text-sm">
            {SAID.map(([term, said]) => (
              <div key={term} className="border-t border-line pt-2">
                <dt className="text-soft">{term}</dt>
                <dd className="font-medium">{said}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-w-0">
          <h3 className="text-lg font-semibold">{WORDS.dayTitle}</h3>
          <div className="mt-4">
            <DayRibbon items={plan.todaysSchedule} label={`${WORDS.dayTitle}. ${summary}`} />
          </div>
          <h3 className="mt-8 text-lg font-semibold">{WORDS.weekTitle}</h3>
          <ol className="mt-3">
            {week.days.map((day) => (
              <li key={day.date} className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[8rem_1fr]">
                <p className="font-semibold">{dateInWords(day.date, 'weekday')}</p>
                {day.discipline === 'rest' ? (
                  <p className="text-soft">{WORDS.rest}</p>
                ) : (
                  <div>
                    <p className="font-semibold text-pen">
                      {day.start} {day.workoutName}, {day.duration}
                    </p>
                    <Reasons
                      reasons={plan.reasons.filter((reason) => reason.date === day.date)}
                      references={references}
                    />
                  </div>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <h3 className="mt-10 text-lg font-semibold">{WORDS.planTitle(plan.weeklyPlan.length)}</h3>
      <div className="mt-4">
        <LoadBars weeks={plan.weeklyPlan} selected={0} />
      </div>
      <p className="mt-3 text-sm text-soft">{WORDS.planText}</p>
    </>
  )
}

function Reasons({ reasons, references }: { reasons: readonly ShownReason[]; references: References }) {
  return (
    <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-sm">
      {reasons.map((reason) => (
        <li key={reason.code}>
          {reason.text}{' '}
          <span className="whitespace-nowrap text-soft">
            ({isCited(reason.source, references) ? <Citations keys={[reason.source]} /> : WORDS.ours})
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Whether a reason rests on something that others can look up. */
export function isCited(source: string, references: References): boolean {
  return source in references && references[source]?.reference !== 'this project'
}
