import { expect, test } from 'vitest'
import { ACTIVITY_DISCIPLINES, type ActivityDiscipline } from '../../contract/activity.ts'
import { makePlan } from '../../engine/plan.ts'
import { sure } from '../../engine/sure.ts'
import { diceOf, randomPerson } from '../../engine/testing/random-life.ts'
import { scheduleIn } from '../../words/schedule.ts'
import { PLAIN_SPEECH } from '../../words/speech.ts'
import { bestFor, type PlannedSession } from './match.ts'

const planned = (discipline: PlannedSession['discipline'], durationMin: number): PlannedSession => ({
  date: '2026-03-02',
  workoutName: 'Session',
  discipline,
  durationMin,
  start: '07:00',
})
const done = (discipline: ActivityDiscipline, minutes: number, clock = '12:00') => ({
  discipline,
  durationSec: minutes * 60,
  clock,
})

test('the sport decides first, then the minutes, and the order in which they come does not', () => {
  const [walk, run, short] = [done('walk', 45), done('run', 30), done('run', 12)]
  for (const all of [
    [walk, run, short],
    [short, run, walk],
    [run, walk, short],
  ])
    expect(bestFor(planned('run', 45), all)).toBe(run)
  expect(bestFor(planned('run', 45), [walk])).toBe(walk)
})

test('what is too little, too far away or on a day of rest stands for nothing', () => {
  expect(bestFor(planned('run', 60), [done('walk', 15), done('run', 5), done('swim', 60)])).toBeNull()
  expect(bestFor(planned('strength', 45), [done('run', 45)])).toBeNull()
  expect(bestFor(planned('rest', 0), [done('run', 45)])).toBeNull()
  expect(bestFor(null, [done('run', 45)])).toBeNull()
})

test('of two alike the one nearer to the planned hour stands for the session', () => {
  const [noon, morning] = [done('walk', 30, '12:10'), done('walk', 25, '07:20')]
  expect(bestFor(planned('walk', 30), [noon, morning])).toBe(morning)
})

test('where nobody told the sport, the minutes do', () => {
  expect(bestFor(planned('strength', 45), [done('mixed', 50)])).not.toBeNull()
  expect(bestFor(planned('strength', 45), [done('mixed', 180)])).toBeNull()
})

const clockOf = (hours: number) =>
  `${String(Math.floor(hours)).padStart(2, '0')}:${String(Math.floor((hours % 1) * 60)).padStart(2, '0')}`

const isDoable = (one: string): one is ActivityDiscipline => (ACTIVITY_DISCIPLINES as readonly string[]).includes(one)

test('of shuffled weeks with walks and errands in between, 98 of 100 sessions find what was done for them', {
  tags: 'night',
}, () => {
  let [right, all] = [0, 0]
  // Of sixty weeks the share moves by a hundredth with every other hour of the plans.
  const WEEKS = 120
  for (let seed = 1; seed <= WEEKS; seed += 1) {
    const dice = diceOf(seed)
    const { weeklyPlan } = scheduleIn(PLAIN_SPEECH, makePlan(randomPerson(diceOf(seed)), {}))
    for (const day of sure(weeklyPlan[seed % weeklyPlan.length]).days) {
      if (day.durationMin === 0) continue
      // Races are run, ridden or swum: watches know no sport of that name.
      const discipline = isDoable(day.discipline) ? day.discipline : 'run'
      // As people do: up to a third shorter or longer, within an hour and a half of the plan, one in five at any hour.
      const hour = () => 6 + dice() * 16
      const planned = day.start ? Number(day.start.slice(0, 2)) + Number(day.start.slice(3)) / 60 : hour()
      const begun = dice() < 0.2 ? hour() : Math.min(23, Math.max(0, planned + (dice() - 0.5) * 3))
      const session = done(discipline, day.durationMin * (0.67 + dice() * 0.66), clockOf(begun))
      const walk = done('walk', 10 + dice() * 50, clockOf(hour()))
      const errand = done('cycle', 5 + dice() * 15, clockOf(hour()))
      const others = [walk, errand].slice(0, Math.floor(dice() * 3))
      const given = [session, ...others].sort(() => dice() - 0.5)
      all += 1
      if (bestFor(day, given) === session) right += 1
    }
  }
  expect(all).toBeGreaterThan(300)
  expect(right / all).toBeGreaterThanOrEqual(0.98)
})
