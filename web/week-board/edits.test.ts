import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WEEKDAYS } from '../../engine/model.ts'
import { sure } from '../../engine/sure.ts'
import type { HoursRow } from '../ordinary-week/week-draft.ts'
import type { Target } from './drag-rules.ts'
import * as edits from './edits.ts'
import { isSameWeek, type Step, weekBefore } from './history.ts'
import { DAY_MIN, STEP_MIN } from './minutes.ts'
import { type BoardWeek, findRow, type Place, piecesOf, rowsOf } from './pieces.ts'
import { anyWeek, rowOf, weekOf } from './testing/any-week.ts'

const target: fc.Arbitrary<Target> = fc.record({
  day: fc.constantFrom(...WEEKDAYS),
  from: fc.integer({ min: 0, max: DAY_MIN / STEP_MIN - 1 }).map((step) => step * STEP_MIN),
  length: fc.integer({ min: 1, max: 40 }).map((step) => step * STEP_MIN),
})
const weekAndPlace = anyWeek
  .map((week) => ({ week, places: Object.values(piecesOf(week)).flat() }))
  .filter(({ places }) => places.length > 0)
  .chain(({ week, places }) => fc.record({ week: fc.constant(week), place: fc.constantFrom(...places) }))

function saidOn(kind: Place['kind'], day: string, { start, end, label, from, to }: HoursRow): string {
  return [kind, day, start, end, label, from, to].filter((part) => part !== undefined).join(' ')
}

/** Everything a week says of life and windows, one entry a day, repeats apart. */
function said(week: BoardWeek): Set<string> {
  const of = (kind: Place['kind']) => rowsOf(week, kind).flatMap((row) => row.days.map((day) => saidOn(kind, day, row)))
  return new Set([...of('busy'), ...of('window')])
}

test('a piece put elsewhere lies there, and whatever else was said is still said', () => {
  fc.assert(
    fc.property(weekAndPlace, target, ({ week, place }, to) => {
      const row = sure(findRow(week, place))
      const { week: after, place: now } = edits.put(week, place, to)
      const { label, from, to: last } = row
      expect(findRow(after, sure(now))).toMatchObject({ label, ...(from && { from }), ...(last && { to: last }) })
      expect(sure(findRow(after, sure(now))).days).toContain(to.day)
      const own = saidOn(place.kind, place.day, row)
      for (const one of said(week)) if (one !== own) expect(said(after)).toContain(one)
      expect(after.never).toBe(week.never)
      expect(after.maxMin).toBe(week.maxMin)
    }),
  )
})

test('a day of a fact put away and back again is the fact as it was', () => {
  const week = weekOf({ busy: [rowOf(['mon', 'tue', 'wed'], '09:00', '17:00', 'Work')] })
  const place: Place = { kind: 'busy', row: sure(sure(week.busy)[0]).id, day: 'tue' }
  const away = edits.put(week, place, { day: 'tue', from: 600, length: 480 })
  expect(said(away.week)).toEqual(
    new Set(['busy mon 09:00 17:00 Work', 'busy wed 09:00 17:00 Work', 'busy tue 10:00 18:00 Work']),
  )
  const back = edits.put(away.week, sure(away.place), { day: 'tue', from: 540, length: 480 })
  expect(isSameWeek(back.week, week)).toBe(true)
})

test('a night stays one fact, and shows on both of its days', () => {
  const { week, place } = edits.added(weekOf(), 'busy', { day: 'sun', from: 22 * 60, length: 8 * 60 }, 'Night shift')
  expect(week.busy).toMatchObject([{ days: ['sun'], start: '22:00', end: '06:00' }])
  const pieces = piecesOf(week)
  expect(pieces.sun).toMatchObject([{ part: 'evening', from: 1320, to: 1440, row: sure(place).row }])
  expect(pieces.mon).toMatchObject([{ part: 'morning', from: 0, to: 360, row: sure(place).row, day: 'sun' }])
})

test('crossing a day out and in again leaves all as it was; what was set of the day is never lost', () => {
  fc.assert(
    fc.property(anyWeek, fc.constantFrom(...WEEKDAYS), (week, day) => {
      const once = edits.crossed(week, day)
      expect(once.never.includes(day)).toBe(!week.never.includes(day))
      expect([once.windows, once.busy, once.maxMin]).toEqual([week.windows, week.busy, week.maxMin])
      const twice = edits.crossed(once, day)
      expect(twice.never.toSorted()).toEqual(week.never.toSorted())
    }),
  )
})

