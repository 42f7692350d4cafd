import { readFile } from 'node:fs/promises'

/** Rows of the bibliography by key: what was taken from a source, and where it is found. */
export type References = Record<string, { finding: string; reference: string }>

/** Reads the bibliography, so that the pages cite it and never a copy of it. */
export async function readReferences(): Promise<References> {
  const text = await readFile(new URL('../docs/sources.md', import.meta.url), 'utf8')
  const rows = text.matchAll(/^\| `([a-z0-9-]+)` *\| *[A-Z] *\| *(.+?) *\| *(.+?) *\|$/gm)
  return Object.fromEntries(
    [...rows].map(([, key, finding, reference]) => [key!, { finding: finding!, reference: reference! }]),
  )
}
