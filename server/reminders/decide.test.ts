import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isQuiet } from '../../contract/quiet-hours.ts'
import { NO_REMINDERS, REMINDER_KINDS } from '../../contract/reminders.ts'
import { addDays, weekdayOf } from '../../engine/civil-date.ts'
import { WEEKDAYS } from '../../engine/model.ts'
import { civilDay, clockOf } from '../civil-day.ts'
import { decide, type Reminder, type SessionDay, type Situation, stillRight } from './decide.ts'

const MONDAY = '2026-03-02'
const session = (date: string, start: string | null = '17:00', durationMin = 45): SessionDay => ({
  ...{ date, start, durationMin },
  done: false,
})
const at = (date: string, clock: string, timeZone = 'Europe/Berlin') =>
  new Date(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: clock }).epochMilliseconds)

function situation(parts: Partial<Situation> = {}): Situation {
  return {
    now: at(MONDAY, '19:00'),
    timeZone: 'Europe/Berlin',
    userId: '00000000-0000-4000-8000-000000000000',
    settings: NO_REMINDERS,
    wanted: new Set(REMINDER_KINDS),
    sessions: [],
    isSilent: () => false,
    trialEndsOn: null,
    said: [],
    ...parts,
  }
}

const saidOf = (parts: Partial<Situation>) => {
  const { say } = decide(situation(parts))
  return say && `${say.kind} ${say.about}`
}

describe('what is said', () => {
  test('the evening before a session, for an hour and a half', () => {
    const sessions = [session(addDays(MONDAY, 1))]
    const evening = `evening ${addDays(MONDAY, 1)}`
    expect(saidOf({ sessions, now: at(MONDAY, '18:59') })).toBeNull()
    expect(saidOf({ sessions })).toBe(evening)
    expect(saidOf({ sessions, now: at(MONDAY, '20:29') })).toBe(evening)
    expect(saidOf({ sessions, now: at(MONDAY, '20:31') })).toBeNull()
  })

  test('at the hour of a session, unless it takes none or is done', () => {
    const now = at(MONDAY, '17:00')
    expect(saidOf({ now, sessions: [session(MONDAY)] })).toBe(`hour ${MONDAY}`)
    expect(saidOf({ now, sessions: [session(MONDAY, null)] })).toBeNull()
    expect(saidOf({ now, sessions: [{ ...session(MONDAY), done: true }] })).toBeNull()
  })

  test('that there is still time, once the hour is over and while there is', () => {
    const sessions = [session(MONDAY)]
    expect(saidOf({ sessions })).toBe(`still-time ${MONDAY}`)
    expect(saidOf({ sessions: [session(MONDAY, '18:30')] })).toBeNull()
    const late = { ...NO_REMINDERS, eveningAt: '21:20' }
    expect(saidOf({ sessions, settings: late, now: at(MONDAY, '21:20') })).toBeNull()
  })

  test('the week ahead on its last day that is not off', () => {
    const sunday = addDays(MONDAY, 6)
    const sessions = [session(addDays(MONDAY, 8))]
    const weekly = `weekly ${addDays(MONDAY, 7)}`
    expect(saidOf({ sessions, now: at(sunday, '19:05') })).toBe(weekly)
    const settings = { ...NO_REMINDERS, daysOff: ['sat' as const, 'sun' as const] }
    expect(saidOf({ sessions, settings, now: at(sunday, '19:05') })).toBeNull()
    expect(saidOf({ sessions, settings, now: at(addDays(MONDAY, 4), '19:05') })).toBe(weekly)
  })

  test('the week ahead rather than the hour of that day, unless several were asked for or it falls into quiet hours', () => {
    const sunday = addDays(MONDAY, 6)
    const sessions = [session(sunday, '09:15'), session(addDays(MONDAY, 8))]
    const now = at(sunday, '09:20')
    expect(saidOf({ sessions, now })).toBeNull()
    expect(saidOf({ sessions, now, settings: { ...NO_REMINDERS, several: true } })).toBe(`hour ${sunday}`)
    const quiet = { from: '18:30', to: '08:00' }
    expect(saidOf({ sessions, now, settings: { ...NO_REMINDERS, quiet } })).toBe(`hour ${sunday}`)
    expect(saidOf({ sessions: [session(sunday, '09:15')], now })).toBe(`hour ${sunday}`)
  })

  test('that a trial ends, in its last three days', () => {
    expect(saidOf({ trialEndsOn: addDays(MONDAY, 4) })).toBeNull()
    expect(saidOf({ trialEndsOn: addDays(MONDAY, 3) })).toBe(`trial-end ${addDays(MONDAY, 3)}`)
    expect(saidOf({ trialEndsOn: MONDAY })).toBeNull()
  })
})

