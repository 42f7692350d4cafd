import { expect, test } from 'vitest'
import { filled, hasOnlyNumbersOf, masked, placesProblem, textProblem } from './checks.ts'

const SENTENCE = 'Run 12.5 km at 06:45, then rest for 2 days.'

test('numbers leave a sentence and come back where they were', () => {
  const source = masked(SENTENCE)
  expect(source).toEqual({ text: 'Run {1} km at {2}, then rest for {3} days.', numbers: ['12.5', '06:45', '2'] })
  expect(filled(source.text, source)).toBe(SENTENCE)
  expect(filled('Rest {3} days after {1} km from {2}.', source)).toBe('Rest 2 days after 12.5 km from 06:45.')
})

test.each([
  'Run {1} km at {2}.',
  'Run {1} km at {2}, rest {3} days, then {3} more.',
  'Run {1} km at {2}, rest {3} days and drink 3 litres.',
  'Run {1} km at {2}, rest {3} days, twice.',
  'Run {1} km at {2}, rest {4} days.',
])('a rewording that changes numbers is not used: %s', (text) => {
  expect(placesProblem(text, masked(SENTENCE))).not.toBeNull()
})

test.each([
  'Click <a href="x">here</a>',
  'See [this](x)',
  'Visit https://example.com',
  'www.example.com',
  '**Strong**',
  'You will burn fat',
  'Take ibuprofen before the run',
  'This cures your knee',
  'Cut your calories',
  'Das hilft beim Abnehmen',
  'right\u202eleft',
  '',
  'x'.repeat(301),
])('is not shown: %s', (text) => {
  expect(textProblem(text, 300)).not.toBeNull()
})

test.each([
  'A calm run today; tomorrow may be harder, if you sleep well.',
  'Wenn etwas schmerzt, sprich mit einer Ärztin.',
  'Tu semana es ligera: disfruta del descanso.',
])('is shown: %s', (text) => {
  expect(textProblem(text, 300)).toBeNull()
})

test('a number must come from the facts', () => {
  expect(hasOnlyNumbersOf('Run 45 minutes on Tuesday', 'Tuesday: easy run, 45 min')).toBe(true)
  expect(hasOnlyNumbersOf('Run 50 minutes on Tuesday', 'Tuesday: easy run, 45 min')).toBe(false)
  expect(hasOnlyNumbersOf('Run three times', 'Tuesday: easy run, 45 min')).toBe(false)
})
