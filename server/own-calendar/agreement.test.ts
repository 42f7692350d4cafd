import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../engine/civil-date.ts'
import { type Dice, diceOf, pickOf } from '../../engine/testing/random-life.ts'
import { hasRadicale } from '../busy-calendars/testing/radicale.ts'
import { ONBOARDING } from '../testing/test-server.ts'
import { atRadicale, lengthOf, type Person, startOf, wall } from './testing/at-radicale.ts'

const title = hasRadicale ? 'whatever is done on both sides' : 'whatever is done on both sides (skipped: no Radicale)'
/** Lives that are lived, and how long each; `HAND_LIVES=12` for the night. */
const LIVES = Number(process.env.HAND_LIVES ?? 1)
const STEPS = process.env.HAND_LIVES ? 7 : 4
const between = (dice: Dice, least: number, most: number) => least + Math.floor(dice() * (most - least + 1))

describe.skipIf(!hasRadicale)(title, () => {
  let there: Awaited<ReturnType<typeof atRadicale>>
  beforeEach(async () => {
    there = await atRadicale()
  })
  afterEach(() => there.close())

  /** One thing that a person does there, or here, or that time does. */
  async function happens(person: Person, dice: Dice): Promise<string> {
    const { date: today, adjustments } = await there.planOf(person)
    const standing = [...(await there.entries()).entries()].filter(([date]) => date >= today)
    const [date, text] = pickOf(dice, standing)
    const isTimed = startOf(text) !== undefined
    const hour = `${String(between(dice, 5, 21)).padStart(2, '0')}:${pickOf(dice, ['00', '20', '45'])}`
    const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']
    const goal = addDays(Temporal.Now.plainDateISO('UTC').toString(), 25)
    const what: Record<string, () => Promise<unknown>> = {
      'drag there': async () => {
        if (isTimed) await there.drag(date, { date: addDays(date, between(dice, -2, 3)), start: hour })
      },
      'make longer or shorter there': async () => {
        if (isTimed) await there.drag(date, { date, start: hour, minutes: pickOf(dice, [10, 25, 40, 150]) })
      },
      'delete there': () => there.remove(date),
      'leave out here': () => person.post('/api/changes', { type: 'skip', date, because: 'time' }),
      'shorten here': () => person.post('/api/changes', { type: 'shorter', date, rung: '15' }),
      'take back here': async () => {
        const made = adjustments.find(({ undoable }) => undoable)
        if (made) await person.del(`/api/adjustments/${made.id}`)
      },
      'fall ill here': () => person.put(`/api/check-ins/${today}`, { notes: 'I have a fever and feel really ill' }),
      'move to another zone': () =>
        person.put('/api/profile', { ...ONBOARDING, goal_date: goal, time_zone: pickOf(dice, zones) }),
      'train more days': () =>
        person.put('/api/profile', { ...ONBOARDING, goal_date: goal, training_days_per_week: between(dice, 3, 6) }),
      'let a day go by': async () => {
        there.server.advance(86_400_000)
        await person.get('/api/schedule')
      },
    }
    const name = pickOf(dice, Object.keys(what))
    await what[name]?.()
    return `${name} (${date})`
  }

  test.each(Array.from({ length: LIVES }, (_, n) => n + 1))(
    'life %i: plan and calendar agree a little later, and then nothing is written',
    { tags: 'night' },
    async (seed) => {
      const dice = diceOf(seed)
      const person = await there.server.person()
      await there.switchedOn(person)
      const did: string[] = []
      for (let step = 0; step < STEPS; step += 1) {
        for (let at = between(dice, 1, 2); at > 0; at -= 1) did.push(await happens(person, dice))
        await there.minutes(7)
        const { date: today, safety } = await there.planOf(person)
        const told = (await there.ahead(person)).map(({ date, start, snacks, durationMin }) => [
          ...[date, start && !snacks ? wall(date, start) : undefined, start && !snacks ? durationMin : undefined],
        ])
        const stands = [...(await there.entries()).entries()]
          .filter(([date]) => date >= today)
          .map(([date, text]) => [date, startOf(text), startOf(text) ? lengthOf(text) : undefined])
          .sort(([one], [other]) => String(one).localeCompare(String(other)))
        expect([did, stands]).toEqual([did, told])
        // No hand there says that somebody is well again.
        expect(safety.filter(({ answer }) => answer !== null)).toEqual([])
        there.asked.length = 0
        await there.minutes(3)
        expect([did, there.written()]).toEqual([did, []])
      }
    },
  )
})
