import { describe, expect, test } from 'vitest'
import { checkPlan, hardViolations } from '../../engine/check/check-plan.ts'
import type { PlanInput } from '../../engine/model.ts'
import { makePlan } from '../../engine/plan.ts'
import { renderText } from '../render-text.ts'
import { scheduleIn } from '../schedule.ts'
import { PLAIN_SPEECH } from '../speech.ts'
import people from './people.json' with { type: 'json' }

/** The three most telling plans are also documents for readers of the repository. */
const TOLD = new Map([
  ['03-marathon-regular', 'marathon.txt'],
  ['05-weight-loss-stressed', 'weight-loss-under-stress.txt'],
  ['08-hyrox-seven-days', 'hyrox-on-seven-days.txt'],
])

// Update after reading the difference as a coach would: npx vitest run words/golden -u
describe('golden plans', () => {
  for (const { key, ...person } of people) {
    const input = person as unknown as PlanInput
    test(`makePlan() gives ${key} the plan that was read and approved`, async () => {
      const plan = makePlan(input)
      expect(hardViolations(checkPlan(plan, input.profile, input.preferences?.start))).toEqual([])
      const text = renderText(scheduleIn(PLAIN_SPEECH, plan))
      await expect(text).toMatchFileSnapshot(`./${key}.txt`)
      const told = TOLD.get(key)
      if (told) await expect(text).toMatchFileSnapshot(`../../docs/plans/${told}`)
    })
  }
})
