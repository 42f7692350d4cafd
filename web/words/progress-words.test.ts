import { expect, test } from 'vitest'
import { FORM } from './progress-words.ts'

test('form is read from loads alone, so it asks nobody for hard work: an illness or a danger may stand beside it', () => {
  expect(Object.values(FORM.state).join(' ')).not.toMatch(/\b(hard|harder|more|push|faster)\b/i)
})