describe('what was decided a while ago', () => {
  const isRight = (kind: Reminder['kind'], about: string, parts: Partial<Situation>) =>
    stillRight({ ...situation(parts), kind, about })

  test('is right while it would be said anew, and not once its session stands at another hour', () => {
    const now = at(MONDAY, '17:05')
    expect(isRight('hour', MONDAY, { now, sessions: [session(MONDAY)] })).toBe(true)
    expect(isRight('hour', MONDAY, { now, sessions: [session(MONDAY, '20:00')] })).toBe(false)
    expect(isRight('hour', MONDAY, { now, sessions: [session(MONDAY, null)] })).toBe(false)
    expect(isRight('still-time', MONDAY, { sessions: [session(MONDAY, '20:00')] })).toBe(false)
    expect(isRight('evening', addDays(MONDAY, 1), { sessions: [session(addDays(MONDAY, 2))] })).toBe(false)
  })

  test('is not, of a trial that goes on to something else, and of a week that has become empty', () => {
    const trial = addDays(MONDAY, 3)
    expect(isRight('trial-end', trial, { trialEndsOn: trial })).toBe(true)
    expect(isRight('trial-end', trial, { trialEndsOn: null })).toBe(false)
    const now = at(addDays(MONDAY, 6), '19:05')
    expect(isRight('weekly', addDays(MONDAY, 7), { now, sessions: [session(addDays(MONDAY, 8))] })).toBe(true)
    expect(isRight('weekly', addDays(MONDAY, 7), { now })).toBe(false)
  })

  test('is right a little after midnight, where the evening is that late', () => {
    const settings = { ...NO_REMINDERS, eveningAt: '23:30', quiet: { from: '03:00', to: '07:00' } }
    const sessions = [session(addDays(MONDAY, 1))]
    expect(isRight('evening', addDays(MONDAY, 1), { settings, sessions, now: at(addDays(MONDAY, 1), '00:20') })).toBe(
      true,
    )
    expect(isRight('evening', addDays(MONDAY, 1), { settings, sessions, now: at(addDays(MONDAY, 1), '01:10') })).toBe(
      false,
    )
  })
})

describe('what is not', () => {
  const sessions = [session(MONDAY), session(addDays(MONDAY, 1))]

  test('what was said before, and a second thing on one day unless it was asked for', () => {
    const said = [{ kind: 'still-time' as const, about: MONDAY, day: MONDAY }]
    expect(saidOf({ sessions, said })).toBeNull()
    const settings = { ...NO_REMINDERS, several: true }
    expect(saidOf({ sessions, said, settings })).toBe(`evening ${addDays(MONDAY, 1)}`)
  })

  test('anything that nobody wants, or that has no way to them; nor is anybody looked at for it', () => {
    expect(decide(situation({ sessions, wanted: new Set() }))).toEqual({ say: null, nextAt: null })
    expect(saidOf({ sessions, wanted: new Set(['weekly']) })).toBeNull()
  })

  test('the evening before a silent day', () => {
    const isSilent = (date: string) => date === addDays(MONDAY, 1)
    expect(saidOf({ sessions: [session(addDays(MONDAY, 1))], isSilent })).toBeNull()
  })
})

