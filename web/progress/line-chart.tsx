import { dateInWords } from '../words/date-words.ts'
import { type LinePoint, linePicture } from './line-geometry.ts'

/** `strong` is what the picture is about; `faint` stands beside it, dashed. */
type Line = { readonly look: 'strong' | 'faint'; readonly name?: string; readonly points: readonly LinePoint[] }

/** What lies between two lines of the same days. */
type Band = { readonly name: string; readonly low: readonly LinePoint[]; readonly high: readonly LinePoint[] }

type Props = {
  label: string
  lines: readonly Line[]
  band?: Band
  /** A value as its axis says it. */
  text: (value: number) => string
  isUpsideDown?: boolean
}

const STROKE = {
  strong: 'stroke-pen stroke-[2.5]',
  faint: 'stroke-high-mark stroke-[1.75] [stroke-dasharray:5_4]',
} as const

const BAND = 'fill-wash stroke-none print:[print-color-adjust:exact] forced-colors:fill-[Highlight]'

/** Around what lies between two lines: along the one and back along the other. */
function edgeOf({ low, high }: Band, all: readonly (readonly LinePoint[])[], isUpsideDown: boolean): string {
  const of = (line: readonly LinePoint[]) => linePicture(line, all, isUpsideDown).points
  return [...of(low), ...of(high).toReversed()].map(({ x, y }) => `${x},${y}`).join(' ')
}

/** Lines over days. It stretches with its place; letters and dots do not, for they stand beside the drawing. */
export function LineChart({ label, lines, band, text, isUpsideDown = false }: Props) {
  const all = [...lines.map(({ points }) => points), ...(band ? [band.low, band.high] : [])]
  const drawn = lines.map((line) => ({ ...line, picture: linePicture(line.points, all, isUpsideDown) }))
  const dates = all.flatMap((points) => points.map(({ date }) => date)).sort()
  const [low, high] = [drawn[0]?.picture.low ?? 0, drawn[0]?.picture.high ?? 0]
  const [top, foot] = isUpsideDown ? [low, high] : [high, low]
  return (
    <figure>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-soft tabular-nums">
        <div aria-hidden="true" className="flex flex-col justify-between py-2 text-right">
          <span>{text(top)}</span>
          {high !== low && <span>{text(foot)}</span>}
        </div>
        <div className="relative h-36 border-line border-b border-l">
          <svg
            role="img"
            aria-label={label}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="pointer-events-none absolute inset-0 size-full overflow-visible"
          >
            {band && <polygon points={edgeOf(band, all, isUpsideDown)} className={BAND} />}
            {drawn.map(({ look, picture: { points } }) => (
              <polyline
                key={look}
                points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                className={`fill-none [stroke-linejoin:round] ${STROKE[look]}`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          {drawn
            .filter(({ look }) => look === 'strong')
            .flatMap(({ picture: { points } }) =>
              points.map(({ x, y }, at) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place in the line.
                  key={at}
                  aria-hidden="true"
                  style={{ left: `${x}%`, top: `${y}%` }}
                  className={`pointer-events-none absolute -translate-x-1/2 -translate-y-1/2 rounded-full bg-pen print:[print-color-adjust:exact] ${at === points.length - 1 ? 'size-3 ring-4 ring-wash' : points.length > 20 ? 'hidden' : 'size-1.5'}`}
                />
              )),
            )}
        </div>
        <span />
        <div aria-hidden="true" className="flex justify-between pt-1">
          <span>{dateInWords(dates[0] ?? '', 'short')}</span>
          {dates.length > 1 && dates[0] !== dates.at(-1) && <span>{dateInWords(dates.at(-1) ?? '', 'short')}</span>}
        </div>
      </div>
      {lines.some(({ name }) => name) && (
        <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
          {lines.map(({ look, name }) => (
            <span key={look} className="inline-flex items-center gap-1.5">
              <svg aria-hidden="true" viewBox="0 0 20 4" className="h-1 w-5">
                <path d="M0 2H20" className={STROKE[look]} />
              </svg>
              {name}
            </span>
          ))}
          {band && (
            <span className="inline-flex items-center gap-1.5">
              <svg aria-hidden="true" viewBox="0 0 20 8" className="h-2 w-5">
                <path d="M0 0H20V8H0Z" className={BAND} />
              </svg>
              {band.name}
            </span>
          )}
        </figcaption>
      )}
    </figure>
  )
}
