import { expect, test } from 'vitest'
import { docProblems, sourceKeys } from './check-docs.ts'

const keys = sourceKeys('| Key | Reference |\n| --- | --- |\n| `foster-1998` | Foster |\n| who-2020 | WHO |')

test('sourceKeys() reads the rows of the bibliography', () => {
  expect([...keys]).toEqual(['foster-1998', 'who-2020'])
})

test('docProblems() wants a docstring on what is exported, and sources that exist', () => {
  const text = [
    '/** Load. @source foster-1998 */',
    'export function load(): number {',
    'export function bare(): number {',
    'export const alsoBare = (x: number) => x',
    'export const LIMIT = 3',
    '/** Dose. @source nobody-1900 */',
    'export const dose = () => 1',
    "const ROW = { hard: 2, source: 'nobody-1901' }",
  ].join('\n')
  expect(docProblems('engine/x.ts', text, keys)).toEqual([
    'engine/x.ts:3: bare has no docstring',
    'engine/x.ts:4: alsoBare has no docstring',
    'engine/x.ts: source nobody-1900 is not in docs/sources.md',
    'engine/x.ts: source nobody-1901 is not in docs/sources.md',
  ])
})
