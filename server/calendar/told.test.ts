import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Calendars } from '../../contract/calendar.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { type Dice, diceOf, pickOf } from '../../engine/testing/random-life.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>
type Entry = { readonly sequence: number; readonly status: string; readonly told: string }

const planOf = async ({ get }: Person) => (await (await get('/api/schedule')).json()) as Schedule

/** A calendar's entries by their UID, as another program reads them. */
async function entriesAt(url: string): Promise<Map<string, Entry>> {
  const text = await (await server.call('GET', new URL(url).pathname)).text()
  const calendar = new ICAL.Component(ICAL.parse(text))
  const entries = calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part)
    const status = String(part.getFirstPropertyValue('status'))
    const when = `${part.getFirstProperty('dtstart')?.toICALString()} ${part.getFirstProperty('dtend')?.toICALString()}`
    return [event.uid, { sequence: event.sequence, status, told: `${when} ${status} ${event.summary}` }] as const
  })
  expect(new Set(entries.map(([uid]) => uid)).size).toBe(entries.length)
  return new Map(entries)
}

/** Something that happens to somebody's plan. */
async function happens(person: Person, dice: Dice): Promise<string> {
  const plan = await planOf(person)
  const ahead = plan.weeklyPlan
    .flatMap(({ days }) => days)
    .filter((day) => day.date > plan.date && day.durationMin > 15)
  const day = pickOf(dice, ahead.slice(0, 6))
  const change = async (body: object) => void (await person.post('/api/changes', body))
  const what: Record<string, () => Promise<unknown>> = {
    skip: () => change({ type: 'skip', date: day?.date, because: 'time' }),
    shorter: () => change({ type: 'shorter', date: day?.date, rung: '15' }),
    'take back': async () => {
      const made = plan.adjustments.find(({ undoable }) => undoable)
      if (made) await person.del(`/api/adjustments/${made.id}`)
    },
    ill: () => person.put(`/api/check-ins/${plan.date}`, { taps: { alarm: ['fever'] } }),
    danger: () => person.put(`/api/check-ins/${plan.date}`, { taps: { alarm: ['chest'] } }),
    again: () => person.post('/api/generate-schedule', {}),
    zone: () =>
      person.put('/api/profile', {
        ...ONBOARDING,
        time_zone: pickOf(dice, ['Australia/Lord_Howe', 'America/New_York', 'Europe/Berlin']),
      }),
    days: () => person.put('/api/profile', { ...ONBOARDING, training_days_per_week: 3 + Math.floor(dice() * 3) }),
    'goal date': () => person.put('/api/profile', { ...ONBOARDING, goal_date: addDays(plan.date, 40) }),
    'a day': async () => {
      server.advance(86_400_000)
      await person.get('/api/schedule')
    },
  }
  const name = pickOf(dice, Object.keys(what))
  await what[name]?.()
  return name
}

const TOLD =
  'whatever happens to plan %i: entries keep their numbers, what differs is of a higher sequence, and what is gone is cancelled'

test.each([1])(TOLD, isTold)
test.each([2, 3, 4])(TOLD, { tags: 'night' }, isTold)

async function isTold(seed: number): Promise<void> {
  const dice = diceOf(seed)
  const person = await server.person()
  const { full, busy } = (await (await person.get('/api/calendar')).json()) as Calendars
  await server.db.pool.query(
    `update subscriptions set trial_ends_at = now() + interval '900 days' where user_id = $1`,
    [person.id],
  )
  let [before, hidden] = [await entriesAt(full), await entriesAt(busy)]
  for (let step = 0; step < 9; step += 1) {
    const name = await happens(person, dice)
    const { date: today, safety } = await planOf(person)
    const [after, disguised] = [await entriesAt(full), await entriesAt(busy)]
    for (const [was, is] of [
      [before, after],
      [hidden, disguised],
    ] as const)
      for (const [uid, { sequence, told, status }] of was) {
        const now = is.get(uid)
        if (!now) {
          // Nothing to come vanishes without a word, but what became small parts of a day keeps nobody busy.
          expect([name, was === hidden || (/\d{8}/.exec(told)?.[0] ?? '') < today.replaceAll('-', ''), told]).toEqual([
            ...[name, true, told],
          ])
          continue
        }
        expect([name, now.sequence >= sequence, told, now.told]).toEqual([name, true, told, now.told])
        // What is gone stays so under its number; only the zone in which its hour is told may be another.
        const isGone = status === 'CANCELLED' && now.status === status
        if (isGone) expect([name, now.sequence]).toEqual([name, sequence])
        else if (now.told !== told)
          expect([name, now.sequence > sequence, told, now.told]).toEqual([name, true, told, now.told])
      }
    if (safety.some(({ kind, answer }) => kind === 'danger' && answer === null))
      for (const { told, status } of after.values())
        if (told.includes(today.replaceAll('-', ''))) expect([name, status]).toEqual([name, 'CANCELLED'])
    ;[before, hidden] = [after, disguised]
  }
}
