/**
 * `node e2e/looks/record-plans.ts`: plans for the pictures of `looks.e2e.ts`, written to `plans.json` beside this file.
 * They are kept so that a better engine does not change the look of a screen.
 */
import { writeFileSync } from 'node:fs'
import { changeOptions } from '../../engine/adapt/asked/change-options.ts'
import type { HistoryDay, PlanInput } from '../../engine/model.ts'
import { makePlan } from '../../engine/plan.ts'
import { optionsIn } from '../../words/schedule.ts'
import { PLAIN_SPEECH } from '../../words/speech.ts'
import { shown } from '../../words/testing.ts'
import { TODAY, ZONE } from './moment.ts'

const ANCHOR = '2026-04-20'

const input: PlanInput = {
  profile: {
    name: 'Robin Example',
    level: 'intermediate',
    goal: 'endurance',
    stress: 'medium',
    trainingDays: 5,
    commitments: "Work 9-5 Mon-Fri, kids' bedtime 7:30pm, choir Tuesday 20:00-21:30",
    races: '10k 2026-06-07',
    goalDate: null,
  },
  today: TODAY,
  timeZone: ZONE,
  anchor: ANCHOR,
}

// Two weeks done as planned give the chart of load something to show.
const trained = shown(makePlan(input))
  .weeklyPlan.flatMap(({ days }) => days)
  .filter(({ date, durationMin }) => date < TODAY && durationMin > 0)
const history: HistoryDay[] = trained.map(({ date, rpe, durationMin }) => ({
  date,
  completed: true,
  rpe,
  minutes: durationMin,
}))
const tired: HistoryDay = { date: TODAY, notes: 'Slept badly, only 4 hours, legs very sore and stressed' }

const plans = {
  plan: shown(makePlan({ ...input, history })),
  afterCheckIn: shown(makePlan({ ...input, history: [...history, tired] })),
  options: optionsIn(PLAIN_SPEECH, changeOptions({ ...input, history }, {}, TODAY)),
}
writeFileSync(new URL('plans.json', import.meta.url), `${JSON.stringify(plans)}\n`)
