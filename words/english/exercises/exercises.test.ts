import { expect, test } from 'vitest'
import { EXERCISE_WORDS } from './exercises.ts'

test('names are unique, so that a person can tell two lines apart', () => {
  const names = Object.values(EXERCISE_WORDS).map(([name]) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('cues are one useful line', () => {
  for (const [id, [, cue]] of Object.entries(EXERCISE_WORDS)) {
    expect(cue.length, id).toBeGreaterThan(20)
    expect(cue.length, id).toBeLessThan(125)
    expect(cue, id).not.toContain('\n')
    expect(cue.endsWith('.'), id).toBe(true)
  }
})
