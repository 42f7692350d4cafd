import { describe, expect, test } from 'vitest'
import { AROUND_WORDS } from './words-around.ts'
import { BODY_WORDS } from './words-body.ts'
import { CRISIS_WORDS } from './words-crises.ts'
import { DESPAIR_WORDS } from './words-despair.ts'
import { HEALTH_WORDS } from './words-health.ts'
import { LIMB_WORDS } from './words-limbs.ts'
import { wordsOf } from './words-of.ts'
import { SCOPE_WORDS } from './words-scope.ts'
import { SIGN_WORDS } from './words-signs.ts'
import { CHORE_WORDS } from './words-small-chores.ts'
import { WAY_WORDS } from './words-ways.ts'

/** An entry as somebody would type it: its marks are the list's. */
const typed = (entry: string) =>
  entry
    .replaceAll(/[!*]/g, '')
    .split(' ')
    .filter((word) => word !== '_')
    .join(' ')

describe('every entry of a list can be told: what a person types reads as it stands there', () => {
  test.each(
    Object.entries({
      AROUND_WORDS,
      BODY_WORDS,
      CHORE_WORDS,
      CRISIS_WORDS,
      DESPAIR_WORDS,
      HEALTH_WORDS,
      LIMB_WORDS,
      SCOPE_WORDS,
      SIGN_WORDS,
      WAY_WORDS,
    }),
  )('%s', (_, list) => {
    const entries = list
      .trim()
      .split('\n')
      .filter((line) => !line.endsWith(' ='))
      .map(typed)
    const read = (entry: string) =>
      wordsOf(entry)
        .map(({ text }) => text)
        .join(' ')
    expect(entries.filter((entry) => read(entry) !== entry)).toEqual([])
  })
})
