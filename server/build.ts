import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Which product this is: the version people speak of, and a hash of the code that runs. */
export const BUILD = {
  version: (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version,
  build: buildOf(['engine', 'words', 'contract', 'server']),
}

/**
 * A short hash over source files.
 * @param places - files and folders, from the project's root; tests and their helpers do not count
 */
export function buildOf(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesIn(join(ROOT, place))).sort())
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('base64url').slice(0, 16)
}

function filesIn(place: string): string[] {
  if (place.endsWith('.ts')) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|[\\/])(testing|golden)[\\/]/.test(name),
    )
    .map((name) => join(place, name))
}
