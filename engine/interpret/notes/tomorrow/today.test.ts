import { describe, expect, test } from 'vitest'
import type { PlanInput } from '../../../model.ts'
import { makePlan } from '../../../plan.ts'
import { sure } from '../../../sure.ts'
import { unreadPlaces } from '../../unread-parts.ts'
import { readCheckIn } from '../check-ins.ts'

const TODAY = '2026-11-30'
const heard = (text: string) => {
  const { todayBusy = [], todayMinutes } = readCheckIn('notes', text)
  return { busy: todayBusy.map(({ start, end }) => `${start}-${end}`).join(), minutes: todayMinutes }
}

describe('a note of the day itself', () => {
  test.each([
    ['dentist 7am, only 20 minutes today', '07:00-08:00', 20],
    ['only 20 min today, dentist at 5pm', '17:00-18:00', 20],
    ['I have 30 minutes today, physio at 4pm', '16:00-17:00', 30],
    ['busy today 5-7pm', '17:00-19:00', undefined],
    ['meeting this evening 6-7, only 30 minutes', '18:00-19:00', 30],
    ['heute Abend um 19 Uhr Chor', '19:00-20:00', undefined],
    ['Zahnarzt 7 Uhr, heute nur 20 Minuten', '07:00-08:00', 20],
    ['seulement 20 minutes aujourd’hui, dentiste à 17h', '17:00-18:00', 20],
    ['hoy solo 20 minutos, dentista a las 17', '17:00-18:00', 20],
    ['dentista alle 17, oggi solo 20 minuti', '17:00-18:00', 20],
    ['afspraak om 17 uur, vandaag maar 20 minuten', '17:00-18:00', 20],
  ])('%j tells what is on and what is left', (text, busy, minutes) => {
    expect(heard(text)).toEqual({ busy, minutes })
    expect(unreadPlaces('notes', text, TODAY)).toEqual([])
  })

  test.each([
    'did only 20 minutes today',
    'only ran 20 minutes today',
    'nur 15 Minuten heute, aber besser als nichts, oder?',
    'only a 20 minute meeting today',
    'dentist 7am tomorrow, only 20 minutes',
  ])('%j leaves the day as it is', (text) => {
    expect(heard(text)).toEqual({ busy: '', minutes: undefined })
  })

  test('what is said of tomorrow is of tomorrow', () => {
    const { tomorrowBusy, tomorrowMinutes } = readCheckIn('notes', 'tomorrow only 20 minutes, dentist 7am')
    expect(tomorrowBusy.map(({ start }) => start)).toEqual(['07:00'])
    expect(tomorrowMinutes).toBe(20)
  })
})

describe('a plan', () => {
  const input: PlanInput = {
    profile: {
      ...{ name: 'Test', level: 'intermediate', goal: 'general', stress: 'medium', commitments: '' },
      ...{ trainingDays: 7, races: '', goalDate: null },
    },
    ...{ today: TODAY, timeZone: 'UTC' },
    facts: { week: { windows: [{ days: ['mon'], start: '07:00', end: '09:00' }] } },
  }
  const dayOf = (notes: string, completed?: boolean) => {
    const history = [{ date: TODAY, notes, ...(completed !== undefined && { completed }) }]
    const days = makePlan({ ...input, history }).weeklyPlan.flatMap((week) => week.days)
    return sure(days.find(({ date }) => date === TODAY))
  }
  const plain = dayOf('')

  test('keeps both the hour and the minutes of the day', () => {
    const { start, durationMin } = dayOf('dentist 7am, only 20 minutes today')
    expect(plain.durationMin).toBeGreaterThan(20)
    expect(durationMin).toBeLessThanOrEqual(20)
    expect(durationMin).toBeGreaterThan(0)
    expect(start === null || start >= '08:00').toBe(true)
  })

  test('changes nothing of a day that is trained', () => {
    expect(dayOf('dentist 7am, only 20 minutes today', true).durationMin).toBe(plain.durationMin)
  })
})
