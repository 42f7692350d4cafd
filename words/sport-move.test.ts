import { expect, test } from 'vitest'
import { sportMoveOf } from './sport-move.ts'

test('the first minutes of a session show what is named first, and no screen of a session begins empty', () => {
  for (const code of ['easy-movement', 'easy-movement-anywhere', 'easy-finish'] as const)
    expect(sportMoveOf({ code })).toBe('walk')
})
