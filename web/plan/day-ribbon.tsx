import { memo } from 'react'
import { clockText, hourText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { type RibbonBlock, type RibbonItem, ribbonOf } from '../display/ribbon-geometry.ts'
import { BEAM, TOP } from './beam.ts'
import { DayMarks } from './day-marks.tsx'

type Props = {
  items: readonly RibbonItem[]
  /** What the picture says, in words. */
  label: string
  /** [min] of the day at which the line of the present stands. */
  nowMin?: number | null
  /** Meals, waking and sleep have their signs on the beam. */
  marked?: boolean
}

const FILLS = { training: 'fill-pen', life: 'fill-life', pale: 'fill-life-pale' } as const
/** [px] */
const FULCRUM = 17
/** [%] Names of sessions that are closer than this would run into each other. */
const NAME_ROOM = 30

/**
 * The sign of the product: the waking day as a beam, life as its muted pieces, training in one colour, and under each
 * session the fulcrum. Geometry is in SVG attributes, so that script-free pages need no inline style. On a narrow screen
 * its letters do not grow beyond their places; the list beside it says the same at any size. The day it shows is rarely
 * another, what is around it often.
 */
export const DayRibbon = memo(function DayRibbon({ items, label, nowMin = null, marked = false }: Props) {
  const { blocks, hours, from, to } = ribbonOf(items)
  const display = useDisplay()
  const now = nowMin !== null && nowMin >= from && nowMin <= to ? ((nowMin - from) / (to - from)) * 100 : null
  const sessions = blocks.filter((block) => block.tone === 'training')
  return (
    <svg role="img" aria-label={label} className={`block h-30 w-full overflow-visible ${sessions[0] ? '' : '-mt-6'}`}>
      <rect
        y={TOP}
        width="100%"
        height={BEAM}
        rx="6"
        className="fill-sunken stroke-line forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      {blocks.map((block) => (
        <Block key={`${block.time} ${block.title}`} block={block} now={now} />
      ))}
      {marked && <DayMarks items={items} from={from} to={to} />}
      {hours.map(({ x, label: hour }) => (
        <g key={hour}>
          <line x1={`${x}%`} x2={`${x}%`} y1={TOP + BEAM + 4} y2={TOP + BEAM + 8} className="stroke-edge" />
          <text
            x={`${x}%`}
            y={TOP + BEAM + FULCRUM + 22}
            textAnchor={x < 2 ? 'start' : x > 98 ? 'end' : 'middle'}
            // An hour at the very edge is set inwards, where a narrow screen has no room for it.
            className={`fill-soft text-[min(0.75rem,3.4vw)] tabular-nums ${x < 2 || x > 98 ? 'max-sm:hidden' : ''}`}
          >
            {hourText(hour, display)}
          </text>
        </g>
      ))}
      {sessions.map((block, index) => (
        <Session key={block.time} block={block} before={sessions[index - 1]} />
      ))}
      {now !== null && (
        <svg x={`${now}%`} y={TOP} overflow="visible" aria-hidden="true">
          <path d={`M0 -2V${BEAM + 5}`} className="stroke-sheet" strokeWidth="5" />
          <path d={`M0 -2V${BEAM + 5}`} className="stroke-ink" strokeWidth="2" />
          <circle cy={BEAM + 5} r="4" className="fill-ink" />
        </svg>
      )}
    </svg>
  )
})

function Block({ block, now }: { block: RibbonBlock; now: number | null }) {
  // A name that the line of the present would cross stands behind it, in what is left of the block.
  const past = now === null ? 0 : now - block.x
  const crossed = past > 0 && past < nameWidth(block.title, NARROW_LETTER)
  const room = crossed ? block.width - past : block.width
  const named = block.tone !== 'training' && room >= nameWidth(block.title, WIDE_LETTER)
  const everywhere = room >= nameWidth(block.title, NARROW_LETTER)
  return (
    <svg
      x={`${block.x}%`}
      y={TOP}
      width={`${block.width}%`}
      height={BEAM}
      overflow={block.tone === 'training' ? 'visible' : 'hidden'}
      aria-hidden="true"
    >
      <rect
        x="1"
        y="1"
        width="100%"
        height={BEAM - 2}
        rx="3"
        className={`${FILLS[block.tone]} stroke-sheet forced-colors:stroke-[CanvasText] ${block.tone === 'training' ? 'forced-colors:fill-[Highlight]' : 'forced-colors:fill-[Canvas]'}`}
        strokeWidth="1.5"
      />
      {named && (
        <text
          x={crossed ? '100%' : 10}
          dx={crossed ? -8 : 0}
          textAnchor={crossed ? 'end' : 'start'}
          y={BEAM / 2 + 5}
          className={`fill-on-life text-[min(0.8125rem,3.6vw)] font-semibold forced-colors:fill-[CanvasText] ${everywhere ? '' : 'hidden md:block'}`}
        >
          {block.title}
        </text>
      )}
    </svg>
  )
}

/** [%] of the beam that a letter takes, with the room of a wide screen and of a phone: a name is whole or not there. */
const WIDE_LETTER = 1.15
const NARROW_LETTER = 2.5
const NAME_MARGIN = 3

function nameWidth(name: string, letter: number): number {
  return name.length * letter + NAME_MARGIN
}

type SessionProps = { block: RibbonBlock; before: RibbonBlock | undefined }

/** The fulcrum under a session, and its hour and name above. */
function Session({ block, before }: SessionProps) {
  const display = useDisplay()
  const middle = block.x + block.width / 2
  const anchor = middle < 25 ? 'start' : middle > 75 ? 'end' : 'middle'
  const at = anchor === 'start' ? block.x : anchor === 'end' ? block.x + block.width : middle
  const hasRoom = !before || middle - (before.x + before.width / 2) >= NAME_ROOM
  return (
    <>
      {hasRoom && (
        <text x={`${at}%`} y="16" textAnchor={anchor} className="fill-pen text-[min(0.9375rem,4.2vw)] font-semibold">
          {clockText(block.time, display)} {block.title}
        </text>
      )}
      <svg x={`${middle}%`} y={TOP + BEAM + 3} overflow="visible" aria-hidden="true">
        <path
          d={`M0 0 ${FULCRUM * 0.6} ${FULCRUM}H${-FULCRUM * 0.6}Z`}
          className="fill-ink forced-colors:fill-[CanvasText]"
        />
      </svg>
    </>
  )
}
