import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sure } from '../engine/sure.ts'

const FOLDERS = ['engine', 'words', 'contract', 'formats', 'server']
const SOURCES = 'docs/sources.md'

/** What is wrong with one file's docstrings, a line each. @param keys the source keys that exist */
export function docProblems(file: string, text: string, keys: ReadonlySet<string>): string[] {
  const lines = text.split('\n')
  const undocumented = lines.flatMap((line, index) => {
    const name = /^export (?:async )?(?:function\*? |const )(\w+)/.exec(line)?.[1]
    if (!name || !isFunction(lines, index) || lines[index - 1]?.trimEnd().endsWith('*/')) return []
    return [`${file}:${index + 1}: ${name} has no docstring`]
  })
  const unknown = [...text.matchAll(/(?:@source |\bsource: ')([a-z0-9][a-z0-9-]*)/g)]
    .map((match) => sure(match[1]))
    .filter((key) => !keys.has(key))
    .map((key) => `${file}: source ${key} is not in ${SOURCES}`)
  return [...undocumented, ...unknown]
}

// Constants speak by their names; a function, also one kept in a constant, says what it gives.
function isFunction(lines: readonly string[], index: number): boolean {
  const line = sure(lines[index])
  return line.includes('function') || /^export const \w+ = (?:async )?(?:<[^>]*>)?\(.*(?:=>|\)\s*:|\($)/.test(line)
}

/** The keys that the bibliography explains: its headings of the form `### key`, or rows that begin with `| key |`. */
export function sourceKeys(bibliography: string): Set<string> {
  return new Set([...bibliography.matchAll(/^\| `?([a-z0-9][a-z0-9-]*)`? *\|/gm)].map((match) => sure(match[1])))
}

if (import.meta.main) {
  const keys = sourceKeys(readFileSync(SOURCES, 'utf8'))
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  )
  const problems = files.flatMap((file) => docProblems(file, readFileSync(file, 'utf8'), keys))
  for (const problem of problems) console.error(problem)
  console.log(`${files.length} files, ${keys.size} sources, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
