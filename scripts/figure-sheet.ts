/**
 * Pictures of figures, to be looked at: `node scripts/figure-sheet.ts OUT.png [--dark] [--blind SEED] [--frames] [--size 180] [ID…]`.
 * Without ids all of them; `--blind` shuffles and numbers in place of naming; `--frames` shows eight moments of each.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { drawnFigure, figureStyles, MOVES } from './drawn-figure.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
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
const css = await figureStyles()
const cards = ids.map((id, at) => card(id, values.blind === undefined ? id : String(at + 1)))
const size = Number(values.size)
const html = `<!doctype html><html style="color-scheme:${values.dark ? 'dark' : 'light'}"><style>${css}
body{margin:8px;font:12px sans-serif;background:light-dark(#f5f4f0,#13161b);color:light-dark(#1a2130,#eceef2);display:flex;flex-wrap:wrap;gap:6px}
figure{margin:0;background:light-dark(#fffefb,#1b1f26);border-radius:6px;text-align:center;padding-bottom:4px}
svg{width:${size}px;height:${(size * 3) / 4}px;display:block}figure.row{display:flex;flex-wrap:wrap;align-items:end}</style><body class="${values.print ? 'paper' : ''}">${cards.join('')}`

const browser = await chromium.launch(findBrowser())
const page = await browser.newPage({ viewport: { width: Number(values.width), height: 400 } })
await page.setContent(html)
await writeFile(out, await page.screenshot({ fullPage: true }))
await browser.close()
if (values.blind !== undefined) await writeFile(`${out}.names`, ids.map((id, at) => `${at + 1} ${id}`).join('\n'))

function card(id: string, label: string): string {
  const figure = drawnFigure(id)
  if (!values.frames) return `<figure>${figure.still}${label}</figure>`
  return `<figure class="row">${figure.moments(MOMENTS).join('')}${label}</figure>`
}

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
