import { type RibbonBlock, type RibbonItem, ribbonOf } from './ribbon-geometry.ts'

type Props = {
  items: readonly RibbonItem[]
  /** What the picture says, in words. */
  label: string
  /** [min] of the day at which the line of the present stands. */
  nowMin?: number | null
}

const FILLS = { training: 'fill-pen', life: 'fill-life', pale: 'fill-life-pale' } as const
const BEAM_PX = 44

/**
 * The sign of the product: the waking day as a beam, life as its muted pieces, training in one colour, and under each
 * session the fulcrum. Geometry is in SVG attributes, so that script-free pages need no inline style.
 */
export function DayRibbon({ items, label, nowMin = null }: Props) {
  const { blocks, hours, from, to } = ribbonOf(items)
  const now = nowMin !== null && nowMin >= from && nowMin <= to ? ((nowMin - from) / (to - from)) * 100 : null
  return (
    <svg role="img" aria-label={label} className="block h-24 w-full overflow-visible">
      <rect
        width="100%"
        height={BEAM_PX}
        rx="6"
        className="fill-sunken stroke-line forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      {blocks.map((block) => (
        <Block key={`${block.time} ${block.title}`} block={block} />
      ))}
      {hours.map(({ x, label: hour }) => (
        <g key={hour}>
          <line x1={`${x}%`} x2={`${x}%`} y1={BEAM_PX + 4} y2={BEAM_PX + 8} className="stroke-edge" />
          <text
            x={`${x}%`}
            y="88"
            textAnchor={x < 2 ? 'start' : x > 98 ? 'end' : 'middle'}
            className="fill-soft text-xs tabular-nums"
          >
            {hour}
          </text>
        </g>
      ))}
      {blocks
        .filter((block) => block.tone === 'training')
        .map((block) => (
          <svg key={block.time} x={`${block.x + block.width / 2}%`} y={BEAM_PX + 3} overflow="visible">
            <path d="M0 0 10 17H-10Z" className="fill-ink forced-colors:fill-[CanvasText]" />
          </svg>
        ))}
      {now !== null && (
        <svg x={`${now}%`} overflow="visible">
          <path d={`M0 -6V${BEAM_PX + 6}`} className="stroke-sheet" strokeWidth="5" />
          <path d={`M0 -6V${BEAM_PX + 6}`} className="stroke-ink" strokeWidth="2" />
          <circle cy="-6" r="4" className="fill-ink" />
        </svg>
      )}
    </svg>
  )
}

function Block({ block }: { block: RibbonBlock }) {
  const room = block.width < 8 ? 'none' : block.width < 16 ? 'wide' : 'any'
  return (
    <svg x={`${block.x}%`} width={`${block.width}%`} height={BEAM_PX} overflow="hidden">
      <rect
        x="1"
        y="1"
        width="100%"
        height={BEAM_PX - 2}
        rx="3"
        className={`${FILLS[block.tone]} stroke-sheet forced-colors:stroke-[CanvasText] ${block.tone === 'training' ? 'forced-colors:fill-[Highlight]' : 'forced-colors:fill-[Canvas]'}`}
        strokeWidth="1.5"
      />
      {room !== 'none' && (
        <text
          x="10"
          y="27"
          className={`text-xs font-semibold ${block.tone === 'training' ? 'fill-on-pen' : 'fill-on-life'} forced-colors:fill-[CanvasText] ${room === 'wide' ? 'hidden md:block' : ''}`}
        >
          {block.title}
        </text>
      )}
    </svg>
  )
}
