import { describe, expect, test } from 'vitest'
import { checkPlan, hardViolations } from '../check/check-plan.ts'
import { renderText } from '../insights/render-text.ts'
import type { PlanInput } from '../model.ts'
import { makePlan } from '../plan.ts'
import people from './people.json' with { type: 'json' }

// Update after reading the difference as a coach would: npx vitest run engine/golden -u
describe('golden plans', () => {
  for (const { key, ...person } of people) {
    const input = person as unknown as PlanInput
    test(`makePlan() gives ${key} the plan that was read and approved`, async () => {
      const schedule = makePlan(input)
      expect(hardViolations(checkPlan(schedule, input.profile, input.preferences?.start))).toEqual([])
      await expect(renderText(schedule)).toMatchFileSnapshot(`./${key}.txt`)
    })
  }
})
