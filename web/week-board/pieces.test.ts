import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WEEKDAYS } from '../../engine/model.ts'
import { sure } from '../../engine/sure.ts'
import { givesWay } from './board-sessions.ts'
import { hoursOf, stretchOf } from './minutes.ts'
import { coverOf, lanesOf, piecesOf, rangeOf, roomOf } from './pieces.ts'
import { anyWeek, rowOf, weekOf } from './testing/any-week.ts'

test('hours as a stretch and back are the same hours', () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      for (const { start, end } of sure(week.busy)) expect(hoursOf(stretchOf({ start, end }))).toEqual({ start, end })
    }),
  )
})

test('a day shows all hours of its facts and no others, and each piece by a name of its own', () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      const pieces = Object.values(piecesOf(week)).flat()
      expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length)
      const shown = pieces.filter(({ kind }) => kind === 'busy').reduce((sum, { from, to }) => sum + to - from, 0)
      const meant = sure(week.busy).reduce((sum, row) => sum + row.days.length * stretchOf(row).length, 0)
      expect(shown).toBe(meant)
    }),
  )
})

test('life that shares hours stands side by side, and never over each other', () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      for (const day of WEEKDAYS) {
        const ones = piecesOf(week)[day].filter(({ kind }) => kind === 'busy')
        const lanes = lanesOf(ones)
        for (const one of ones)
          for (const other of ones) {
            const [a, b] = [sure(lanes.get(one.key)), sure(lanes.get(other.key))]
            expect(a.lane).toBeLessThan(a.lanes)
            if (one !== other && one.from < other.to && other.from < one.to) {
              expect(a.lane).not.toBe(b.lane)
              expect(a.lanes).toBe(b.lanes)
            }
          }
      }
    }),
  )
})

test('the board shows waking hours, and more only where something lies there', () => {
  expect(rangeOf([{ from: 540, to: 1020 }], false)).toEqual({ from: 360, to: 1320 })
  expect(rangeOf([{ from: 330, to: 1330 }], false)).toEqual({ from: 300, to: 1380 })
  expect(rangeOf([], true)).toEqual({ from: 0, to: 1440 })
})

test('a row that lacks a day or an hour is kept and not drawn', () => {
  const week = weekOf({ busy: [rowOf([], '09:00', '10:00'), rowOf(['mon'], '', '10:00')] })
  expect(Object.values(piecesOf(week)).flat()).toEqual([])
})

test('a session gives way to life, to a cross, to a limit and to training time elsewhere', () => {
  const session = { day: 'wed', date: '2026-11-25', name: 'Easy run', from: 18 * 60, to: 18 * 60 + 45 } as const
  const gives = (part: Parameters<typeof weekOf>[0]) => givesWay(session, weekOf(part))
  expect(gives({})).toBe(false)
  expect(gives({ busy: [rowOf(['wed'], '18:30', '19:00')] })).toBe(true)
  expect(gives({ busy: [rowOf(['wed'], '18:45', '19:00'), rowOf(['thu'], '18:00', '19:00')] })).toBe(false)
  expect(gives({ busy: [rowOf(['tue'], '23:00', '18:15')] })).toBe(true)
  // Hours of one's own swims are where a swim of the plan stands.
  expect(gives({ busy: [{ ...rowOf(['wed'], '18:00', '19:00'), label: 'swim' }] })).toBe(false)
  expect(gives({ never: ['wed'] })).toBe(true)
  expect(gives({ maxMin: { wed: '30' } })).toBe(true)
  expect(gives({ windows: [rowOf(['wed'], '18:00', '20:00')] })).toBe(false)
  expect(gives({ windows: [rowOf(['wed'], '06:00', '08:00')] })).toBe(true)
})

test('a piece bears the days between which its hours hold, and one that holds all the time bears none', () => {
  const busy = [
    rowOf(['mon'], '09:00', '10:00', 'Class', { to: '2026-12-17', from: '' }),
    rowOf(['tue'], '09:00', '10:00'),
  ]
  const { mon, tue } = piecesOf(weekOf({ busy }))
  expect([mon[0]?.season, tue[0]?.season]).toEqual([{ to: '2026-12-17' }, {}])
})

