import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sure } from '../engine/sure.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const page = read('docs/trust.md')
const [, section] = sure(/## ASVS 5\.0([\s\S]*?)\n## /.exec(page))
const rows = [...sure(section).matchAll(/^\| ([\d.]+) \| .*? \| (.*) \|$/gm)].map(([, id, proof]) => ({
  id: sure(id),
  proof: sure(proof),
}))
/** Not proven, or not wholly: the row says so in bold, and why. */
const isOpen = ({ proof }: { proof: string }) => /\*\*(deviation|in part|left to the proxy)\*\*/.test(proof)

test('the page counts its rows of the standard rightly, and each open one has its reason', () => {
  const open = rows.filter(isOpen)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(section).toContain(
    `Of ${rows.length} rows ${rows.length - open.length} have a named proof; ${open.length} are`,
  )
  for (const { id, proof } of open) expect(sure(proof.split('**').at(-1)).length, id).toBeGreaterThan(20)
})

test('every proof that the page names is there, by its file and by its words', () => {
  let before: string[] = []
  const missing: string[] = []
  for (const row of rows) {
    const named = [...row.proof.matchAll(/`([\w./-]+\.(?:ts|md))`|\]\(([\w./-]+)\)/g)].map(([, file, link]) =>
      file?.includes('/') ? file : `docs/${link ?? file}`,
    )
    // "The same" is the row above.
    const files = named.length > 0 && !/^the same/.test(row.proof) ? named : [...before, ...named]
    if (files.length === 0 && !isOpen(row) && !/`npm run/.test(row.proof)) missing.push(`${row.id}: no proof is named`)
    missing.push(...files.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url))))
    const texts = files.filter((file) => existsSync(new URL(`../${file}`, import.meta.url))).map(read)
    for (const [, words] of row.proof.matchAll(/"([^"]+)"/g))
      if (!texts.some((text) => text.includes(sure(words)))) missing.push(`${row.id}: "${words}"`)
    before = files
  }
  expect(missing).toEqual([])
})

test('every file that the page names elsewhere is there', () => {
  const named = [...page.matchAll(/`(?:node )?((?:server|scripts|bench|e2e|docs|deploy)\/[\w./-]+\.\w+)/g)]
  expect(named.length).toBeGreaterThan(80)
  for (const [, file] of named) expect(existsSync(new URL(`../${file}`, import.meta.url)), file).toBe(true)
})
