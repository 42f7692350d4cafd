type Dice = () => number

function pickOf<T>(dice: Dice, options: readonly [T, ...T[]]): T {
  return options[Math.floor(dice() * options.length)] ?? options[0]
}

/** A calendar of events, each given by its lines. */
export function calendarOf(...events: readonly (readonly string[])[]): string {
  const lines = events.flatMap((event, at) => [
    'BEGIN:VEVENT',
    ...(event.some((line) => line.startsWith('UID')) ? [] : [`UID:event-${at}`]),
    ...event,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

const ZONES: readonly [string, ...string[]] = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Sydney',
  'UTC',
]
const RULES: readonly [string, ...string[]] = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3;COUNT=40',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA;WKST=SU',
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=MONTHLY;BYDAY=-1FR;COUNT=12',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=YEARLY',
  'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
]
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** An event as people have them: once or again and again, with times that fall out, are added, or are put elsewhere. */
export function randomEvent(dice: Dice): string[][] {
  const zone = pickOf(dice, ZONES)
  const isDay = dice() < 0.25
  const rule = dice() < 0.2 ? null : pickOf(dice, RULES)
  const first = firstFor(
    rule,
    Date.UTC(2026, 6 + Math.floor(dice() * 9), 1 + Math.floor(dice() * 28), 6 + Math.floor(dice() * 14), 15),
  )
  const at = (ms: number) => valueAt(ms, zone, isDay)
  const length = isDay ? `P${1 + Math.floor(dice() * 3)}D` : pickOf(dice, ['PT30M', 'PT1H', 'PT1H45M'])
  const lines = ['UID:series', `DTSTART${at(first)}`, `DURATION:${length}`, 'SUMMARY:A canary']
  if (!rule) return [lines]
  const until = dice() < 0.3 && !rule.includes('COUNT') ? `;UNTIL=${isDay ? '20270215' : '20270215T120000Z'}` : ''
  const weekly = /^FREQ=WEEKLY(;|$)/.test(rule) && !rule.includes('INTERVAL')
  // Of weekly ones it is plain which times there are.
  const week = (count: number) => first + count * 7 * 86_400_000
  const changes = weekly ? [18, 20, 23].filter(() => dice() < 0.6) : []
  const out = changes.filter((count) => count !== 20)
  const moved = changes.includes(20) ? [movedOf(20)] : []
  function movedOf(count: number): string[] {
    const [of, to] = [week(count), week(count) + pickOf(dice, [-1, 1, 2]) * (isDay ? 86_400_000 : 3_600_000)]
    return [
      'UID:series',
      `RECURRENCE-ID${at(of)}`,
      `DTSTART${at(to)}`,
      `DURATION:${isDay ? 'P1D' : 'PT45M'}`,
      'SEQUENCE:1',
    ]
  }
  return [[...lines, `RRULE:${rule}${until}`, ...out.map((count) => `EXDATE${at(week(count))}`)], ...moved]
}

/** The first day from one on that a rule itself has: what begins elsewhere each program counts otherwise. */
function firstFor(rule: string | null, from: number): number {
  for (let at = from; at < from + 800 * 86_400_000; at += 86_400_000) if (!rule || fits(rule, new Date(at))) return at
  return from
}

function fits(rule: string, day: Date): boolean {
  const [, list] = /BYDAY=([^;]+)/.exec(rule) ?? []
  const [, month] = /BYMONTH=(\d+)/.exec(rule) ?? []
  const [date, name] = [day.getUTCDate(), WEEKDAYS[day.getUTCDay()] ?? '']
  const days = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  if (month && Number(month) !== day.getUTCMonth() + 1) return false
  if (rule.includes('BYMONTHDAY=-1')) return date === days
  if (rule.includes('BYSETPOS=-1')) return isWorkday(name) && (date === days || (date >= days - 2 && name === 'FR'))
  if (!list) return date <= 28
  const [, place, weekday] = /^(-?\d)([A-Z]{2})$/.exec(list) ?? []
  if (!place) return list.split(',').includes(name)
  return name === weekday && (place === '-1' ? date > days - 7 : Math.ceil(date / 7) === Number(place))
}

const isWorkday = (name: string) => name !== 'SA' && name !== 'SU'

function valueAt(ms: number, zone: string, isDay: boolean): string {
  const value = new Date(ms).toISOString().replaceAll(/[-:]|\.\d+Z/g, '')
  if (isDay) return `;VALUE=DATE:${value.slice(0, 8)}`
  return zone === 'UTC' ? `:${value}Z` : `;TZID=${zone}:${value}`
}
