import { expect, test } from 'vitest'
import { WEEKDAYS } from '../model.ts'
import { textsRead } from '../read-texts.ts'

/** Each says something of its own, and nothing that another has to do with. */
const SENTENCES = [
  'Work 9:00-17:00 Mon-Fri',
  'Choir Tuesday 19:30-21:00',
  'Kids football Saturday 10am-12pm',
  'No training on Sundays',
  'I can only train before 7am or after 8pm',
  'Max 45 minutes on weekdays',
  "Mum's care Thursday 2pm-5pm",
  'Bad left knee',
  'I hate running',
  'Holiday 3-10 August',
  'Church Sunday 10:30am',
  'Night shift Fri 22:00-06:00',
  'Dog walk 6:30am daily',
  'Long runs on Saturday mornings please',
  'University Mon and Wed 10:00-16:00',
  'I would rather train in the evening',
  'Away 12-14 May',
  'I sleep 23:00-7:00',
  'Swimming lessons with my daughter Thursday 4pm-5pm',
  'Bar job Sat 18:00-23:00',
  'Every other Friday off',
]

/** What is read of a week, day by day. */
function readingOf(commitments: string): Set<string> {
  const profile = { commitments, races: '' } as Parameters<typeof textsRead>[0]['profile']
  const { commitments: read, facts } = textsRead({ profile, today: '2026-12-01' }).week
  const { week = {}, dated = [], body = [], sports = {} } = facts
  return new Set([
    ...read.busy.flatMap(({ days, start, end, label }) => days.map((day) => `${label} ${day} ${start}-${end}`)),
    ...read.preferences.flatMap(({ days, start, end }) => days.map((day) => `wished ${day} ${start}-${end}`)),
    ...(week.never ?? []).map((day) => `never ${day}`),
    ...WEEKDAYS.flatMap((day) => (week.maxMin?.[day] === undefined ? [] : [`most ${day} ${week.maxMin[day]}`])),
    ...(week.windows ?? []).flatMap(({ days, start, end }) => days.map((day) => `then ${day} ${start}-${end}`)),
    ...dated.map(({ kind, from, to }) => `${kind} ${from}-${to}`),
    ...[...body, ...Object.entries(sports)].map((one) => JSON.stringify(one)),
  ])
}

test.each(['. ', '\n'])('a sentence says beside another what it says alone, behind %j', (between) => {
  const alone = new Map(SENTENCES.map((sentence) => [sentence, readingOf(sentence)]))
  for (const one of SENTENCES)
    for (const other of SENTENCES.filter((each) => each !== one)) {
      const both = new Set([...(alone.get(one) ?? []), ...(alone.get(other) ?? [])])
      expect(readingOf(one + between + other), one + between + other).toEqual(both)
    }
})
