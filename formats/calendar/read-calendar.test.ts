import nodeIcal from 'node-ical'
import { describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { diceOf } from '../../engine/testing/random-life.ts'
import { busyTimes } from './busy-times.ts'
import { namedZone } from './named-zone.ts'
import { type CalendarEntry, readCalendar } from './read-calendar.ts'
import { calendarOf, randomEvent } from './testing/calendars.ts'
import { WINDOWS_ZONES } from './windows-zones.ts'

/** Broken files; `BROKEN_FILES=5000` for the night. */
const BROKEN = Number(process.env.BROKEN_FILES ?? 60)
const BERLIN = sure(namedZone('Europe/Berlin'))
const WINDOW = { from: Date.parse('2026-11-01T00:00:00Z'), until: Date.parse('2027-05-01T00:00:00Z') }

function entriesIn(text: string, zone = BERLIN): readonly CalendarEntry[] {
  const read = readCalendar(text, { ...WINDOW, zone })
  if ('fault' in read) throw new Error(read.fault)
  expect(read.unread).toBe(0)
  return read.entries
}

const utc = (ms: number) => new Date(ms).toISOString().replace('.000', '')
const startsIn = (...lines: string[]) => entriesIn(calendarOf(lines)).map(({ start }) => utc(start))
const only = (...lines: string[]) => sure(entriesIn(calendarOf(lines))[0])

test('what repeats, falls out and is put elsewhere is where another reader of calendars has it too', () => {
  let compared = 0
  for (let seed = 0; seed < 150; seed++) {
    const text = calendarOf(...randomEvent(diceOf(seed)))
    const own = entriesIn(text)
      .filter(({ start, end }) => start < WINDOW.until && end > WINDOW.from)
      .map(({ start, end }) => `${utc(start)} ${utc(end)}`)
    const theirs = Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) =>
      event?.type === 'VEVENT'
        ? nodeIcal.expandRecurringEvent(event, {
            from: new Date(WINDOW.from - 5 * 86_400_000),
            to: new Date(WINDOW.until),
          })
        : [],
    )
    const seen = theirs
      .filter(({ start, end }) => start.getTime() < WINDOW.until && sure(end).getTime() > WINDOW.from)
      .map(({ start, end }) => `${utc(start.getTime())} ${utc(sure(end).getTime())}`)
    expect(own.toSorted(), `seed ${seed}\n${text}`).toEqual(seen.toSorted())
    compared += own.length
  }
  expect(compared).toBeGreaterThan(2000)
})

describe('an hour is where its zone has it', () => {
  test.each([
    ['of the database', ';TZID=America/New_York:20261201T090000', '2026-12-01T14:00:00Z'],
    ['of Windows', ';TZID=Eastern Standard Time:20261201T090000', '2026-12-01T14:00:00Z'],
    [
      'with the data of a program before it',
      ';TZID=/mozilla.org/20050126_1/Asia/Tokyo:20261201T090000',
      '2026-12-01T00:00:00Z',
    ],
    ['of Greenwich', ':20261201T090000Z', '2026-12-01T09:00:00Z'],
    ['that floats', ':20261201T090000', '2026-12-01T08:00:00Z'],
    ['that nobody knows', ';TZID=Somewhere:20261201T090000', '2026-12-01T08:00:00Z'],
    ['that comes twice', ';TZID=America/New_York:20261101T013000', '2026-11-01T05:30:00Z'],
    ['that is left out', ';TZID=America/New_York:20270314T023000', '2027-03-14T07:30:00Z'],
  ])('%s', (_, start, expected) => {
    expect(startsIn(`DTSTART${start}`, 'DURATION:PT1H')).toEqual([expected])
  })

  test('of a description beside it, also behind what names it', () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Customized', 'BEGIN:STANDARD', 'DTSTART:16010101T000000', 'TZOFFSETFROM:+0300'],
      ...['TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE'],
    ]
    const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=Customized:20261201T090000', 'DURATION:PT1H', 'END:VEVENT']
    const text = ['BEGIN:VCALENDAR', ...event, ...zone, 'END:VCALENDAR'].join('\n')
    expect(entriesIn(text).map(({ start }) => utc(start))).toEqual(['2026-12-01T06:00:00Z'])
  })

  test('a rule keeps its hour on the wall when the clocks change, and ends in its own zone', () => {
    const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20270405T160000Z'
    const starts = startsIn('DTSTART;TZID=Europe/Berlin:20270315T180000', 'DURATION:PT1H', rule)
    expect(starts).toEqual([
      '2027-03-15T17:00:00Z',
      '2027-03-22T17:00:00Z',
      '2027-03-29T16:00:00Z',
      '2027-04-05T16:00:00Z',
    ])
  })

  test('every zone of Windows is known', () => {
    expect(Object.values(WINDOWS_ZONES).filter((name) => namedZone(name) === null)).toEqual([])
    expect(Object.keys(WINDOWS_ZONES).length).toBeGreaterThan(130)
  })
})