test('any row of changes is undone exactly, one after the other', () => {
  type Change = (week: BoardWeek, place: Place, to: Target) => BoardWeek
  const changes: Change[] = [
    (week, place, to) => edits.put(week, place, to).week,
    (week, _place, to) => edits.added(week, 'window', { ...to, length: Math.min(to.length, DAY_MIN - to.from) }).week,
    (week, place) => edits.removed(week, place).week,
    (week, place) => edits.removedWhole(week, place).week,
    (week, place) => edits.onDays(week, place, ['mon', 'sun']).week,
    (week, place) => edits.ofKind(week, place, place.kind === 'busy' ? 'window' : 'busy', 'Class').week,
    (week, place) => edits.spread(week, place).week,
    (week, place) => edits.forAWhile(week, place, { to: '2026-12-17' }).week,
    (week, _place, to) => edits.crossed(week, to.day),
    (week, _place, to) => edits.limited(week, to.day, '45'),
  ]
  fc.assert(
    fc.property(anyWeek, fc.array(fc.tuple(fc.nat(), fc.nat(), target), { maxLength: 8 }), (first, chosen) => {
      const steps: Step[] = []
      let week = first
      for (const [which, at, to] of chosen) {
        const places = Object.values(piecesOf(week)).flat()
        if (places.length === 0) break
        const after = sure(changes[which % changes.length])(week, sure(places[at % places.length]), to)
        steps.push({ before: week, after })
        week = after
      }
      while (steps.length > 0) {
        week = sure(weekBefore(steps, week))
        steps.pop()
      }
      expect(week).toEqual(first)
    }),
  )
})

test('nothing is undone over what was changed elsewhere since', () => {
  const before = weekOf()
  const after = edits.crossed(before, 'sun')
  expect(weekBefore([{ before, after }], edits.crossed(after, 'mon'))).toBeNull()
  expect(weekBefore([{ before, after }], { ...after })).toBe(before)
})

test('training time ends with its day, however it is set', () => {
  const { week, place } = edits.added(weekOf(), 'window', { day: 'wed', from: 18 * 60, length: 120 })
  expect(edits.atHours(week, sure(place), '22:00', '02:00').week.windows).toMatchObject([
    { start: '22:00', end: '00:00' },
  ])
  const night = edits.added(weekOf(), 'busy', { day: 'wed', from: 22 * 60, length: 8 * 60 }, 'Work')
  const asWindow = edits.ofKind(night.week, sure(night.place), 'window', '')
  expect(asWindow.week).toMatchObject({ busy: [], windows: [{ start: '22:00', end: '00:00', label: '' }] })
})

test('one name gets the same hours on all of its days', () => {
  const busy = [rowOf(['mon', 'tue'], '09:00', '17:00', 'Work'), rowOf(['wed'], '10:00', '18:00', 'Work')]
  const week = weekOf({ busy: [...busy, rowOf(['thu'], '20:00', '21:00', 'Choir')] })
  const place: Place = { kind: 'busy', row: sure(busy[1]).id, day: 'wed' }
  expect(edits.daysAlike(week, place)).toEqual(['mon', 'tue'])
  expect(edits.spread(week, place).week.busy).toMatchObject([
    { days: ['mon', 'tue', 'wed'], start: '10:00', end: '18:00', label: 'Work' },
    { days: ['thu'], label: 'Choir' },
  ])
})

test('words count on while nothing of what was read in them was changed', () => {
  const read = [rowOf(['mon'], '09:00', '17:00', 'Work')]
  const before = weekOf({ busy: null })
  const shown = { ...before, busy: read }
  expect(edits.keepWords(before, read, edits.crossed(shown, 'sun')).busy).toBeNull()
  const place: Place = { kind: 'busy', row: sure(read[0]).id, day: 'mon' }
  expect(edits.keepWords(before, read, edits.removed(shown, place).week).busy).toEqual([])
})

test('what a person changed is no longer in doubt', () => {
  const busy = [{ ...rowOf(['fri'], '05:00', '10:00', 'Class'), isUnsure: true as const }]
  const place: Place = { kind: 'busy', row: sure(busy[0]).id, day: 'fri' }
  expect(piecesOf(weekOf({ busy })).fri[0]?.isUnsure).toBe(true)
  const { week } = edits.atHours(weekOf({ busy }), place, '17:00', '22:00')
  expect(piecesOf(week).fri[0]).toMatchObject({ isUnsure: false, from: 1020 })
})

test('a day that a person moved is certain beside those of the same hours that are not, and is still a change of its own', () => {
  const doubtful = { ...rowOf(['fri'], '17:00', '22:00', 'Class'), isUnsure: true as const }
  const other = rowOf(['sat'], '16:00', '21:00', 'Class')
  const before = weekOf({ busy: [doubtful, other] })
  const put = edits.put(before, { kind: 'busy', row: other.id, day: 'sat' }, { day: 'sat', from: 1020, length: 300 })
  expect(piecesOf(put.week).sat[0]).toMatchObject({ isUnsure: false, from: 1020 })
  expect(piecesOf(put.week).fri[0]?.isUnsure).toBe(true)
  const answered = edits.atHours(before, { kind: 'busy', row: doubtful.id, day: 'fri' }, '17:00', '22:00')
  expect(isSameWeek(before, answered.week)).toBe(false)
})

