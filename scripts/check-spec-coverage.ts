import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { sure } from '../engine/sure.ts'

const COVERAGE = 'docs/spec-coverage.md'
const VITEST = 'test-results/vitest.json'
const PLAYWRIGHT = 'test-results/playwright.json'
const SECTIONS = 9

/** How one test went: its file, its whole title, and whether it ran and passed. */
export type Outcome = { readonly file: string; readonly title: string; readonly passed: boolean }

type Row = { readonly line: number; readonly requirement: string; readonly proofs: readonly Proof[] }
type Proof = { readonly file: string; readonly title: string }

/** What keeps the checklist from being true, a line each. @param outcomes every test of this run */
export function coverageProblems(markdown: string, outcomes: readonly Outcome[]): string[] {
  const byFile = Map.groupBy(outcomes, ({ file }) => file)
  const missing = Array.from({ length: SECTIONS }, (_, index) => index + 1)
    .filter((section) => sectionRows(markdown, section).length === 0)
    .map((section) => `section ${section} has no requirement`)
  const broken = rowsOf(markdown).flatMap(({ line, requirement, proofs }) => {
    const at = `${COVERAGE}:${line}: ${requirement}`
    if (proofs.length === 0) return [`${at}: no test is named`]
    return proofs.flatMap(({ file, title }) => {
      const named = (byFile.get(file) ?? []).filter((outcome) => outcome.title.includes(title))
      if (named.length === 0) return [`${at}: no test of ${file} is called "${title}"`]
      return named.every(({ passed }) => passed) ? [] : [`${at}: "${title}" did not run and pass`]
    })
  })
  return [...missing, ...broken]
}

/** The rows of the tables: what is asked, and the tests that prove it as `` `file` › part of the title ``. */
export function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [, requirement, proofs] = /^\| (.+?) \| (.*) \|$/.exec(text) ?? []
    if (!requirement || requirement === 'Requirement' || requirement.startsWith('---')) return []
    const named = [...(proofs ?? '').matchAll(/`([^`]+)` › (.+?)(?=<br>|$)/g)]
    return [
      {
        line: index + 1,
        requirement,
        proofs: named.map((match) => ({ file: sure(match[1]), title: sure(match[2]).trim() })),
      },
    ]
  })
}

function sectionRows(markdown: string, section: number): Row[] {
  const [, body = ''] = markdown.split(new RegExp(`^## ${section}\\. .*$`, 'm'))
  return rowsOf(body.split(/^## /m)[0] ?? '')
}

type VitestFile = { name: string; assertionResults: { fullName: string; status: string }[] }
type Suite = { file: string; suites?: Suite[]; specs?: { title: string; ok: boolean; tests: { status: string }[] }[] }

/** The tests of Vitest's report, with paths from the root. */
export function vitestOutcomes(report: { testResults: readonly VitestFile[] }, root: string): Outcome[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(root, name).replaceAll('\\', '/'),
      title: fullName,
      passed: status === 'passed',
    })),
  )
}

/** The tests of Playwright's report; one that was skipped has not passed. */
export function playwrightOutcomes(suites: readonly Suite[]): Outcome[] {
  return suites.flatMap(({ file, suites: inner = [], specs = [] }) => [
    ...specs.map(({ title, ok, tests }) => ({
      file: `e2e/${file.replace(/^e2e\//, '')}`,
      title,
      passed: ok && tests.every(({ status }) => status === 'expected' || status === 'flaky'),
    })),
    ...playwrightOutcomes(inner),
  ])
}

if (import.meta.main) {
  const reports = [VITEST, PLAYWRIGHT].filter((file) => !existsSync(file))
  for (const file of reports) console.error(`${file} is not there: run npm test`)
  const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
  const outcomes = [
    ...vitestOutcomes(read(VITEST) ?? { testResults: [] }, process.cwd()),
    ...playwrightOutcomes(read(PLAYWRIGHT)?.suites ?? []),
  ]
  const markdown = readFileSync(COVERAGE, 'utf8')
  const problems = coverageProblems(markdown, outcomes)
  for (const problem of problems) console.error(problem)
  console.log(`${rowsOf(markdown).length} requirements, ${outcomes.length} tests, ${problems.length} problems`)
  process.exitCode = problems.length + reports.length > 0 ? 1 : 0
}
