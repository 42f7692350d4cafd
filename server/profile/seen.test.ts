import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { ONBOARDING, type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** What is edited as a whole: where, as what it is begun, changed by one device, and by another that has not seen that. */
const EDITED = [
  [
    'PUT',
    '/api/profile',
    ONBOARDING,
    { ...ONBOARDING, daily_commitments: 'Nights 22-6' },
    { ...ONBOARDING, name: 'R' },
  ],
  ['PATCH', '/api/profile', ONBOARDING, { name: 'Sam' }, { time_zone: 'Asia/Tokyo' }],
  ['PUT', '/api/profile/preferences', {}, { wake: '06:00' }, { bed: '23:00' }],
  ['PUT', '/api/profile/facts', {}, { sports: { never: ['swim'] } }, { about: { bornYear: 1980 } }],
] as const

describe.each(EDITED)('%s %s', (method, path, begun, mine, stale) => {
  /** Somebody with two devices that have both read what stands. */
  async function seen() {
    const person = await server.person()
    if (path !== '/api/profile') await person.put(path, begun)
    const answer = await person.get(path)
    const tag = answer.headers.get('etag')
    if (!tag) throw new Error('no ETag')
    const write = (body: object, match?: string) =>
      server.call(method, path, { body, token: person.token, headers: match ? { 'if-match': match } : {} })
    return { person, tag, write }
  }
  const filledIn = async (answer: Response) => {
    const { updated_at: _at, commitments_since: _since, ...value } = (await answer.json()) as Record<string, unknown>
    return value
  }

  test('a device that has not seen what another saved is told it, and takes nothing of it away', async () => {
    const { person, tag, write } = await seen()
    expect((await write(mine, tag)).status).toBe(200)
    const standing = await filledIn(await person.get(path))
    const refused = await write(stale, tag)
    expect(refused.status).toBe(412)
    const { code, current } = (await refused.json()) as { code: string; current: Record<string, unknown> }
    expect(code).toBe('profile-changed')
    expect(current).toMatchObject(standing)
    expect(await filledIn(await person.get(path))).toEqual(standing)
  })

  test('having seen it, it may; and the same saved again elsewhere is no change', async () => {
    const { person, tag, write } = await seen()
    await write(mine, tag)
    const next = sure((await person.get(path)).headers.get('etag'))
    expect(next).not.toBe(tag)
    await write(mine, next)
    expect((await person.get(path)).headers.get('etag')).toBe(next)
    expect((await write(stale, next)).status).toBe(200)
  })

  test('of two who write at once upon the same one is told', async () => {
    const { tag, write } = await seen()
    const both = await Promise.all([write(mine, tag), write(stale, tag)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
  })

  test('without If-Match a save replaces, as it always did', async () => {
    const { write } = await seen()
    await write(mine)
    expect((await write(stale)).status).toBe(200)
  })
})
