import '../styles/print.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import type { Schedule, ShownDay, ShownItem, ShownStep, ShownWeek } from '../../contract/schedule.ts'
import { Paper } from './paper.tsx'

const step: ShownStep = {
  ...{ name: 'Split squat', sets: 3, reps: '8-10', duration: '', notes: 'Slow down, fast up.' },
  ...{ size: { unit: 'reps', low: 8, high: 10, eachSide: false } },
}
const steps = (count: number) => Array.from({ length: count }, () => step)

const item = (at: number, exercises: number): ShownItem => ({
  time: `${String(6 + (at % 16)).padStart(2, '0')}:00`,
  title: `Item ${at}`,
  duration: '30 min',
  durationMin: 30,
  type: exercises > 0 ? 'workout' : 'commitment',
  emoji: '💼',
  intensity: 'Medium',
  description: 'What there is to do, told at some length, as a talkative coach would tell it to an attentive pupil.',
  exercises: steps(exercises),
})

const day = (at: number, exercises: number): ShownDay => ({
  day: 'Monday',
  date: `2026-11-${23 + at}`,
  emoji: '🏋️',
  workoutName: 'Strength',
  duration: '60 min',
  durationMin: 60,
  intensity: 'High',
  description: '',
  notes: 'Stop when the form goes.',
  start: '07:00',
  discipline: 'strength',
  rpe: 7,
  loadAu: 420,
  hard: true,
  distanceKm: null,
  longSession: false,
  snacks: false,
  workout: { warmup: steps(3), exercises: steps(exercises), cooldown: steps(2) },
})

const week = (exercises: number): ShownWeek => ({
  week: 1,
  weekName: 'Week 1: Laying the base',
  focus: 'Base - easy volume',
  totalVolume: '7 h',
  phase: 'base',
  deload: false,
  startDate: '2026-11-23',
  plannedMin: 420,
  plannedLoadAu: 2940,
  days: Array.from({ length: 7 }, (_, at) => day(at, exercises)),
})

const schedule = (items: ShownItem[], weeks: ShownWeek[]): Schedule => ({
  version: 2,
  date: '2026-11-23',
  timeZone: 'UTC',
  anchor: '2026-11-23',
  block: 1,
  begun: '2026-11-23',
  start: { weeklyMin: 150, longestMin: 45, longestRunKm: null },
  todaysSchedule: items,
  weeklyPlan: weeks,
  insights: { trainingLoad: 'Load', recoveryStatus: 'Rest', recommendation: 'Go', periodizationPhase: 'Base' },
  events: [],
  warnings: [],
  reasons: [],
  adjustments: [],
  rules: [],
  load: [],
  adherence: null,
  foresight: [],
  questions: [],
  safety: [],
  unread: [],
})

const CASES = {
  empty: schedule([], []),
  long: schedule(
    Array.from({ length: 14 }, (_, at) => item(at, at % 5 === 2 ? 8 : 0)),
    [week(8)],
  ),
  extreme: schedule(
    Array.from({ length: 24 }, (_, at) => item(at, at % 5 === 2 ? 12 : 0)),
    [week(12)],
  ),
}

let root: Root
afterEach(() => root.unmount())

function show(plan: Schedule, selected = 0) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  // The base styles of the app, as far as they make a difference in height.
  document.head.append(Object.assign(document.createElement('style'), { textContent: '*{margin:0;padding:0}' }))
  flushSync(() => root.render(<Paper schedule={plan} selected={selected} />))
}

for (const [name, plan] of Object.entries(CASES))
  test(`Paper makes two sheets of one size for a plan that is ${name}, and all of it is within them`, () => {
    show(plan)
    expect(document.querySelector('.paper')).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    const sheets = [...document.querySelectorAll<HTMLElement>('.paper-sheet')]
    expect(sheets).toHaveLength(2)
    for (const sheet of sheets) {
      expect(sheet.scrollHeight).toBeLessThanOrEqual(sheet.clientHeight)
      const room = sheet.querySelector('[data-room]')!
      expect(room.scrollHeight).toBeLessThanOrEqual(room.clientHeight)
    }
  })

test('Paper prints the week that is selected, three insights, and counts what it leaves out', () => {
  const plan = schedule(CASES.extreme.todaysSchedule.slice(), [week(1), { ...week(1), weekName: 'Week 2: Going on' }])
  show(plan, 1)
  window.dispatchEvent(new Event('beforeprint'))
  const [today, selected] = [...document.querySelectorAll('.paper-sheet')].map((sheet) => sheet.textContent)
  expect(today).toContain('cut along the dashed line')
  expect(today).toContain('+4 more')
  expect(selected).toContain('Week 2: Going on')
  expect(selected).toMatch(/LoadRestGo$/)
})

test('Paper says in one line when the plan begins, in place of the days before it', () => {
  show({ ...schedule([], [week(1)]), anchor: '2026-11-28' })
  window.dispatchEvent(new Event('beforeprint'))
  const sheet = [...document.querySelectorAll<HTMLElement>('.paper-sheet')].at(-1)!
  expect(sheet.textContent).toContain('Your plan begins on Saturday.')
  expect(sheet.querySelectorAll('.paper-week h2 small')).toHaveLength(2)
})

test('Paper of a gentle plan says so, without its reason', () => {
  const plan = schedule([], [week(2)])
  show({ ...plan, warnings: [{ code: 'gentle-until-cleared', text: 'You wrote "heart attack", so …' }] as never })
  window.dispatchEvent(new Event('beforeprint'))
  const notes = [...document.querySelectorAll('.paper-notes li')].map((note) => note.textContent)
  expect(notes[0]).toBe('Gentle until your doctor has agreed: nothing hard.')
  expect(notes).toHaveLength(3)
  expect(document.querySelector('.paper')?.textContent).not.toContain('heart attack')
})
