import type { ReactNode } from 'react'
import type { ShownStory } from '../../contract/progress.ts'
import { dateInWords } from '../words/date-words.ts'
import './week-closed.css'

// The words beside each picture say what it shows: none of them is read out.

/** The ground that all pictures share. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full rounded-lg bg-wash">
      {children}
    </svg>
  )
}

/** [°] that the beam leans at most, either way. */
const LEAN = 9
const BLOCK = 22
const GAP = 3
const IN_ROW = 2

/**
 * Days trained and days that keep the week, as blocks on the two ends of a beam. A week that is told is closed: its days are
 * laid down one by one, and the beam swings until it rests where they weigh it.
 */
export function BalancePicture({ trained, minimum }: { trained: number; minimum: number }) {
  const lean = Math.max(-1, Math.min(1, (trained - minimum) / Math.max(2, minimum))) * -LEAN
  return (
    <Picture>
      <path d="M160 142 188 186H132Z" className="fill-ink" />
      <g transform={`rotate(${lean} 160 138)`}>
        <g className="beam-at-rest">
          <rect x="36" y="132" width="248" height="10" rx="3" className="fill-life" />
          <g className="laid-down">
            <Blocks count={trained} centre={82} className="fill-pen" />
          </g>
          <Blocks count={minimum} centre={238} className="fill-transparent stroke-ink stroke-2" />
        </g>
      </g>
    </Picture>
  )
}

function Blocks({ count, centre, className }: { count: number; centre: number; className: string }) {
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / IN_ROW)
    const inRow = Math.min(IN_ROW, count - row * IN_ROW)
    const x = centre - (inRow * (BLOCK + GAP) - GAP) / 2 + (at % IN_ROW) * (BLOCK + GAP)
    const y = 132 - (row + 1) * (BLOCK + GAP)
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place.
    return <rect key={at} x={x} y={y + 1} width={BLOCK} height={BLOCK} rx="4" className={className} />
  })
}

const COLUMN = 40
const FOOT = 160
const HIGH = 120
const columnX = (at: number) => 20 + at * COLUMN + COLUMN / 2

type BarDay = { readonly date: string; readonly minutes: number; readonly look: string; readonly isOpen: boolean }

/** Seven days from left to right, the higher the longer; an open ring was planned and not done. */
function Bars({ days }: { days: readonly BarDay[] }) {
  const most = Math.max(30, ...days.map(({ minutes }) => minutes))
  return (
    <Picture>
      <path d={`M20 ${FOOT}H300`} className="stroke-2 stroke-life" />
      {days.map(({ date, minutes, look, isOpen }, at) => {
        const height = minutes > 0 ? Math.max(8, (minutes / most) * HIGH) : 0
        return (
          <g key={date}>
            {minutes > 0 && (
              <rect x={columnX(at) - 12} y={FOOT - height} width="24" height={height} rx="5" className={look} />
            )}
            {isOpen && (
              <circle cx={columnX(at)} cy={FOOT - 14} r="7" className="fill-transparent stroke-2 stroke-edge" />
            )}
            <text x={columnX(at)} y={FOOT + 22} textAnchor="middle" className="fill-ink text-[13px] font-semibold">
              {dateInWords(date, 'letter')}
            </text>
          </g>
        )
      })}
    </Picture>
  )
}

/** What was done on each day of the week. */
export function DaysPicture({ days }: { days: ShownStory['days'] }) {
  return (
    <Bars
      days={days.map(({ date, minutes, trained, planned }) => ({
        ...{ date, minutes, look: 'fill-pen' },
        isOpen: planned && !trained,
      }))}
    />
  )
}

type AheadProps = { days: NonNullable<ShownStory['next']>['days']; keyDate: string }

/** What is planned for each day to come, and which of them counts most. */
export function AheadPicture({ days, keyDate }: AheadProps) {
  return (
    <Bars
      days={days.map(({ date, durationMin }) => ({
        ...{ date, minutes: durationMin, isOpen: false },
        look: date === keyDate ? 'fill-pen' : 'fill-pen/35',
      }))}
    />
  )
}

/** A way up, and a flag at its top. */
export function SummitPicture() {
  return (
    <Picture>
      <path d="M20 176 92 104 126 132 206 48 300 176Z" className="fill-life" />
      <path d="M206 48 236 89 218 100 204 86 184 102 172 84Z" className="fill-[light-dark(#fffefb,#d5d9e0)]" />
      <path d="M20 176H300" className="stroke-2 stroke-ink" />
      <path d="M206 50V16" className="stroke-[3] stroke-ink [stroke-linecap:round]" />
      <path d="M207 16 238 25 207 35Z" className="fill-pen" />
      <path
        d="M44 176C84 168 96 148 120 152S176 140 182 116 196 76 206 52"
        className="fill-transparent stroke-[3] stroke-pen [stroke-dasharray:2_9] [stroke-linecap:round]"
      />
    </Picture>
  )
}

type Scale = { readonly name: string; readonly share: number }

/** Each of what was told as a weight on its own beam, from low to high. */
export function FeltPicture({ scales }: { scales: readonly Scale[] }) {
  const step = 200 / (scales.length + 1)
  return (
    <Picture>
      {scales.map(({ name, share }, at) => {
        const y = step * (at + 1) + 8
        return (
          <g key={name}>
            <text x="30" y={y - 16} className="fill-ink text-[13px] font-semibold">
              {name}
            </text>
            <rect x="30" y={y - 4} width="260" height="8" rx="4" className="fill-life" />
            <circle cx={40 + share * 240} cy={y} r="11" className="fill-pen" />
          </g>
        )
      })}
    </Picture>
  )
}
