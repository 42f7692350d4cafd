import { expect, test } from 'vitest'
import { ANSWER_WORDS } from './answer-words.ts'

const TURNS = Array.from({ length: 12 }, (_, turn) => turn)
const formsOf = (words: unknown): string[] =>
  typeof words === 'function' ? [...new Set(TURNS.map((turn) => words({ turn, parts: ['knee'] }) as string))] : []

test('an answer that takes turns has at least two forms, and shares none with another answer', () => {
  const owner = new Map<string, string>()
  for (const [code, words] of Object.entries(ANSWER_WORDS)) {
    const forms = formsOf(words)
    if (typeof words === 'function') expect(forms.length, code).toBeGreaterThan(1)
    for (const form of forms) {
      expect(owner.get(form), `${code}: ${form}`).toBeUndefined()
      owner.set(form, code)
    }
  }
  expect(owner.size).toBeGreaterThan(100)
})
