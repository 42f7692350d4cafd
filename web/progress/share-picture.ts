import type { ShownProgress } from '../../contract/progress.ts'
import { durationText } from '../../words/units.ts'
import { COMMON } from '../words/common.ts'
import { SHARE } from '../words/progress-words.ts'
import { dayGrid } from './day-grid.ts'

/** [px] */
const SIDE = 1080
const EDGE = 96
const WEEKS = 13
const STEP = (SIDE - 2 * EDGE) / WEEKS
/** Paper, ink, soft ink, pen: the product's own in its light theme, whatever the screen shows. */
const LOOK = { paper: '#f5f4f0', ink: '#1a2130', soft: '#545a67', pen: '#2346a0', line: '#dcd8cd', life: '#c7c1b3' }
const SHARE_OF = { missed: 0, short: 0.35, middle: 0.65, long: 1 } as const

/**
 * A square picture of the last weeks, drawn on this device: how many were kept, how often and how long, and on which days.
 * No name, no place, no weight, nothing that was written.
 */
export async function sharePicture(progress: ShownProgress): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const pen = canvas.getContext('2d')
  if (!pen) return null
  await document.fonts.ready
  const style = getComputedStyle(document.documentElement)
  const write = (text: string, y: number, size: number, face: 'display' | 'sans', colour: string, x = EDGE) => {
    pen.fillStyle = colour
    pen.font = `600 ${size}px ${style.getPropertyValue(`--font-${face}`)}`
    // A longer language takes smaller letters.
    const fits = Math.min(1, (SIDE - EDGE - x) / pen.measureText(text).width)
    pen.font = `600 ${Math.floor(size * fits)}px ${style.getPropertyValue(`--font-${face}`)}`
    pen.fillText(text, x, y)
  }
  pen.fillStyle = LOOK.paper
  pen.fillRect(0, 0, SIDE, SIDE)
  const { kept, of, weeks } = progress.rhythm
  const shown = weeks.slice(-WEEKS)
  const trained = shown.reduce((sum, week) => sum + week.trained, 0)
  const minutes = shown.reduce((sum, week) => sum + week.minutes, 0)
  write(of === 0 ? SHARE.first : SHARE.head(kept, of), 200, 72, 'display', LOOK.ink)
  write(SHARE.done(trained, durationText(minutes), shown.length), 272, 38, 'sans', LOOK.soft)
  drawDays(pen, progress)
  drawSign(pen, EDGE, SIDE - EDGE - 38)
  write(COMMON.product, SIDE - EDGE, 46, 'display', LOOK.ink, EDGE + 84)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** The beam on its fulcrum, as it stands beside the name everywhere. */
function drawSign(pen: CanvasRenderingContext2D, x: number, y: number) {
  pen.fillStyle = LOOK.life
  pen.beginPath()
  pen.roundRect(x, y, 64, 13, 3)
  pen.fill()
  pen.fillStyle = LOOK.pen
  pen.fillRect(x + 21, y, 22, 13)
  pen.fillStyle = LOOK.ink
  pen.fill(new Path2D(`M${x + 32} ${y + 18}l17 24h-34z`))
}

function drawDays(pen: CanvasRenderingContext2D, { days, today }: ShownProgress) {
  const { squares } = dayGrid(days, today, WEEKS)
  const levels = new Map(squares.map(({ column, row, level }) => [`${column} ${row}`, SHARE_OF[level]]))
  for (let column = 0; column < WEEKS; column++)
    for (let row = 0; row < 7; row++) {
      const share = levels.get(`${column} ${row}`) ?? 0
      pen.globalAlpha = share || 1
      pen.fillStyle = share > 0 ? LOOK.pen : LOOK.line
      pen.beginPath()
      const [x, y] = [EDGE + (column + 0.5) * STEP, 370 + (row + 0.5) * STEP]
      if (share > 0) pen.roundRect(x - STEP * 0.4, y - STEP * 0.4, STEP * 0.8, STEP * 0.8, STEP * 0.18)
      else pen.arc(x, y, 6, 0, 2 * Math.PI)
      pen.fill()
    }
  pen.globalAlpha = 1
}
