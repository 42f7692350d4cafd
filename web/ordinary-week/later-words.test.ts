import { describe, expect, it } from 'vitest'
import { type LifeParts, laterWords, type PartName } from './later-words.ts'
import { readLife } from './read-life.ts'

const TODAY = '2026-11-30'
const read = (commitments: string, races = '') => readLife({ commitments, races, since: TODAY })

/** What other words make of a part that was set by hand beside the first. */
async function changed<Name extends PartName>(
  name: Name,
  own: Required<LifeParts>[Name],
  [before, now]: readonly [string, string],
) {
  return laterWords(name, own, { before: await read(before), now: await read(now), today: TODAY })
}

describe('words after something was set by hand', () => {
  it('add what they did not say before', async () => {
    const own = [{ part: 'knee', how: 'careful' }] as const
    const later = await changed('body', own, ['Work 9-5', 'Work 9-5. Bad back'])
    expect(later?.next).toEqual([...own, { part: 'lower-back', how: 'careful' }])
    expect(later?.goes).toEqual([])
  })

  it('bring nothing back that was taken away beside them', async () => {
    expect(await changed('body', [], ['Work 9-5. Bad knee', 'Work 9-5. Bad knee, yoga Tue 7pm'])).toBeNull()
    const later = await changed('body', [], ['Bad knee', 'Bad knee and a bad shoulder'])
    expect(later?.comes).toEqual([{ of: 'body', is: { part: 'shoulder', how: 'careful' } }])
  })

  it('take out what they said and say no more, and nothing that was added by hand', async () => {
    const own = [
      { part: 'knee', how: 'careful' },
      { part: 'wrist', how: 'careful' },
    ] as const
    const later = await changed('body', own, ['Work 9-5. Bad knee', 'Work 9-5'])
    expect(later?.next).toEqual([own[1]])
  })

  it('say nothing of what was set so already', async () => {
    const own = { does: ['swim'], never: ['run'] } as const
    expect(await changed('sports', own, ['Work 9-5', 'Work 9-5. I never run']))?.toBeNull()
  })

  it('turn a sport that is liked into one that is never done', async () => {
    const later = await changed('sports', { does: ['run', 'cycle'] }, ['Work 9-5', 'Work 9-5. I never run'])
    expect(later?.next).toEqual({ does: ['cycle'], never: ['run'] })
  })

  it('put something at hand in the place of nothing', async () => {
    const later = await changed('equipment', ['none'], ['Work 9-5', 'Work 9-5. I have dumbbells at home'])
    expect(later?.next).toEqual(['dumbbells'])
  })

  it('add dates ahead, whatever they are called, and none that are over', async () => {
    const own = [{ kind: 'off', from: '2027-01-03', to: '2027-01-10', label: 'Skiing' }] as const
    const words = 'Holiday from 3 to 10 January 2027. Away 14 to 20 December 2026'
    const later = await changed('dated', own, ['Work 9-5', words])
    expect(later?.comes).toMatchObject([{ is: { kind: 'off', from: '2026-12-14', to: '2026-12-20' } }])
    expect(later?.next).toHaveLength(2)
    const before = { ...(await read('')), dated: [] }
    const over = { ...before, dated: [{ kind: 'off', from: '2026-11-01', to: '2026-11-08', label: '' } as const] }
    expect(laterWords('dated', own, { before, now: over, today: TODAY })).toBeNull()
  })

  it('move a race that words now put on another day', async () => {
    const before = await read('', '10k on 12 April 2027')
    const now = await read('', '10k on 19 April 2027')
    const own = before.events.map((row) => ({ ...row, targetSeconds: 3000 }))
    const later = laterWords('events', own, { before, now, today: TODAY })
    expect(later?.next.map(({ date }) => date)).toEqual(['2027-04-19'])
    expect(laterWords('events', own, { before, now: before, today: TODAY })).toBeNull()
  })
})
