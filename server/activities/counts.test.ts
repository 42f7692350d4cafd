import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActivityInput, ActivityRows, ImportAnswer, ImportRows } from '../../contract/activity.ts'
import type { CheckInRows } from '../../contract/check-in.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { type Dice, diceOf, pickOf } from '../../engine/testing/random-life.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ env: { PERSON_LIMITS: 'off' } })
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['person']>>

const between = (dice: Dice, least: number, most: number) => least + Math.floor(dice() * (most - least + 1))

const SPORTS = ['run', 'cycle', 'strength', 'walk', 'mixed'] as const

/** An archive of the last weeks, with what archives have: days of nothing, the same one twice, others minutes apart, much in one day. */
function randomArchive(dice: Dice, today: string): ActivityInput[] {
  const some = Array.from({ length: 12 }, (): ActivityInput => {
    const at = `${String(between(dice, 4, 20)).padStart(2, '0')}:${String(between(dice, 0, 59)).padStart(2, '0')}:00Z`
    const discipline = pickOf(dice, SPORTS)
    const sets =
      discipline === 'strength' && dice() < 0.5
        ? Array.from({ length: between(dice, 1, 4) }, () => ({
            exerciseId: 'bench-press',
            reps: between(dice, 3, 8),
            loadKg: 60,
          }))
        : null
    return {
      ...{
        start: `${addDays(today, -between(dice, 0, 12))}T${at}`,
        discipline,
        durationSec: between(dice, 10, 70) * 60,
        sets,
      },
      ...{ distanceM: null, avgHr: null, climbM: null, laps: null },
    }
  })
  const twice = some.filter(() => dice() < 0.2).map((one) => ({ ...one, durationSec: one.durationSec - 20 }))
  const early: ActivityInput[] = dice() < 0.3 ? [{ ...some[0], start: '2009-05-01T10:00:00Z' } as ActivityInput] : []
  return [...some, ...twice, ...early]
}

async function give(person: Person, id: string, activities: readonly ActivityInput[]): Promise<ImportAnswer> {
  const response = await person.post(`/api/activities/imports/${id}`, { activities })
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as ImportAnswer
}

async function standing(person: Person) {
  const { activities } = (await (await person.get('/api/activities')).json()) as ActivityRows
  const { days } = (await (await person.get('/api/check-ins')).json()) as CheckInRows
  const { imports } = (await (await person.get('/api/activities/imports')).json()) as ImportRows
  return {
    activities: activities.map(({ id, matched, sets }) => ({ id, matched, sets })),
    done: days.filter(({ completed }) => completed).map(({ date, minutes }) => ({ date, minutes })),
    imports: imports.map(({ id, count }) => ({ id, count })),
  }
}

test.each([1, 2, 3, 4, 5, 6])('archive %i: what is told is what is stored, and what is taken back', async (seed) => {
  const dice = diceOf(seed)
  const person = await server.person()
  const { date } = (await (await person.get('/api/schedule')).json()) as Schedule
  // A session that is not used for a week ends.
  for (let days = 0; days < 12; days += 4) {
    server.advance(4 * 86_400_000)
    await person.get('/api/schedule')
  }
  const today = addDays(date, 12)
  const before = [await standing(person)]
  const ids: string[] = []
  for (const archive of [randomArchive(dice, today), randomArchive(dice, today)]) {
    const id = randomUUID()
    ids.push(id)
    const parts = [archive.slice(0, 5), archive.slice(5, 9), archive.slice(9)]
    const answers: ImportAnswer[] = []
    for (const part of parts) {
      const answer = await give(person, id, part)
      answers.push(answer)
      expect(answer.added + answer.known + answer.outside).toBe(part.length)
    }
    const { rows } = await server.db.pool.query(
      `select count(*)::int as stored, count(*) filter (where matched)::int as matched,
        (select count(*)::int from activities where user_id = $1 and sets_import_id = $2) as filled
        from activities where user_id = $1 and import_id = $2`,
      [person.id, id],
    )
    const sum = (part: Exclude<keyof ImportAnswer, 'total'>) => answers.reduce((all, answer) => all + answer[part], 0)
    expect({ stored: sum('added'), matched: sum('matched'), filled: sum('filled') }).toEqual(rows[0])
    const total = { activities: rows[0].stored, matched: rows[0].matched }
    expect(answers.at(-1)?.total).toEqual(total)
    // An answer that was lost on its way, and the part sent again: the total is what it was.
    expect(await give(person, id, archive.slice(9))).toMatchObject({ added: 0, matched: 0, total })
    const now = await standing(person)
    expect(now.imports.find((one) => one.id === id)?.count ?? 0).toBe(rows[0].stored + rows[0].filled)
    // Of what came before nothing is hidden.
    for (const one of before.at(-1)?.imports ?? []) expect(now.imports).toContainEqual(one)
    before.push(now)
  }
  for (const id of ids.toReversed()) {
    before.pop()
    expect((await person.del(`/api/activities/imports/${id}`)).status).toBe(204)
    expect(await standing(person)).toEqual(before.at(-1))
  }
  server.advance(-12 * 86_400_000)
})
