import type { BusyCalendars } from '../../../contract/busy-calendars.ts'
import type { OwnCalendar } from '../../../contract/own-calendar.ts'
import type { Schedule, ShownDay } from '../../../contract/schedule.ts'
import { sure } from '../../../engine/sure.ts'
import { resourcesIn } from '../../../formats/calendar/multistatus.ts'
import { emptyRadicale } from '../../busy-calendars/testing/radicale.ts'
import { followDue } from '../../follow/follow.ts'
import type { Question, Reply } from '../../outside/outside.ts'
import { ONBOARDING, type TestServer, testServer } from '../../testing/test-server.ts'
import { syncDue } from '../sync.ts'

export type Person = Awaited<ReturnType<TestServer['person']>>

const MINUTE_MS = 60_000

/** Our server and Radicale, people whose sessions are written there, and hands that do there what people do. */
export async function atRadicale(more: Readonly<Record<string, string>> = {}) {
  const theirs = await emptyRadicale()
  const server = await testServer({ env: { PERSON_LIMITS: 'off', PRIVATE_NETWORK: 'on', ...more } })
  const asked: { readonly method: string | undefined; readonly url: string }[] = []
  /** What becomes of an answer on its way, as servers differ. */
  const way = { bent: (_: Question, reply: Reply): Reply | Promise<Reply> => reply }

  const planOf = async (person: Person) => (await (await person.get('/api/schedule')).json()) as Schedule
  const daysOf = ({ weeklyPlan }: Schedule) => weeklyPlan.flatMap(({ days }) => days)
  const ahead = async (person: Person) => {
    const plan = await planOf(person)
    return daysOf(plan).filter(({ date, durationMin }) => date >= plan.date && durationMin > 0)
  }
  const dayOn = async (person: Person, date: string): Promise<ShownDay> =>
    sure(daysOf(await planOf(person)).find((day) => day.date === date))
  const own = async (person: Person) => (await (await person.get('/api/calendars/own')).json()) as OwnCalendar

  /** Four weeks of plan: what holds of them holds of more. */
  async function connected(person: Person): Promise<string> {
    const goal = Temporal.Now.plainDateISO('UTC').add({ days: 25 }).toString()
    if ((await person.put('/api/profile', { ...ONBOARDING, goal_date: goal })).status !== 200)
      throw new Error('no plan')
    if ((await theirs.make('home')).status !== 201) throw new Error('no calendar was made')
    const kept = await person.post('/api/calendars/address', {
      ...{ name: 'Mine', url: theirs.url, login: theirs.login, choices: { days: false, tentative: false } },
    })
    return sure(((await kept.json()) as BusyCalendars).calendars[0]).id
  }
  async function switchedOn(person: Person): Promise<string> {
    const calendarId = await connected(person)
    const answer = await person.put('/api/calendars/own', { calendar_id: calendarId })
    if (answer.status !== 200) throw new Error(await answer.text())
    await minutes(3)
    return calendarId
  }

  /** What the jobs do, as time goes by. */
  async function minutes(n: number) {
    for (let left = n; left > 0; left--) {
      server.advance(MINUTE_MS)
      const outside = async (question: Question) => {
        asked.push({ method: question.method, url: question.url })
        return way.bent(question, await server.context.outside(question))
      }
      await followDue({ ...server.context, outside })
      await syncDue({ ...server.context, outside })
    }
  }
  const written = () => asked.filter(({ method }) => method === 'PUT' || method === 'DELETE')

  /** Where our calendar lies, as any program finds it. */
  async function place(): Promise<string> {
    const answer = await theirs.ask('PROPFIND', 'robin/')
    const found = resourcesIn(await answer.text()).find(({ href }) => href.includes('/fulcrum-'))
    return sure(found).href.slice(1)
  }
  async function entries(): Promise<Map<string, string>> {
    const at = await place()
    const answer = await theirs.ask('PROPFIND', at)
    const dates = resourcesIn(await answer.text()).flatMap(
      ({ href }) => /(\d{4}-\d\d-\d\d)\.ics$/.exec(href)?.[1] ?? [],
    )
    return new Map(
      await Promise.all(
        dates.map(async (date) => [date, await (await theirs.ask('GET', `${at}${date}.ics`)).text()] as const),
      ),
    )
  }

  /** Drags an entry as a calendar program does: another beginning and end, and a word of its own. */
  async function drag(date: string, to: { date: string; start: string; minutes?: number }) {
    const at = `${await place()}${date}.ics`
    const text = await (await theirs.ask('GET', at)).text()
    const begin = Temporal.PlainDateTime.from(`${to.date}T${to.start}`)
    const minutesLong = to.minutes ?? lengthOf(text)
    const value = (when: Temporal.PlainDateTime) => when.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
    const moved = text
      .replace(/DTSTART;TZID=([^:]+):\w+/, `DTSTART;TZID=$1:${value(begin)}`)
      .replace(/DTEND;TZID=([^:]+):\w+/, `DTEND;TZID=$1:${value(begin.add({ minutes: minutesLong }))}`)
    if (moved === text) throw new Error('nothing was dragged')
    const { status } = await theirs.ask('PUT', at, moved)
    if (status >= 300) throw new Error(`the server answered ${status}`)
  }
  async function remove(date: string) {
    const { status } = await theirs.ask('DELETE', `${await place()}${date}.ics`)
    if (status >= 300) throw new Error(`the server answered ${status}`)
  }

  /** A session to come, and another start of its day that the app itself offers or takes. */
  async function movable(person: Person) {
    const plan = await planOf(person)
    for (const day of await ahead(person)) {
      if (day.date <= plan.date || !day.start || day.snacks) continue
      for (const start of ['06:10', '19:40', '20:20', '12:10'])
        if (start !== day.start && (await isTaken(person, { date: day.date, to: day.date, start })))
          return { day, start }
    }
    throw new Error('nothing can be moved')
  }
  async function isTaken(person: Person, move: { date: string; to: string; start: string }) {
    const answer = await person.post('/api/changes', { type: 'move', ...move })
    if (answer.status !== 200) return false
    const { adjustments } = (await answer.json()) as Schedule
    const made = sure(adjustments.find((one) => one.asked))
    return (await person.del(`/api/adjustments/${made.id}`)).status === 200
  }

  return {
    ...{ theirs, server, asked, way, planOf, ahead, dayOn, own, connected, switchedOn, minutes, written, place },
    ...{ entries, drag, remove, movable },
    close: server.close,
  }
}

/** On which day and at which hour of its wall an entry begins. */
export const startOf = (text: string | undefined) => /DTSTART;TZID=[^:]*:(\d{8}T\d{4})/.exec(text ?? '')?.[1]
const wallIn = (text: string, name: string) =>
  Temporal.PlainDateTime.from(sure(new RegExp(`${name};TZID=[^:]*:(\\d{8}T\\d{6})`).exec(text)?.[1]))
/** [min] How long it lasts. */
export const lengthOf = (text: string) => wallIn(text, 'DTSTART').until(wallIn(text, 'DTEND')).total('minutes')
/** A day and an hour as entries write them. */
export const wall = (date: string, start: string) => `${date}T${start}`.replaceAll(/[-:]/g, '')