test.each([
  ['05:00', '10:00', { start: '17:00', end: '22:00' }],
  ['17:00', '22:00', { start: '05:00', end: '10:00' }],
  ['07:30', '12:00', { start: '19:30', end: '00:00' }],
  ['07:00', '08:00', { start: '19:00', end: '20:00' }],
  ['19:00', '20:30', null],
  ['14:00', '15:00', null],
  ['09:00', '17:00', null],
  ['22:00', '06:00', null],
])('the other half of the day that %s to %s may mean', (start, end, other) => {
  expect(edits.otherHalf({ start, end })).toEqual(other)
})

const UNTIL = { to: '2026-12-17' }
const FROM = { from: '2026-12-18' }

test('a day of hours that hold for a while is moved with its season, and with the sport of its training time', () => {
  const football = rowOf(['tue', 'thu'], '18:00', '19:00', 'Football', UNTIL)
  const moved = edits.put(
    weekOf({ busy: [football] }),
    { kind: 'busy', row: football.id, day: 'thu' },
    { day: 'fri', from: 1140, length: 60 },
  )
  expect(moved.week.busy).toMatchObject([
    { days: ['tue'], start: '18:00', ...UNTIL },
    { days: ['fri'], start: '19:00', label: 'Football', ...UNTIL },
  ])
  const runs = { ...rowOf(['mon', 'wed'], '18:00', '19:00', 'run', FROM), sport: 'run' as const }
  const to = { day: 'sat', from: 480, length: 60 } as const
  const { week } = edits.put(weekOf({ windows: [runs] }), { kind: 'window', row: runs.id, day: 'wed' }, to)
  expect(week.windows).toMatchObject([{ days: ['mon'] }, { days: ['sat'], sport: 'run', ...FROM }])
})

test('hours of another season are other hours: they neither join nor get the hours of these', () => {
  const [now, later] = [rowOf(['mon'], '09:00', '17:00', 'Work', UNTIL), rowOf(['tue'], '10:00', '18:00', 'Work', FROM)]
  const week = weekOf({ busy: [now, later] })
  const place: Place = { kind: 'busy', row: now.id, day: 'mon' }
  expect(edits.daysAlike(week, place)).toEqual([])
  expect(edits.spread(week, place).week.busy).toEqual([now, later])
  const beside = edits.put(week, place, { day: 'tue', from: 600, length: 480 }).week
  expect(beside.busy).toMatchObject([
    { days: ['tue'], ...FROM },
    { days: ['tue'], start: '10:00', ...UNTIL },
  ])
})

test('a block gets its first and its last day, loses them again, and refuses a last day before the first', () => {
  const work = rowOf(['mon'], '09:00', '17:00', 'Work')
  const place: Place = { kind: 'busy', row: work.id, day: 'mon' }
  const plain = weekOf({ busy: [work] })
  const { week } = edits.forAWhile(plain, place, { from: '2027-01-04', to: '2027-03-09' })
  expect(week.busy).toMatchObject([{ from: '2027-01-04', to: '2027-03-09' }])
  expect(isSameWeek(week, plain)).toBe(false)
  expect(edits.forAWhile(week, place, { from: '2027-01-04', to: '2027-01-03' }).week).toBe(week)
  expect(isSameWeek(edits.forAWhile(week, place, {}).week, plain)).toBe(true)
  expect(edits.ofKind(week, place, 'window', '').week.windows).toMatchObject([{ from: '2027-01-04', to: '2027-03-09' }])
})

test('a day that the words shut, or bound, by a guess is asked about until it is answered or set', () => {
  const week = {
    ...weekOf({}),
    never: ['sun' as const],
    maxMin: { fri: '30' },
    unsureDays: ['fri' as const, 'sun' as const],
  }
  const asked = (one: BoardWeek) => WEEKDAYS.filter((day) => edits.isAsked(one, day))
  expect(asked(week)).toEqual(['fri', 'sun'])
  const yes = edits.answered(week, 'sun')
  expect([asked(yes), yes.never]).toEqual([['fri'], ['sun']])
  expect(isSameWeek(yes, week)).toBe(false)
  const no = edits.crossed(week, 'sun')
  expect([asked(no), no.never]).toEqual([['fri'], []])
  expect(asked(edits.crossed(no, 'sun'))).toEqual(['fri'])
  expect(asked(edits.limited(week, 'fri', '45'))).toEqual(['sun'])
})
