import { describe, expect, test } from 'vitest'
import { checkPlan, hardViolations } from '../check/check-plan.ts'
import { renderText } from '../insights/render-text.ts'
import type { PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import people from './people.json' with { type: 'json' }

/** The three most telling plans are also documents for readers of the repository. */
const TOLD = new Map([
  ['03-marathon-regular', 'marathon.txt'],
  ['05-weight-loss-stressed', 'weight-loss-under-stress.txt'],
  ['08-hyrox-seven-days', 'hyrox-on-seven-days.txt'],
])

// Update after reading the difference as a coach would: npx vitest run engine/golden -u
describe('golden plans', () => {
  for (const { key, ...person } of people) {
    const input = person as unknown as PlanInput
    test(`makePlan() gives ${key} the plan that was read and approved`, async () => {
      const schedule = makePlan(input)
      expect(hardViolations(checkPlan(schedule, input.profile, input.preferences?.start))).toEqual([])
      const text = renderText(schedule)
      await expect(text).toMatchFileSnapshot(`./${key}.txt`)
      const told = TOLD.get(key)
      if (told) await expect(text).toMatchFileSnapshot(`../../docs/plans/${told}`)
    })
  }
})
