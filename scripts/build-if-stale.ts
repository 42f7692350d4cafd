import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAMP = 'dist/web.stamp'
const INPUTS = [
  'web',
  'contract',
  'formats',
  'engine',
  'words',
  'scripts/build-web.ts',
  'scripts/read-references.ts',
  'scripts/subset-fonts.ts',
  'docs/sources.md',
  'vite.config.ts',
  'package-lock.json',
]
/** The build itself writes these. */
const MADE = join('web', 'styles', 'fonts')

/** Builds the web when what it is made from differs from what the last build was made from. */
export async function buildIfStale(): Promise<void> {
  const now = inputsHash()
  if (existsSync('dist/web/csp.json') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return
  process.stdout.write('Building the web pages (a few seconds)...\n')
  execFileSync(process.execPath, ['scripts/build-web.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  writeFileSync(STAMP, now)
}

function inputsHash(): string {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(filesOf)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(input: string): string[] {
  if (/\.\w+$/.test(input)) return [input]
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.') && entry.parentPath !== MADE)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
