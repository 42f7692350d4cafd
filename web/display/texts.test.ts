import { expect, test } from 'vitest'
import { profileOf, UserData } from '../../contract/profile.ts'
import { makePlan } from '../../engine/plan.ts'
import { shown as inWords } from '../../words/testing.ts'
import { localeDisplay } from './choices.ts'
import { clockText, fromKg, inChoices, scheduleInChoices, toKg } from './texts.ts'

const US = { distance: 'mi', weight: 'lb', clock: '12', weekStart: 'sun' } as const
const METRIC = { distance: 'km', weight: 'kg', clock: '24', weekStart: 'mon' } as const

test.each([
  ['Long run, 16 km', 'Long run, 9.9 mi'],
  ['8-10 km easy', '5-6.2 mi easy'],
  ['Keep 5:05-5:25 /km', 'Keep 8:11-8:43 /mi'],
  ['about 12:30 min/km', 'about 20:07 min/mi'],
  ['Last time 3 x 10 with 20 kg: today 22.5 kg', 'Last time 3 x 10 with 44 lb: today 50 lb'],
  ['Work from 09:00 to 17:30', 'Work from 9:00 AM to 5:30 PM'],
  ['Goal 1:45:00', 'Goal 1:45:00'],
  ['Goal 03:45:00', 'Goal 03:45:00'],
  ['6 x 400 m, 30 km/h', '6 x 400 m, 30 km/h'],
])('%s reads %s in miles, pounds and half days', (text, shown) => {
  expect(inChoices(text, US)).toBe(shown)
  expect(inChoices(text, METRIC)).toBe(text)
})

test.each([
  ['00:05', '12:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, shown) => {
  expect(clockText(time, US)).toBe(shown)
  expect(clockText(time, METRIC)).toBe(time)
})

test('a weight typed in pounds comes back as it was typed', () => {
  for (const pounds of [5, 12.5, 45, 135, 225]) expect(fromKg(toKg(pounds, US), US)).toBe(pounds)
})

test('languages bring their own units', () => {
  expect(localeDisplay('en-US')).toEqual(US)
  expect(localeDisplay('de-DE')).toEqual(METRIC)
  expect(localeDisplay('en-GB')).toMatchObject({ distance: 'mi', weight: 'kg', clock: '24', weekStart: 'mon' })
})

test.each(['10 km', 'Bath 10 km', '5 km fun run 07:00'])(
  'an event named %s keeps its name, and its plan has miles',
  (name) => {
    const upcomingRaces = `${name}, 10 km, 14 June 2026`
    const plan = inWords(
      makePlan({
        profile: profileOf(UserData.parse({ goal: 'endurance', upcomingRaces })),
        today: '2026-03-02',
        timeZone: 'Europe/Berlin',
      }),
    )
    const named = { ...plan, events: plan.events.map((event) => ({ ...event, name })) }
    const warned = { ...named, warnings: [{ code: 'x', text: `${name} is 10 km long. Your longest run is 9 km.` }] }
    const shown = scheduleInChoices(warned, US)
    expect(shown.events.map((event) => event.name)).toEqual([name])
    expect(shown.warnings[0]!.text).toBe(`${name} is 6.2 mi long. Your longest run is 5.6 mi.`)
    expect(shown.weeklyPlan.map(({ focus, totalVolume }) => focus + totalVolume).join()).not.toMatch(/\d km/)
  },
)

test('what the person called a commitment stays as it was typed', () => {
  const plan = inWords(
    makePlan({ profile: profileOf(UserData.parse({})), today: '2026-03-02', timeZone: 'Europe/Berlin' }),
  )
  const label = { ...plan.todaysSchedule[0]!, type: 'commitment' as const, title: 'Shift 07:00 20 kg parcels' }
  const shown = scheduleInChoices({ ...plan, todaysSchedule: [label] }, US)
  expect(shown.todaysSchedule[0]!.title).toBe('Shift 07:00 20 kg parcels')
})
