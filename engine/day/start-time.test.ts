import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '../model.ts'
import { sure } from '../sure.ts'
import { minuteOf } from './clock.ts'
import { type OrdinaryDay, ordinaryWeek } from './ordinary-week.ts'
import { easeHour, startTime, usualStart } from './start-time.ts'

const span = { start: 0, end: 0 }
const MORNING = minuteOf('06:45')
const EVENING = minuteOf('17:45')
/** Up at half past six, and nothing in the day. */
const FREE = sure(ordinaryWeek({ busy: [], preferences: [] }, { wake: '06:30', bed: '22:30' })[5])

const held = (start: string, end: string): OrdinaryDay => ({
  ...FREE,
  commitments: [{ start: minuteOf(start), end: minuteOf(end), label: 'Work', fromYesterday: false }],
})

describe('a session on a free morning', () => {
  test.each([MORNING, EVENING])('begins at ease, with breakfast before it, whatever the usual hour: %i', (usual) => {
    const start = sure(startTime(FREE, { durationMin: 90, hard: false, usual }))
    expect(start - FREE.wake).toBeGreaterThanOrEqual(165)
    expect(start).toBeLessThan(minuteOf('10:00'))
  })

  test('leaves the evening of a free day free also where it is short, and keeps it where the day asks for something', () => {
    expect(startTime(FREE, { durationMin: 30, hard: false, usual: EVENING })).toBe(minuteOf('09:15'))
    expect(startTime(held('13:00', '15:00'), { durationMin: 30, hard: false, usual: EVENING })).toBe(EVENING)
  })

  test('keeps no hour before breakfast, and the usual one where it is a late morning already', () => {
    expect(startTime(FREE, { durationMin: 30, hard: false, usual: MORNING })).toBe(minuteOf('09:15'))
    expect(startTime(FREE, { durationMin: 90, hard: false, usual: minuteOf('10:00') })).toBe(minuteOf('10:00'))
  })

  test('keeps the usual hour where the morning is taken, slept through, or spoken for', () => {
    const liked = { start: minuteOf('18:00'), end: minuteOf('20:00') }
    const window = { shut: false, windows: [liked], mostMin: Number.POSITIVE_INFINITY, light: null, kit: null }
    const days: readonly OrdinaryDay[] = [
      held('09:00', '17:00'),
      { ...FREE, daySleep: { start: 480, end: 900 }, wake: 900 },
      { ...FREE, preferred: [liked] },
      { ...FREE, avoided: [{ start: minuteOf('05:00'), end: minuteOf('12:00') }] },
      { ...FREE, binding: window },
    ]
    for (const day of days) expect(easeHour(day, { durationMin: 90, usual: EVENING })).toBeNull()
    expect(easeHour(held('14:00', '22:00'), { durationMin: 90, usual: EVENING })).toBe(minuteOf('09:15'))
  })

  test('is as soon as it can be for whoever plans it on the day, and not once more a breakfast later', () => {
    const wish = { durationMin: 60, hard: false, usual: EVENING }
    expect(startTime(FREE, { ...wish, now: minuteOf('08:00') })).toBe(minuteOf('09:15'))
    expect(startTime(FREE, { ...wish, now: minuteOf('09:40') })).toBe(minuteOf('10:00'))
  })
})

test.each([
  ['somebody whose days are free', []],
  ['somebody who works from the afternoon on', [held('14:00', '20:00')]],
])('the usual hour of %s is a late morning, breakfast behind it, and long sessions need no other', (_, some) => {
  const week = Array.from({ length: 7 }, (_, day) => some[day % 2] ?? FREE)
  const usual = usualStart(week, 45)
  expect(usual).toBeGreaterThanOrEqual(FREE.wake + 120)
  expect(usual).toBeLessThanOrEqual(minuteOf('11:00'))
  expect(startTime(FREE, { durationMin: 120, hard: false, usual })).toBe(usual)
  expect(startTime(FREE, { durationMin: 30, hard: true, usual })).toBe(usual)
})

test('a long session is not squeezed in between waking and what is next where the day has room soon after it', () => {
  const cares = held('08:00', '10:00')
  const start = sure(startTime(cares, { durationMin: 60, hard: false, usual: MORNING }))
  expect(start).toBeGreaterThanOrEqual(minuteOf('10:00'))
  expect(start).toBeLessThan(minuteOf('11:00'))
  expect(startTime(cares, { durationMin: 30, hard: false, usual: MORNING })).toBe(MORNING)
  // Where the other side of work is the whole day away, the habit is worth more.
  expect(startTime(held('08:00', '17:00'), { durationMin: 60, hard: false, usual: MORNING })).toBe(MORNING)
})

test('whoever works until late sleeps as long as others: a cook is not out before nine', () => {
  const work = { days: WEEKDAYS.slice(1, 6), start: '14:00', end: '23:30', label: 'Work', span, confidence: 1 }
  const week = ordinaryWeek({ busy: [work], preferences: [] }, undefined)
  for (const [day, { wake }] of week.entries()) {
    const lateEvening = day >= 2
    expect(wake).toBe(minuteOf(lateEvening ? '08:00' : '06:30'))
    expect(sure(week[(day + 6) % 7]?.bed) + 420).toBeLessThanOrEqual(wake + 1440)
  }
  const usual = usualStart(week, 45)
  for (const day of week) {
    const start = startTime(day, { durationMin: 45, hard: false, usual })
    expect(start).toBeGreaterThanOrEqual(minuteOf('09:00'))
    expect(start).toBeLessThan(minuteOf('12:00'))
  }
  const said = ordinaryWeek({ busy: [work], preferences: [] }, { wake: '06:00' })
  expect(said.every(({ wake }) => wake === minuteOf('06:00'))).toBe(true)
})

test('weekdays of one kind have one hour, and leave time to shower before work', () => {
  const work = { days: WEEKDAYS.slice(0, 5), start: '08:00', end: '16:00', label: 'Work', span, confidence: 1 }
  const week = ordinaryWeek({ busy: [work], preferences: [] }, undefined)
  const usual = usualStart(week, 45)
  const starts = week.slice(0, 5).map((day) => startTime(day, { durationMin: 45, hard: false, usual }))
  expect(new Set(starts).size).toBe(1)
  expect(sure(starts[0]) + 45 + 10 <= minuteOf('08:00') || sure(starts[0]) >= minuteOf('16:10')).toBe(true)
})
