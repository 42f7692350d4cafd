import { expect, test } from 'vitest'
import { coverageProblems, type Outcome, playwrightOutcomes, vitestOutcomes } from './check-spec-coverage.ts'

const SECTIONS = Array.from(
  { length: 9 },
  (_, index) => `## ${index + 1}. Section\n\n| Fine | \`a.test.ts\` › adds |\n`,
)
const outcome = (title: string, passed = true): Outcome => ({ file: 'a.test.ts', title, passed })

test('coverageProblems() is content when each requirement has tests that passed', () => {
  expect(coverageProblems(SECTIONS.join('\n'), [outcome('a sum adds up')])).toEqual([])
})

test('coverageProblems() finds what no test proves, tests that are not there, and tests that failed', () => {
  const rows = [
    '| Requirement | Proof |',
    '| --- | --- |',
    '| Bare |  |',
    '| Invented | `a.test.ts` › flies |',
    '| Elsewhere | `b.test.ts` › adds |',
    '| Half | `a.test.ts` › adds<br>`a.test.ts` › divides |',
  ]
  const outcomes = [outcome('a sum adds up'), outcome('divides by nothing', false)]
  expect(coverageProblems([...SECTIONS, '', ...rows].join('\n'), outcomes)).toEqual([
    expect.stringContaining('Bare: no test is named'),
    expect.stringContaining('Invented: no test of a.test.ts is called "flies"'),
    expect.stringContaining('Elsewhere: no test of b.test.ts is called "adds"'),
    expect.stringContaining('Half: "divides" did not run and pass'),
  ])
})

test('coverageProblems() misses no section', () => {
  expect(coverageProblems(SECTIONS.slice(0, 8).join('\n'), [outcome('adds')])).toEqual(['section 9 has no requirement'])
})

test('a test that ran on two engines or two sizes counts only when it passed on both, and a skipped one never', () => {
  const file = { name: '/home/x/server/a.test.ts', assertionResults: [{ fullName: 'keeps it', status: 'passed' }] }
  const failed = { ...file, assertionResults: [{ fullName: 'keeps it', status: 'failed' }] }
  const found = vitestOutcomes({ testResults: [file, failed] }, '/home/x')
  expect(found.map(({ file: path, passed }) => [path, passed])).toEqual([
    ['server/a.test.ts', true],
    ['server/a.test.ts', false],
  ])
  const specs = [{ title: 'looks', ok: true, tests: [{ status: 'expected' }, { status: 'skipped' }] }]
  expect(playwrightOutcomes([{ file: 'b.e2e.ts', suites: [{ file: 'b.e2e.ts', specs }] }])).toEqual([
    { file: 'e2e/b.e2e.ts', title: 'looks', passed: false },
  ])
})