describe('what takes no time is told apart', () => {
  const at = ['DTSTART:20261201T090000Z', 'DTEND:20261201T100000Z']
  const flags = ({ isFree, isTentative, isDay }: CalendarEntry) => ({ isFree, isTentative, isDay })
  test.each([
    [['TRANSP:TRANSPARENT'], { isFree: true, isTentative: false }],
    [['X-MICROSOFT-CDO-BUSYSTATUS:FREE'], { isFree: true, isTentative: false }],
    [['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'], { isFree: false, isTentative: true }],
    [['STATUS:TENTATIVE'], { isFree: false, isTentative: true }],
    [['X-MICROSOFT-CDO-BUSYSTATUS:OOF', 'STATUS:CONFIRMED'], { isFree: false, isTentative: false }],
  ])('%j', (lines, expected) => {
    expect(flags(only(...at, ...lines))).toEqual({ ...expected, isDay: false })
  })

  test('cancelled, whole or one time of it', () => {
    expect(startsIn(...at, 'STATUS:CANCELLED')).toEqual([])
    const series = ['BEGIN:VEVENT', 'UID:a', ...at, 'RRULE:FREQ=DAILY;COUNT=3', 'END:VEVENT']
    const one = ['BEGIN:VEVENT', 'UID:a', 'RECURRENCE-ID:20261202T090000Z', ...at, 'STATUS:CANCELLED', 'END:VEVENT']
    const entries = entriesIn(['BEGIN:VCALENDAR', ...one, ...series, 'END:VCALENDAR'].join('\r\n'))
    expect(entries.map(({ start }) => utc(start))).toEqual(['2026-12-01T09:00:00Z', '2026-12-03T09:00:00Z'])
  })

  test('declined by whom the calendar is of, and not by another', () => {
    const asked = (who: string, answer: string) =>
      entriesIn(
        [
          ...['BEGIN:VCALENDAR', 'X-WR-CALNAME:Ann@people.example', 'BEGIN:VEVENT', 'UID:1', ...at],
          ...[`ATTENDEE;CN="x:y";PARTSTAT=${answer}:mailto:${who}`, 'END:VEVENT', 'END:VCALENDAR'],
        ].join('\n'),
      )
    expect(asked('ann@people.example', 'DECLINED')).toEqual([])
    expect(asked('bob@people.example', 'DECLINED')).toHaveLength(1)
    expect(sure(asked('ANN@people.example', 'NEEDS-ACTION')[0]).isTentative).toBe(true)
  })

  test('days, one or several, and what has no length', () => {
    const day = only('DTSTART;VALUE=DATE:20261224', 'SUMMARY:Holiday\\, at last')
    expect([utc(day.start), utc(day.end), day.isDay, day.title]).toEqual([
      ...['2026-12-24T00:00:00Z', '2026-12-25T00:00:00Z'],
      ...[true, 'Holiday, at last'],
    ])
    const three = only('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227')
    expect(utc(three.end)).toBe('2026-12-27T00:00:00Z')
    expect(busyTimes(entriesIn(calendarOf(['DTSTART:20261201T090000Z'])), ALL, BERLIN, () => false)).toEqual([])
  })

  test('taken times without a word', () => {
    const lines = [
      'FREEBUSY;FBTYPE=BUSY:20261201T090000Z/20261201T100000Z,20261202T090000Z/PT2H',
      'FREEBUSY;FBTYPE=FREE:20261203T090000Z/PT1H',
    ]
    const text = ['BEGIN:VCALENDAR', 'BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY', 'END:VCALENDAR'].join('\n')
    expect(entriesIn(text).map(({ start, isFree }) => [utc(start), isFree])).toEqual([
      ['2026-12-01T09:00:00Z', false],
      ['2026-12-02T09:00:00Z', false],
      ['2026-12-03T09:00:00Z', true],
    ])
  })
})

test('a series that is changed from one time on goes on so', () => {
  const series = [
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART;TZID=Europe/Berlin:20261201T180000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=4',
    'END:VEVENT',
  ]
  const later = [
    'BEGIN:VEVENT',
    'UID:a',
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T170000Z',
    'DTSTART;TZID=Europe/Berlin:20261203T200000',
    'DURATION:PT2H',
    'END:VEVENT',
  ]
  const entries = entriesIn(['BEGIN:VCALENDAR', ...series, ...later, 'END:VCALENDAR'].join('\n'))
  expect(entries.map(({ start, end }) => [utc(start).slice(8, 16), (end - start) / 3_600_000])).toEqual([
    ['01T17:00', 1],
    ['02T17:00', 1],
    ['03T19:00', 2],
    ['04T19:00', 2],
  ])
})

const ALL = { days: true, tentative: true }

