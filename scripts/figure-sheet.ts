/**
 * Pictures of figures, to be looked at: `node scripts/figure-sheet.ts OUT.png [--dark] [--paper] [--blind SEED] [--frames]
 * [--size 180] [ID…]`. Without ids all of them; `--blind` shuffles and numbers in place of naming; `--frames` shows eight
 * moments of each.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { MOVES } from './drawn-figure.ts'
import { sheetOfFigures } from './sheet-of-figures.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: 'boolean', default: false },
    paper: { type: 'boolean', default: false },
    blind: { type: 'string' },
    frames: { type: 'boolean', default: false },
    size: { type: 'string', default: '200' },
    take: { type: 'string' },
    from: { type: 'string', default: '0' },
    width: { type: 'string', default: '1400' },
  },
})
const [out = 'figures.png', ...wanted] = positionals
const MOMENTS = 8

const named = wanted.length > 0 ? wanted : MOVES
const order = values.blind === undefined ? named : shuffled(named, Number(values.blind))
const ids = order.slice(Number(values.from), Number(values.from) + Number(values.take ?? order.length))
const html = await sheetOfFigures({
  ids,
  ground: values.paper ? 'paper' : values.dark ? 'dark' : 'light',
  size: Number(values.size),
  moments: values.frames ? MOMENTS : 0,
  nameOf: (id, at) => (values.blind === undefined ? id : String(at + 1)),
})

const browser = await chromium.launch(findBrowser())
const page = await browser.newPage({ viewport: { width: Number(values.width), height: 400 } })
await page.setContent(html)
await writeFile(out, await page.screenshot({ fullPage: true }))
await browser.close()
if (values.blind !== undefined) await writeFile(`${out}.names`, ids.map((id, at) => `${at + 1} ${id}`).join('\n'))

function shuffled(list: readonly string[], seed: number): string[] {
  let state = seed
  const next = () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state
  }
  return list
    .map((one) => [next(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)
}
