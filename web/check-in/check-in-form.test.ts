import { describe, expect, test } from 'vitest'
import { changedDays, changesOf, withHour } from './changed-days.ts'
import { checkInOf, EMPTY, withoutSaved } from './check-in-form.ts'

describe('checkInOf()', () => {
  test('says nothing where nothing was said, also after a tap that was cleared again', () => {
    expect(checkInOf(EMPTY, false)).toBeNull()
    expect(checkInOf({ ...EMPTY, scales: { sleep: null } }, true)).toBeNull()
    expect(checkInOf({ ...EMPTY, notes: '  ' }, false)).toBeNull()
  })

  test('taps alone touch neither what was written nor what was done', () => {
    const body = checkInOf({ ...EMPTY, scales: { sleep: 2, mood: null }, body: { knee: 'mild', quad: 'sore' } }, true)
    expect(body).toEqual({
      taps: { sleep: 2 },
      added: [
        { kind: 'pain', part: 'knee', severity: 'mild' },
        { kind: 'soreness', part: 'quad' },
      ],
    })
  })

  test('answers of how it is today go with it', () => {
    const answers = { 'how:x': { id: 'gone', felt: [{ kind: 'eased' as const, part: 'knee' }] } }
    expect(checkInOf({ ...EMPTY, answers }, false)).toEqual({ added: [{ kind: 'eased', part: 'knee' }] })
  })

  test('what is done stays done, with its effort', () => {
    expect(checkInOf({ ...EMPTY, notes: 'fine' }, true)).toEqual({
      ...{ completed: true, notes: 'fine', tomorrow_schedule_notes: '' },
    })
    expect(checkInOf({ ...EMPTY, completed: true, rpe: 7 }, false)).toMatchObject({ completed: true, rpe: 7 })
    expect(checkInOf({ ...EMPTY, rpe: 7 }, false)).toBeNull()
  })
})

test('what was said while a check-in was on its way stays', () => {
  const saved = { ...EMPTY, notes: 'tired', scales: { sleep: 2 } }
  const now = { ...saved, notes: 'tired, and hungry', completed: true }
  expect(withoutSaved(now, saved)).toEqual({ ...EMPTY, notes: 'tired, and hungry', completed: true })
})

test('a check-in is told of what it changed alone, each day once from its first state to its last', () => {
  const at = (durationMin: number) => ({ start: durationMin > 0 ? '07:00' : null, durationMin })
  const one = (id: string, kind: string, was: number, is: number, date = '2026-03-04') => ({
    ...{ id, kind, date, asked: id === 'asked', reason: '', source: '', effect: '', undoable: true },
    days: [{ date: '2026-03-05', before: `${was}`, after: `${is}`, was: at(was), is: at(is) }],
  })
  const adjustments = [
    one('a', 'tired', 60, 48),
    one('b', 'sore', 48, 20),
    one('c', 'limits', 20, 10),
    one('asked', 'shorten', 20, 15),
    one('d', 'missed', 9, 8, '2026-03-01'),
  ]
  const own = changesOf({ adjustments }, '2026-03-04')
  expect(own.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(changedDays(own)).toEqual([{ date: '2026-03-05', before: '60', after: '20', was: at(60), is: at(20) }])
})

test('a changed day bears its hour once, also where the hour is all that changed', () => {
  const at = (text: string, hour: string) => `${text}, ${hour}`
  expect(withHour('Easy run, 25 min', '06:45', at)).toBe('Easy run, 25 min, 06:45')
  expect(withHour('Easy run, 25 min, 06:45', '06:45', at)).toBe('Easy run, 25 min, 06:45')
  expect(withHour('Easy run, 25 min, 11:15 PM', '1:15 PM', at)).toBe('Easy run, 25 min, 11:15 PM, 1:15 PM')
  expect(withHour('Rest', null, at)).toBe('Rest')
})
