import { expect, test } from 'vitest'
import { readAvailability } from './availability/availability.ts'
import { markedIn, unreadIn } from './unread.ts'
import { unreadPlaces } from './unread-parts.ts'
import { readCommitments } from './week/commitments.ts'

const quoted = (text: string) => {
  const { busy, preferences } = readCommitments(text)
  const read = [...busy, ...preferences].map(({ span }) => span)
  return unreadIn(text, read).map(({ start, end }) => text.slice(start, end))
}

test.each([
  ['Work Mon-Fri 9-5. The ferry runs only at full moon', ['The ferry runs only at full moon']],
  ['Kids to school 8:00-8:30, wife has book club every so often', ['wife has book club every so often']],
  ['Arbeit Mo-Fr 8-17 Uhr, dazwischen Chaos mit Zwillingen', ['dazwischen Chaos mit Zwillingen']],
  // A day with something that no word is known for, beside days that are read.
  ["work 7-3 mon to thurs, mum's on sundays", ["mum's on sundays"]],
  ['work 7-3 mon to thurs, half day friday, choir tues 6pm', []],
  ['bureau lun-jeu 9-18, vendredi chez maman, danse samedi 10h', ['vendredi chez maman']],
  ['escritório seg-qui 9-18, sexta na casa da vó, vôlei sábado 10h', ['sexta na casa da vó']],
  ['ufficio lun-gio 9-18, venerdì dalla nonna, tennis sabato 10', ['venerdì dalla nonna']],
  ['work 9-5 because the choir meets tuesdays', ['because the choir meets tuesdays']],
  ['infirmière de nuit, 21h-7h, trois nuits par semaine', ['trois nuits par semaine']],
])('what no fact came from is quoted: %s', (text, unread) => {
  expect(quoted(text)).toEqual(unread)
})

test.each([
  ['bureau lun-jeu 9-18, vendredi chez maman, danse samedi 10h', 'danse', ['sat']],
  ['ufficio lun-gio 9-18, venerdì dalla nonna, tennis sabato 10', 'tennis', ['sat']],
  ['oficina L-J 9-18, viernes con mi madre, pádel sábado 10', 'work', ['mon', 'tue', 'wed', 'thu']],
])('and its day is of nothing else: %s', (text, label, days) => {
  expect(readCommitments(text).busy.find((block) => block.label === label)?.days).toEqual(days)
})

test.each(['Work Mon-Fri 9-5', 'Work 9 a.m. to 5 p.m., Mon-Fri', 'Thanks!', '', 'and so on, please'])(
  'what was read, and filling, is not: %s',
  (text) => {
    expect(quoted(text)).toEqual([])
  },
)

test('every clause is marked by what became of it, in order, and filling by nothing', () => {
  const text = 'Work 9-5, choir 5-10 on Friday; every other moon something odd. And so on'
  const at = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length })
  const read = [
    { ...at('9-5'), isUnsure: false },
    { ...at('5-10'), isUnsure: true },
  ]
  expect(markedIn(text, read).map(({ start, end, as }) => [text.slice(start, end), as])).toEqual([
    ['Work 9-5', 'understood'],
    ['choir 5-10 on Friday', 'doubtful'],
    ['every other moon something odd', 'unused'],
  ])
})

const unused = (text: string) =>
  unreadPlaces('commitments', text, '2026-03-02').map(({ start, end }) => text.slice(start, end))

test.each([
  'work 9-5, Fridays off',
  'split shifts 10-3 and 5-11, off Mon & Tue',
  "I work 9-5, I don't work Fridays",
  'Ik werk 9-17, woensdag vrij',
  'Up at 6, work 8-5, bed 10:30',
])('what took days out of the work, or ended a night, was used: %s', (text) => {
  expect(unused(text)).toEqual([])
})

test.each([
  ['choir Tue 7-9 and AGM once a month on a Thursday', ['and AGM once a month on a Thursday']],
  ['Mon: work 8-4, PT with dad. Tue: work 8-4', ['PT with dad']],
  ['choir Tue 7-9 and Thu 6-8', []],
  ['Max 35 mins and never two days in a row', ['and never two days in a row']],
  ['I babysit from half eight until six on Tuesdays, sometimes Fridays', ['sometimes Fridays']],
  ['I work between 9 and 5', []],
  ['My shift is 10 to 7 Monday to Saturday, Sunday weekly off', []],
  ['shop 9-6, 6 days a week, closed Sundays', []],
  ['freitags ab 15 Uhr und samstags ganztags habe ich Zeit', ['und samstags ganztags habe ich Zeit']],
])('what is told behind something that was read may be unread: %s', (text, places) => {
  expect(unused(text)).toEqual(places)
})

test('what refuses something is quoted, be it a word', () => {
  expect(unused('Work 9-5. No jumping please')).toEqual(['No jumping please'])
  expect(unused('Work 9-5. No thanks')).toEqual([])
})

test('days off that nothing is taken out of were not', () => {
  expect(unused('choir Fri 7-8, Fridays off')).toEqual(['Fridays off'])
  expect(unused('Fridays off, gate duty Friday 9-17')).toEqual(['Fridays off'])
})

test('what an event climbs was used, wherever it is told', () => {
  expect(unreadPlaces('races', 'Trail half, Lake District, 3rd October 2027, 800m climb', '2026-11-28')).toEqual([])
})

test.each([
  ['work 9-5 thurs sleep till 11', []],
  ['dienstag chor 19 bis 21 uhr sonntag frei', ['sonntag frei']],
  ['work 9-5 since 2019 gym tuesday', []],
])('what stands where a comma was left out is quoted on its own: %s', (text, unread) => {
  expect(unreadPlaces('commitments', text, '2026-11-30').map(({ start, end }) => text.slice(start, end))).toEqual(
    unread,
  )
})

test.each(['party this Sunday, work 9-5', 'Charity run on Sunday 12 July. Work 9-5'])(
  'what comes once takes no hours from what comes each week: %s',
  (text) => {
    const { rest } = readAvailability(text, '2026-11-30')
    const { busy, preferences } = readCommitments(rest)
    expect(busy.map(({ days, start, end }) => `${days.join()} ${start}-${end}`)).toEqual([
      'mon,tue,wed,thu,fri 09:00-17:00',
    ])
    expect(preferences).toEqual([])
  },
)

test.each([
  ['vegan', ['vegan']],
  ['Work 9-5 mon-fri, IBS, vegan', ['IBS', 'vegan']],
  ['Montag', ['Montag']],
  ['Arbeit 9-17 Uhr. Rentner', ['Rentner']],
  ['Travail 9h-17h, végane', ['végane']],
  ['Trabajo de 9 a 17, celíaco', ['celíaco']],
  ['Work 9-5, thanks', []],
  ['Work 9-5, 6 days a week, ok', []],
])('one word that stands by itself is quoted where it gave no fact: %s', (text, unread) => {
  expect(unreadPlaces('commitments', text, '2026-11-30').map(({ start, end }) => text.slice(start, end))).toEqual(
    unread,
  )
})

test('what sighs in a note of the day is not quoted', () => {
  expect(unreadPlaces('notes', 'Wow. Legs are tired', '2026-11-30')).toEqual([])
})
