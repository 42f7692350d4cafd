import { expect, test } from 'vitest'
import { readCommitments } from './commitments.ts'

const busyIn = (text: string) =>
  readCommitments(text).busy.map(({ days, start, end }) => `${days.join(' ')} ${start}-${end}`)

test.each([
  ['half day Friday', ['fri 09:00-13:00']],
  ['half day on Fridays, work 9-5', ['fri 09:00-13:00', 'mon tue wed thu 09:00-17:00']],
  ['work 8-5, half day Wed', ['mon tue thu fri 08:00-17:00', 'wed 08:00-13:00']],
  ['9-5, half days on Fridays till 12:30', ['mon tue wed thu 09:00-17:00', 'fri 09:00-12:30']],
  ['Fridays till 1, work 9-5', ['fri 09:00-13:00', 'mon tue wed thu 09:00-17:00']],
  ['Fridays until noon. Work 9-5.', ['fri 09:00-12:00', 'mon tue wed thu 09:00-17:00']],
  ['no work on Wednesdays, else 8-5', ['mon tue thu fri 08:00-17:00']],
])('a day that is shorter than the others, or free: %s', (text, busy) => {
  expect(busyIn(text)).toEqual(busy)
})

test.each([
  ['work 9-5, Saturdays at the allotment', ['mon tue wed thu fri 09:00-17:00']],
  ['work 9-5, weekends free', ['mon tue wed thu fri 09:00-17:00']],
  ['work 9-5 mon-thu, fridays free', ['mon tue wed thu 09:00-17:00']],
  ['work Mon to Thu 9-5, Friday free', ['mon tue wed thu 09:00-17:00']],
  ['Arbeit 9-17, samstags im Garten', ['mon tue wed thu fri 09:00-17:00']],
  ['work 9-5, Tuesday to Saturday in a shop', ['tue wed thu fri sat 09:00-17:00']],
])('a day or two of something else, or of nothing, are no days of work: %s', (text, busy) => {
  expect(busyIn(text)).toEqual(busy)
})

test.each([
  ['Friday nights out with friends', ['fri 19:00-22:00']],
  ['date night Thu', ['thu 19:00-22:00']],
  ['game night on Thursdays', ['thu 19:00-22:00']],
  ['nights Mon-Wed', ['mon tue wed 22:00-06:00']],
])('an evening out is no shift of nights: %s', (text, busy) => {
  expect(busyIn(text)).toEqual(busy)
})

test.each([
  ['Mon Wed Fri gym, work 8-4', ['mon tue wed thu fri 08:00-16:00']],
  ['Tue Thu choir 7pm, work 9-5', ['tue thu 19:00-20:00', 'mon tue wed thu fri 09:00-17:00']],
  ['Tuesdays I swim, work 9-5', ['mon tue wed thu fri 09:00-17:00', 'tue 19:00-20:00']],
  ['Mo Mi Fr Fitnessstudio, Arbeit 8-16', ['mon tue wed thu fri 08:00-16:00']],
  ['Mon work 8-4, Tue Thu work 10-6', ['mon 08:00-16:00', 'tue thu 10:00-18:00']],
  ['Mon Wed work 9-5', ['mon wed 09:00-17:00']],
])('work told behind the days of something else is of the working week: %s', (text, busy) => {
  expect(busyIn(text)).toEqual(busy)
})

test.each([
  ['Milking 5:00-7:30 and 16:00-18:00 every day', ['all 05:00-07:30', 'all 16:00-18:00']],
  ['Night nurse, shifts 20:00-08:00 Mon Tue Wed', ['mon tue wed 20:00-08:00']],
])('work before dawn and through the night: %s', (text, busy) => {
  expect(busyIn(text).map((one) => one.replace('mon tue wed thu fri sat sun', 'all'))).toEqual(busy)
})
