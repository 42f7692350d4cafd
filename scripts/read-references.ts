import { readFile } from 'node:fs/promises'
import { sure } from '../engine/sure.ts'

/** Rows of the bibliography by key: what was taken from a source, and where it is found. */
export type References = Record<string, { finding: string; reference: string }>

/** Reads the bibliography, so that the pages cite it and never a copy of it. */
export async function readReferences(): Promise<References> {
  const text = await readFile(new URL('../docs/sources.md', import.meta.url), 'utf8')
  const rows = text.matchAll(/^\| `([a-z0-9-]+)` *\| *[A-Z] *\| *(.+?) *\| *(.+?) *\|$/gm)
  return Object.fromEntries(
    [...rows].map(([, key, finding, reference]) => [sure(key), { finding: sure(finding), reference: sure(reference) }]),
  )
}
