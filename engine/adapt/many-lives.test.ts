import { describe, expect, test } from 'vitest'
import { checkPlan, hardViolations, weekViolations } from '../check/check-plan.ts'
import { finishedPlan } from '../finished-plan.ts'
import type { PlanInput } from '../model.ts'
import { readBase } from '../read-base.ts'
import { sure } from '../sure.ts'
import { diceOf, pickOf, randomChange, randomLife, randomPerson } from '../testing/random-life.ts'
import { adaptedState } from './asked/adapted-plan.ts'
import { changedDates } from './heard/judged.ts'

/** More of them: LIVES=200000 npx vitest run engine/adapt/many-lives.test.ts */
const LIVES = Number(process.env.LIVES ?? 400)
/** Lives for each person: the base of a plan is made once. */
const LIVES_EACH = 25
/** Every so many lives the whole plan is finished and taken back again. */
const WHOLE_EACH = 20

describe(`${LIVES} random lives`, () => {
  test('break no hard rule, meet the targets, and can be taken back', { timeout: 600_000 }, () => {
    let targets = 0
    let met = 0
    // Most lives are in a later block, begun lower after weeks that nobody spoke of: not all of them are back in eight weeks.
    const plans = { first: { made: 0, met: 0 }, later: { made: 0, met: 0 } }
    for (let seed = 0; seed < LIVES / LIVES_EACH; seed++) {
      const dice = diceOf(seed)
      const input = randomPerson(dice)
      const base = readBase(input)
      const asMade = checkPlan(finishedPlan(base, input, { checkIns: {} }), input.profile, base.person.start)
      const group = base.block === 1 ? plans.first : plans.later
      group.made += 1
      group.met += asMade.every(({ kind, ok }) => kind === 'hard' || ok) ? 1 : 0
      const planned = base.made.weeks.flatMap((week) => week.days)
      for (let life = 0; life < LIVES_EACH; life++) {
        const { history, checkIns } = randomLife(dice, input.today)
        const changes = ['a', 'b'].map((id) => ({ id, change: randomChange(dice, input.today) }))
        const given: PlanInput = { ...input, history, changes: life % 2 === 0 ? changes : [] }
        const { weeks } = adaptedState(base, given, checkIns).state
        const changed = changedDates(base.made.weeks, weeks)
        const plan = { weeklyPlan: weeks, events: base.events }
        const found = weekViolations(plan, base.profile, base.person.start, { changed })
        if (found.length > 0) expect.fail(`seed ${seed}, life ${life}: ${JSON.stringify(found.slice(0, 3))}`)
        if (given.changes?.length === 0)
          for (const [index, day] of weeks.flatMap((week) => week.days).entries())
            if (day.loadAu > sure(planned[index]).loadAu * 1.05 + 1e-6)
              expect.fail(`seed ${seed}, life ${life}: ${day.date} grew to ${day.loadAu}`)
        if (life % WHOLE_EACH !== 0) continue
        const whole = finishedPlan(base, given, { checkIns })
        const findings = checkPlan(whole, input.profile, base.person.start)
        expect(hardViolations(findings)).toEqual([])
        for (const finding of findings)
          if (finding.kind === 'target') {
            targets += 1
            met += finding.ok ? 1 : 0
          }
        if (whole.adjustments.length === 0) continue
        const { id, undoable, asked } = pickOf(dice, whole.adjustments)
        const back = finishedPlan(base, { ...given, withdrawn: [id] }, { checkIns })
        if (!undoable) expect(back).toEqual(whole)
        else if (asked) {
          const without = { ...given, changes: given.changes?.filter((one) => one.id !== id) ?? [] }
          expect(back).toEqual(finishedPlan(base, without, { checkIns }))
        } else expect(back.adjustments.some((one) => one.id === id)).toBe(false)
      }
    }
    process.stdout.write(`targets met: ${met} of ${targets}, all of them in ${JSON.stringify(plans)}\n`)
    expect(met / targets).toBeGreaterThanOrEqual(0.98)
    expect(plans.first.met / plans.first.made).toBeGreaterThanOrEqual(0.95)
    expect(plans.later.met / plans.later.made).toBeGreaterThanOrEqual(0.88)
  })
})
