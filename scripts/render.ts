/**
 * `npm run --silent render -- MOVE [--frame N] [--dark]`: the figure of an exercise or a sport as SVG on standard output.
 * Without a frame it is the still with ghost and arrow; `--frame` 0 to 7 is one of eight moments of its loop; `--list` names
 * all moves.
 */
import { parseArgs } from 'node:util'
import { drawnFigure, figureStyles, MOVES } from './drawn-figure.ts'

const MOMENTS = 8

function read() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { frame: { type: 'string' }, dark: { type: 'boolean' }, list: { type: 'boolean' } },
  })
  const [move, ...more] = positionals
  if (!values.list && (move === undefined || more.length > 0))
    throw new RangeError('Name one move: npm run --silent render -- goblet-squat [--frame 0] [--dark]')
  return { ...values, move: move ?? '' }
}

/** The picture of a move with its colours, for a light or a dark ground. @throws RangeError for a frame that is none */
async function picture(move: string, frame: string | undefined, isDark: boolean): Promise<string> {
  const figure = drawnFigure(move)
  const svg = frame === undefined ? figure.still : figure.moments(MOMENTS)[Number(frame)]
  if (svg === undefined) throw new RangeError(`--frame must be a whole number from 0 to ${MOMENTS - 1}`)
  const css = (await figureStyles()).replaceAll(/light-dark\(([^,]+), ([^)]+)\)/g, isDark ? '$2' : '$1')
  return svg.replace('>', ` role="img"><title>${move.replaceAll('-', ' ')}</title><style>${css}</style>`)
}

try {
  const { move, frame, dark = false, list = false } = read()
  process.stdout.write(list ? `${MOVES.join('\n')}\n` : `${await picture(move, frame, dark)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
