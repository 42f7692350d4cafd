import { describe, expect, test } from 'vitest'
import { isOwnTraining } from '../../day/own-training.ts'
import { WEEKDAYS } from '../../model.ts'
import { readCommitments } from '../week/commitments.ts'
import { readAvailability } from './availability.ts'
import { daysIn } from './days.ts'
import { DAYS } from './words.ts'

const TODAY = '2026-11-30'

/** Days that somebody names to train on, and what they never do beside them. */
const WISHES = `
Train Mon Wed Sat, never two days in a row.
Never more than 3 days a week: Mon, Wed, Fri
I train Monday, Wednesday and Friday, never on consecutive days
Training days Tue Thu Sun, never back to back
I want to train Tue, Thu and Sat but never two days running
Lift Mon Wed Fri, never more than an hour
Gym Tuesday and Friday, never two in a row
Mon, Wed, Fri training. Never on two successive days.
Never train twice in a row: Mon, Wed, Fri
No more than 3 sessions a week: Tue Thu Sat
Not more than four times a week - Mon Tue Thu Sat
Run Tue Thu Sun, never longer than 45 minutes
Workouts on Mon/Wed/Fri, never more than 40 min
Best days Mon, Thu, Sat. Never two hard days in a row
Never two days in a row, so Mon Wed Fri
I never train more than three days: Monday, Wednesday, Friday
Never consecutive days please, Tue Thu Sat suit me
I can train Mon, Wed and Sat, never more than that
Never miss Mon, Wed, Fri
Mondays and Thursdays I always train, never skipped
Train Tue, Thu, Sat; never hard on Sat
Please plan Mon Wed Fri, I never want 2 days in a row
Never more than 2 runs a week: Tue and Sat
No two days in a row: Mon, Wed, Fri
I like to train Mon, Wed, Fri - never on back-to-back days
Train Mon Wed Sat, can't do two days in a row
My gym days are Mon, Wed and Fri, never after heavy meals
Train on Mon Tue Thu, never with weights two days in a row
Never on weekends, train Mon Wed Fri
Never more than 4 days per week, Mon Tue Thu Fri
At most three days, never consecutive: Tue, Thu, Sun
3 days a week Mon Wed Sat never in a row
train tue thu sat never more than 30 mins each
Mon/Wed/Fri strength, never legs twice in a row
never more than one session a day. Mon Wed Fri Sat
I'd like Mon, Wed, Fri, and never two rest days in a row
Sessions on Tue, Thu and Sun. I never train two days in a row.
Nie zwei Tage hintereinander: Montag, Mittwoch, Freitag
Training Mo Mi Fr, nie zwei Tage am Stück
Jamais deux jours de suite : lundi, mercredi, vendredi
Lunes, miércoles y viernes, nunca dos días seguidos
`
  .trim()
  .split('\n')

const named = (text: string) =>
  [...text.replace(/never on weekends/i, '').matchAll(new RegExp(DAYS, 'giu'))].flatMap(([words]) => daysIn(words))

/** What is taken from the days of a text, and which of them are crossed out. */
function takenIn(text: string) {
  const { facts, rest } = readAvailability(text, TODAY)
  const busy = readCommitments(rest).busy.filter((block) => !isOwnTraining(block))
  return { never: facts.week?.never ?? [], busy }
}

describe.each(WISHES)('%s', (text) => {
  test('no day that somebody trains on is crossed out', () => {
    const { never, busy } = takenIn(text)
    expect(named(text).filter((day) => never.includes(day))).toEqual([])
    expect(busy).toEqual([])
  })
})

test.each([
  ['Never on Mondays', ['mon']],
  ['Mon Wed Fri please, never Sunday', ['sun']],
  ['Never on weekends, train Mon Wed Fri', ['sat', 'sun']],
  ["I can't do Tuesdays, never two days in a row", ['tue']],
] as const)('what is refused of days themselves still is: %s', (text, days) => {
  expect(takenIn(text).never).toEqual(WEEKDAYS.filter((day) => (days as readonly string[]).includes(day)))
})

test.each(['No running', 'I never go running'])('a sport is no way of counting: %s', (text) => {
  expect(readAvailability(text, TODAY).facts.sports?.never).toEqual(['run'])
})
