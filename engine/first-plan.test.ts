import { expect, test } from 'vitest'
import { firstPlan } from './first-plan.ts'
import { readRaces } from './interpret/races/races.ts'
import { readCommitments } from './interpret/week/commitments.ts'
import { makePlan } from './plan.ts'
import { diceOf, randomPerson } from './testing/random-life.ts'
import { readTold, toldOfTraining } from './told-of-training.ts'

test('firstPlan() is what makePlan() makes for a person without history', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { profile, today, timeZone, preferences = {} } = randomPerson(diceOf(seed))
    const input = { profile, today, timeZone, preferences }
    const readings = {
      commitments: readCommitments(profile.commitments),
      races: (since: string) => readRaces(profile.races, since),
      told: toldOfTraining(readTold(profile.commitments), readTold(profile.races)),
    }
    const { laid: _, ...made } = makePlan(input)
    expect(firstPlan(input, readings)).toEqual(made)
  }
})