test('all that is kept are hours by day: parted at midnight, joined where they touch, work by its name', () => {
  const entry = (start: string, end: string, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
    ...{ uid: 'u', title: 'canary', start: Date.parse(start), end: Date.parse(end), isDay: false, isFree: false },
    ...{ isTentative: false, ...more },
  })
  const entries = [
    entry('2026-12-01T08:00:00Z', '2026-12-01T09:00:30Z', { uid: 'job' }),
    entry('2026-12-01T09:00:00Z', '2026-12-01T10:00:00Z', { uid: 'job' }),
    entry('2026-12-01T21:00:00Z', '2026-12-02T00:30:00Z'),
    entry('2026-12-03T10:00:00Z', '2026-12-03T11:00:00Z', { isFree: true }),
    entry('2026-12-04T10:00:00Z', '2026-12-04T11:00:00Z', { isTentative: true }),
    entry('2026-12-05T00:00:00Z', '2026-12-06T00:00:00Z', { isDay: true }),
  ]
  const busy = (choices: typeof ALL) => busyTimes(entries, choices, BERLIN, ({ uid }) => uid === 'job')
  const plain = [
    { date: '2026-12-01', start: '09:00', end: '11:00', work: true },
    { date: '2026-12-01', start: '22:00', end: '24:00', work: false },
    { date: '2026-12-02', start: '00:00', end: '01:30', work: false },
  ]
  expect(busy({ days: false, tentative: false })).toEqual(plain)
  expect(busy(ALL)).toEqual([
    ...plain,
    { date: '2026-12-04', start: '11:00', end: '12:00', work: false },
    { date: '2026-12-05', start: '00:00', end: '24:00', work: false },
  ])
  expect(JSON.stringify(busy(ALL))).not.toContain('canary')
})

describe('what is no calendar, or a hostile one', () => {
  const event = (...lines: string[]) => calendarOf(['DTSTART:20261201T090000Z', 'DURATION:PT1H', ...lines])
  test.each([
    ['nothing', '', 'calendar-unknown'],
    ['a page', '<html><body>Sign in</body></html>', 'calendar-unknown'],
    ['half of one', event().slice(0, -20), 'calendar-unknown'],
    ['ends in a wrong order', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\nEND:VEVENT', 'calendar-unknown'],
    ['boxes in boxes', `BEGIN:VCALENDAR\n${'BEGIN:X\n'.repeat(50)}`, 'calendar-unknown'],
    ['longer than any', `BEGIN:VCALENDAR\n${'X'.repeat(10_000_001)}`, 'calendar-large'],
    [
      'more than any',
      `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nDTSTART:20261201T090000Z\nEND:VEVENT\n'.repeat(50_002)}END:VCALENDAR`,
      'calendar-much',
    ],
  ])('%s is told in one word', (_, text, fault) => {
    expect(readCalendar(text, { ...WINDOW, zone: BERLIN })).toEqual({ fault })
  })

  test.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;BYHOUR=25',
    'FREQ=DAILY;INTERVAL=999999999',
    'FREQ=HOURLY',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=400',
    'NONSENSE',
  ])('one that repeats by %s costs no other its place', (rule) => {
    const text = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:a',
      'DTSTART:19700101T000000Z',
      `RRULE:${rule}`,
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:b',
      'DTSTART:20261201T090000Z',
      'DURATION:PT1H',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\n')
    const read = readCalendar(text, { ...WINDOW, zone: BERLIN })
    if ('fault' in read) throw new Error(read.fault)
    expect(read.entries.filter(({ uid }) => uid === 'b')).toHaveLength(1)
    expect(read.unread).toBe(1)
  })

  test('of an attachment of megabytes, and of an alarm, nothing is looked at', () => {
    const text = event(
      `ATTACH;ENCODING=BASE64:${'A'.repeat(3_000_000)}`,
      'BEGIN:VALARM',
      'DTSTART:broken',
      'END:VALARM',
    )
    expect(entriesIn(text)).toHaveLength(1)
  })

  test('broken anywhere, it ends in a word or in fewer entries', () => {
    for (let seed = 0; seed < BROKEN; seed++) {
      const dice = diceOf(seed)
      const text = calendarOf(...randomEvent(dice))
      const at = Math.floor(dice() * text.length)
      const broken = [
        text.slice(0, at),
        text.slice(0, at) + String.fromCharCode(Math.floor(dice() * 300)) + text.slice(at + 1),
        text.slice(0, at) + text.slice(at + Math.floor(dice() * 40)),
        text.slice(0, at) + text.slice(Math.max(0, at - 30)),
      ]
      for (const one of broken) {
        const read = readCalendar(one, { ...WINDOW, zone: BERLIN })
        if ('entries' in read) expect(read.entries.every(({ start, end }) => start <= end)).toBe(true)
      }
    }
  })
})