test('the clock on the wall counts on the days on which it jumps', () => {
  // 29 March 2026, 02:00 to 03:00, and 25 October, 03:00 to 02:00, in Berlin.
  for (const [date, clock, hoursUtc] of [
    ['2026-03-28', '19:00', 18],
    ['2026-03-29', '19:00', 17],
    ['2026-10-24', '19:00', 17],
    ['2026-10-25', '19:00', 18],
  ] as const) {
    const now = new Date(`${date}T${hoursUtc}:00:00Z`)
    expect(clockOf(now, 'Europe/Berlin')).toBe(clock)
    const wanted = new Set(['evening' as const])
    expect(saidOf({ now, wanted, sessions: [session(addDays(date, 1))] })).toBe(`evening ${addDays(date, 1)}`)
  }
  const settings = { ...NO_REMINDERS, quiet: { from: '00:00', to: '00:00' } }
  const skipped = [session('2026-03-29', '02:30')]
  expect(saidOf({ settings, sessions: skipped, now: at('2026-03-29', '03:30') })).toBe('hour 2026-03-29')
})

const clock = fc.integer({ min: 0, max: 95 }).map((n) => {
  const [hour, minute] = [Math.floor(n / 4), (n % 4) * 15]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
})
const month = Array.from({ length: 40 }, (_, n) => addDays(MONDAY, n))

/** Somebody's settings, sessions and silent days over some weeks, in a zone whose clock jumps meanwhile. */
const lives = fc.record({
  timeZone: fc.constantFrom(
    'Europe/Berlin',
    'America/New_York',
    'Pacific/Auckland',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
  ),
  eveningAt: clock,
  quiet: fc.record({ from: clock, to: clock }),
  daysOff: fc.subarray([...WEEKDAYS]),
  several: fc.boolean(),
  wanted: fc.subarray([...REMINDER_KINDS]),
  starts: fc.array(fc.option(clock), { minLength: 40, maxLength: 40 }),
  done: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
  silent: fc.subarray(month),
  lateMin: fc.integer({ min: 0, max: 5 }),
})

type Life = typeof lives extends fc.Arbitrary<infer One> ? One : never
type Said = Reminder & { readonly at: Date }

/** Lives some weeks by being looked at when it was said, and a little later than that. */
function live(life: Life): Said[] {
  const { timeZone, wanted, starts, silent, lateMin, ...settings } = life
  const said: Said[] = []
  let now = at(MONDAY, '00:00', timeZone)
  const end = at(addDays(MONDAY, 36), '00:00', timeZone)
  for (let looks = 0; now < end; looks += 1) {
    expect(looks).toBeLessThan(36 * 8)
    const today = civilDay(now, timeZone)
    const sessions = month.flatMap((date, n) =>
      starts[n] && date >= today ? [{ ...session(date, starts[n]), done: life.done[n] === true && date < today }] : [],
    )
    const isSilent = (date: string) => silent.includes(date)
    const as = { ...situation(), now, timeZone, settings, sessions, said, wanted: new Set(wanted), isSilent }
    const { say, nextAt } = decide(as)
    // What is decided now is right now.
    if (say) expect(stillRight({ ...as, kind: say.kind, about: say.about })).toBe(true)
    if (say) said.push({ ...say, at: now })
    if (!nextAt) break
    expect(nextAt.getTime()).toBeGreaterThanOrEqual(now.getTime())
    now = new Date(Math.max(nextAt.getTime() + lateMin * 60_000, now.getTime() + 60_000))
  }
  return said
}

test('whatever somebody chose: never in quiet hours, on a day off or a silent day, each cause once, one a day unless more are wished', () => {
  let told = 0
  fc.assert(
    fc.property(lives, (life) => {
      const said = live(life)
      told += said.length
      for (const { at: instant, day, kind, until } of said) {
        expect(isQuiet(clockOf(instant, life.timeZone), life.quiet)).toBe(false)
        expect(day).toBe(civilDay(instant, life.timeZone))
        expect(life.daysOff).not.toContain(weekdayOf(day))
        expect(life.silent).not.toContain(day)
        expect(life.wanted).toContain(kind)
        expect(until.getTime()).toBeGreaterThan(instant.getTime())
        // To the last instant at which it may still be on its way.
        expect(isQuiet(clockOf(new Date(until.getTime() - 1), life.timeZone), life.quiet)).toBe(false)
      }
      expect(new Set(said.map(({ kind, about }) => `${kind} ${about}`)).size).toBe(said.length)
      if (!life.several) expect(new Set(said.map(({ day }) => day)).size).toBe(said.length)
    }),
    { numRuns: 300, seed: 7 },
  )
  expect(told).toBeGreaterThan(900)
})
