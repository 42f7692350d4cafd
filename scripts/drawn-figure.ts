import { readFile } from 'node:fs/promises'
import type { Muscle } from '../engine/sessions/catalogue/row.ts'
import { findExercise } from '../engine/sessions/catalogue.ts'
import { shapesOf } from '../web/figures/drawing.ts'
import { motionOf } from '../web/figures/motion.ts'
import type { Move } from '../web/figures/move.ts'
import { SPORT_FIGURES } from '../web/figures/moves/sport.ts'
import { FIGURES, figureOf } from '../web/figures/of-exercise.ts'
import type { DrawnPicture } from '../web/figures/picture.ts'
import { type Box, boxOf, framed } from '../web/figures/picture-box.ts'
import type { Shape } from '../web/figures/shape.ts'
import { frameOf, type Layer, stillOf } from '../web/figures/still.ts'

const sports: Readonly<Record<string, { move: Move; muscles: readonly Muscle[] }>> = SPORT_FIGURES

/** Every move that has a figure: exercises, then sports. */
export const MOVES: readonly string[] = [...Object.keys(FIGURES), ...Object.keys(sports)]

/** A figure as SVG without its colours, as `figure.css` gives them. */
export type DrawnFigure = {
  /** At rest, with the ghost and the arrow that show where it goes. */
  readonly still: string
  /** Moments of one loop, evenly spaced. */
  readonly moments: (count: number) => readonly string[]
}

/** A move at its telling moment alone, as the build keeps it. @throws RangeError where it has none */
export function drawnPicture(id: string): DrawnPicture {
  const { move, motion, worked } = moveOf(id)
  const shapes = shapesOf(move, motion.atPose(move.still ?? motion.poses - 1), worked)
  return {
    box: framed(boxOf(shapes), move.crop),
    layers: [
      {
        ghost: false,
        by: [0, 0],
        shapes: shapes.map(({ look, d, line }) => ({ look, d, ...(line === undefined ? {} : { line }) })),
      },
    ],
  }
}

/** The figure of a move. @throws RangeError where it has none */
export function drawnFigure(id: string): DrawnFigure {
  const { move, motion, worked } = moveOf(id)
  const { box, layers } = stillOf(move, motion, worked)
  return {
    still: svg(box, layers),
    moments: (count) => {
      const frame = frameOf(move, motion, worked)
      const half = move.way === 'round' ? 1 : 0.5
      const steps = Math.max(1, count - (half === 1 ? 0 : 1))
      return Array.from({ length: count }, (_, at) =>
        svg(frame, [{ ghost: false, shapes: shapesOf(move, motion.at((at / steps) * half), worked), by: [0, 0] }]),
      )
    },
  }
}

function moveOf(id: string) {
  const move = figureOf(id) ?? sports[id]?.move ?? null
  if (move === null) throw new RangeError(`There is no move "${id}": node scripts/render.ts --list names them all`)
  const exercise = findExercise(id)
  const worked = {
    primary: exercise?.primary ?? sports[id]?.muscles ?? [],
    indirect: exercise?.shares.flatMap(([muscle, share]) => (share < 1 ? [muscle] : [])) ?? [],
  }
  return { move, motion: motionOf(move), worked }
}

/** What colours the figures, as the pages have it. */
export const figureStyles = () => readFile(new URL('../web/figures/figure.css', import.meta.url), 'utf8')

function svg(box: Box, layers: readonly Layer[]): string {
  const groups = layers.map(
    ({ ghost, shapes, by }) =>
      `<g class="${ghost ? 'ghost' : ''}" transform="translate(${by.join(' ')})">${shapes.map(path).join('')}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" class="figure" viewBox="${box.join(' ')}">${groups.join('')}</svg>`
}

function path({ look, d, line }: Shape): string {
  return `<path class="${look}" d="${d}"${line ? ` data-line="" stroke-width="${line}"` : ''}/>`
}
