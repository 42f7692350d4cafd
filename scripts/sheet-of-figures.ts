import { readFile } from 'node:fs/promises'
import { HATCH } from '../web/figures/hatch.ts'
import { drawnFigure, figureStyles } from './drawn-figure.ts'

/** Where figures are seen: on a screen in its two themes, and printed in grey. */
export const GROUNDS = ['light', 'dark', 'paper'] as const

/** How the printed pages fill muscles. */
const ON_PAPER = new URL('../web/figures/on-paper.css', import.meta.url)
const { period, bar, turn } = HATCH
const hatching = `<svg width="0" height="0"><pattern id="figure-hatch" width="${period}" height="${period}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${period}" height="${period}" fill="#fff"/><rect width="${bar}" height="${period}"/></pattern></svg>`

type Sheet = {
  readonly ids: readonly string[]
  readonly ground: (typeof GROUNDS)[number]
  /** [px] How wide each is. */
  readonly size: number
  /** How many moments of a loop each shows; 0 is the still. */
  readonly moments?: number
  /** What stands below each; left out, nothing does. */
  readonly nameOf?: (id: string, at: number) => string
}

/** A page with the figures of these moves side by side, in the colours that the screens or paper give them. */
export async function sheetOfFigures({ ids, ground, size, moments = 0, nameOf }: Sheet): Promise<string> {
  const cards = ids.map((id, at) => {
    const figure = drawnFigure(id)
    const drawn = moments > 0 ? figure.moments(moments).join('') : figure.still
    return `<figure class="${moments > 0 ? 'row' : ''}">${drawn}${nameOf?.(id, at) ?? ''}</figure>`
  })
  const paper = ground === 'paper'
  return `<!doctype html><html style="color-scheme:${ground === 'dark' ? 'dark' : 'light'}"><style>${await figureStyles()}${paper ? await readFile(ON_PAPER, 'utf8') : ''}
body{margin:8px;font:12px sans-serif;background:${paper ? '#fff' : 'light-dark(#f5f4f0,#13161b)'};${paper ? 'filter:grayscale(1);' : ''}color:light-dark(#1a2130,#eceef2);display:flex;flex-wrap:wrap;gap:6px}
figure{margin:0;background:light-dark(#fffefb,#1b1f26);border-radius:6px;text-align:center}
svg.figure{width:${size}px;height:${(size * 3) / 4}px;display:block}figure.row{display:flex;flex-wrap:wrap;align-items:end}</style><body class="paper-sheet">${paper ? hatching : ''}${cards.join('')}`
}
