/**
 * Pictures of figures, to be looked at: `node scripts/figure-sheet.ts OUT.png [--dark] [--blind SEED] [--frames] [--size 180] [ID…]`.
 * Without ids all of them; `--blind` shuffles and numbers in place of naming; `--frames` shows eight moments of each.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Muscle } from '../engine/sessions/catalogue/row.ts'
import { findExercise } from '../engine/sessions/catalogue.ts'
import { shapesOf } from '../web/figures/drawing.ts'
import { motionOf } from '../web/figures/motion.ts'
import type { Move } from '../web/figures/move.ts'
import { SPORT_FIGURES } from '../web/figures/moves/sport.ts'
import { FIGURES, figureOf } from '../web/figures/of-exercise.ts'
import type { Box } from '../web/figures/picture-box.ts'
import type { Shape } from '../web/figures/shape.ts'
import { frameOf, type Layer, stillOf } from '../web/figures/still.ts'
import { findBrowser } from './browser.ts'

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

const sports: Readonly<Record<string, { move: Move; muscles: readonly Muscle[] }>> = SPORT_FIGURES
const named = wanted.length > 0 ? wanted : [...Object.keys(FIGURES), ...Object.keys(sports)]
const order = values.blind === undefined ? named : shuffled(named, Number(values.blind))
const ids = order.slice(Number(values.from), Number(values.from) + Number(values.take ?? order.length))
const css = await readFile(new URL('../web/figures/figure.css', import.meta.url), 'utf8')
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
  const move = figureOf(id) ?? sports[id]?.move ?? null
  if (move === null) throw new RangeError(`Cannot find a figure of "${id}"`)
  const exercise = findExercise(id)
  const worked = {
    primary: exercise?.primary ?? sports[id]?.muscles ?? [],
    indirect: exercise?.shares.flatMap(([muscle, share]) => (share < 1 ? [muscle] : [])) ?? [],
  }
  const motion = motionOf(move)
  if (!values.frames) {
    const { box, layers } = stillOf(move, motion, worked)
    return `<figure>${svg(box, layers)}${label}</figure>`
  }
  const box = frameOf(move, motion, worked)
  const half = move.way === 'round' ? 1 : 0.5
  const moments = Array.from({ length: MOMENTS }, (_, at) => {
    const phase = (at / (MOMENTS - (half === 1 ? 0 : 1))) * half
    return svg(box, [{ ghost: false, shapes: shapesOf(move, motion.at(phase), worked), by: [0, 0] }])
  })
  return `<figure class="row">${moments.join('')}${label}</figure>`
}

function svg(box: Box, layers: readonly Layer[]): string {
  const groups = layers.map(
    ({ ghost, shapes, by }) =>
      `<g class="${ghost ? 'ghost' : ''}" transform="translate(${by.join(' ')})">${shapes.map(path).join('')}</g>`,
  )
  return `<svg class="figure" viewBox="${box.join(' ')}">${groups.join('')}</svg>`
}

function path({ look, d, line }: Shape): string {
  return `<path class="${look}" d="${d}"${line ? ` data-line="" stroke-width="${line}"` : ''}/>`
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