test('a session gives way only to what holds on its date', () => {
  const session = { day: 'wed', date: '2026-11-25', name: 'Easy run', from: 360, to: 420 } as const
  const gives = (part: Parameters<typeof weekOf>[0]) => givesWay(session, weekOf(part))
  expect(gives({ busy: [rowOf(['wed'], '06:00', '07:00', 'Care', { to: '2026-11-24' })] })).toBe(false)
  expect(gives({ busy: [rowOf(['wed'], '06:00', '07:00', 'Care', { to: '2026-11-25' })] })).toBe(true)
  expect(gives({ windows: [rowOf(['wed'], '18:00', '20:00', '', { from: '2027-01-04' })] })).toBe(false)
  // The night before it is the last.
  expect(gives({ busy: [rowOf(['tue'], '22:00', '06:30', 'Night', { to: '2026-11-24' })] })).toBe(true)
  expect(gives({ busy: [rowOf(['tue'], '22:00', '06:30', 'Night', { from: '2026-11-25' })] })).toBe(false)
})

test('what is in doubt stands side by side as well, by itself', () => {
  const doubt = { isUnsure: true } as const
  const week = weekOf({
    busy: [
      { ...rowOf(['mon'], '17:00', '19:00'), ...doubt },
      { ...rowOf(['mon'], '18:00', '20:00'), ...doubt },
      rowOf(['mon'], '18:30', '19:30'),
    ],
  })
  const lanes = lanesOf(piecesOf(week).mon)
  expect([...lanes.values()].map(({ lanes: of }) => of).sort()).toEqual([1, 2, 2])
})

test('what is in doubt can always be seen and pressed: certain life hides none of it whole', () => {
  fc.assert(
    fc.property(anyWeek, fc.func(fc.boolean()), (week, isUnsure) => {
      const busy = sure(week.busy).map((row) =>
        isUnsure(row.start, row.end) ? { ...row, isUnsure: true as const } : row,
      )
      for (const pieces of Object.values(piecesOf({ ...week, busy }))) {
        const lanes = lanesOf(pieces)
        for (const piece of pieces.filter((one) => one.isUnsure)) {
          const { lane, lanes: of } = sure(lanes.get(piece.key))
          const over = pieces.filter((other) => {
            const its = lanes.get(other.key)
            if (other.kind !== 'busy' || other.isUnsure || !its) return false
            return lane * its.lanes < (its.lane + 1) * of && its.lane * of < (lane + 1) * its.lanes
          })
          expect(roomOf(piece, over)).not.toBeNull()
          expect(roomOf(piece, coverOf(piece, pieces, []))).not.toBeNull()
        }
      }
    }),
  )
})

test('a doubt within certain hours stands beside them, one that reaches far enough out of them behind them', () => {
  const beside = (from: string, to: string) => {
    const doubt = { ...rowOf(['mon'], from, to, 'Class'), isUnsure: true as const }
    const pieces = piecesOf(weekOf({ busy: [rowOf(['mon'], '09:00', '17:00', 'Work'), doubt] })).mon
    return [...lanesOf(pieces).values()].every(({ lanes }) => lanes === 2)
  }
  for (const [from, to, isBeside] of [
    ['12:00', '13:00', true],
    ['09:00', '17:00', true],
    ['08:45', '17:10', true],
    ['16:00', '19:00', false],
    ['08:00', '18:00', false],
    ['18:00', '18:15', false],
  ] as const)
    expect(beside(from, to), `${from}-${to}`).toBe(isBeside)
})

test.each([
  [[], { from: 600, to: 660 }],
  [[{ from: 600, to: 620 }], { from: 620, to: 660 }],
  [[{ from: 615, to: 630 }], { from: 630, to: 660 }],
  [[{ from: 630, to: 700 }], { from: 600, to: 630 }],
  [[{ from: 590, to: 700 }], null],
  [
    [
      { from: 600, to: 625 },
      { from: 640, to: 660 },
    ],
    null,
  ],
])('words stand where nothing lies over them: under %j', (over, room) => {
  expect(roomOf({ from: 600, to: 660 }, over)).toEqual(room)
})
