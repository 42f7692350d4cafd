import type { Equipment } from '../../engine/model.ts'
import type { Sport } from '../ordinary-week/week-draft.ts'

/** Drawn in a square of 32, by strokes alone. */
const EQUIPMENT_STROKES = {
  none: 'M4 24h24M9 24c0-3 3-4 7-4s7 1 7 4M16 8a2.5 2.5 0 1 1-.01 0M16 13v7M10 16l6-2 6 2',
  bands:
    'M9 6c-4 6-4 14 0 20 4 3 10 3 14 0 4-6 4-14 0-20-4-3-10-3-14 0ZM12.5 9.5c-2.5 4-2.5 9 0 13M19.5 9.5c2.5 4 2.5 9 0 13',
  dumbbells: 'M5 12v8M8.5 9v14M23.5 9v14M27 12v8M8.5 16h15',
  kettlebell: 'M12 13c-2-5-1-8 4-8s6 3 4 8M16 12c6 0 9 4 9 8.5S22 27 16 27s-9-2-9-6.5S10 12 16 12Z',
  barbell: 'M2 16h28M6 9v14M9.5 11v10M22.5 11v10M26 9v14',
  bench: 'M4 14h24v4H4ZM8 18v8M24 18v8M5 26h6M21 26h6',
  'pullup-bar': 'M5 28V6h22v22M10 6v4M22 6v4M16 15a2 2 0 1 1-.01 0M11 10l5 9 5-9M16 19v7',
  machines: 'M6 28V4h20v24M16 4v7M11 11h10v4H11ZM11 15h10v4H11ZM11 19h10v4H11ZM3 28h26',
  box: 'M5 11 16 5l11 6v11l-11 6-11-6ZM5 11l11 6 11-6M16 17v11',
  bike: 'M8 15a6 6 0 1 1-.01 0M24 15a6 6 0 1 1-.01 0M8 21l5-11h8M13 13l6 8 3-11M8 21h11M20 8h4M11 8h4',
  rower: 'M3 25h26M7 25l4-6h4M15 19l5-3-4-5-4 3M18 7a2 2 0 1 1-.01 0M20 16h8M28 12v8',
  pool: 'M3 20c3-3 5-3 8 0s5 3 8 0 5-3 8 0M3 26c3-3 5-3 8 0s5 3 8 0 5-3 8 0M11 15V7c0-3 4-3 4-1M21 15V7c0-3 4-3 4-1M11 11h10',
} satisfies Record<Equipment, string>

const SPORT_STROKES = {
  run: 'M19 5a2.5 2.5 0 1 1-.01 0M10 13l5-3 4 3 4 2M16 11l-3 7 5 4-1 6M13 18l-2 5H5',
  walk: 'M16 5a2.5 2.5 0 1 1-.01 0M16 10v9M11 15l5-4 4 4M16 19l-5 9M16 19l5 9',
  cycle: EQUIPMENT_STROKES.bike,
  swim: 'M3 22c3-3 5-3 8 0s5 3 8 0 5-3 8 0M24 12a2.5 2.5 0 1 1-.01 0M6 18l8-5-4-4 6-2M14 13l5 5',
  row: 'M2 21h28c-2 5-5 6-14 6S4 26 2 21ZM15 10a2 2 0 1 1-.01 0M14 14l-2 7M14 15h7M23 11l-8 14',
  strength: EQUIPMENT_STROKES.barbell,
} satisfies Record<Sport, string>

/** Where each part lies on the figure. */
const PART_PLACES = {
  neck: [16, 8.5],
  shoulder: [21, 10.5],
  elbow: [23.5, 15],
  wrist: [25, 19],
  'lower-back': [16, 16],
  hip: [19, 18.5],
  knee: [19.5, 23.5],
  achilles: [20, 28],
  ankle: [20, 28.5],
  foot: [21.5, 30],
} as const

export type PicturedPart = keyof typeof PART_PLACES
export const PICTURED_PARTS: readonly PicturedPart[] = [
  'neck',
  'shoulder',
  'elbow',
  'wrist',
  'lower-back',
  'hip',
  'knee',
  'ankle',
  'achilles',
  'foot',
]
const FIGURE = 'M16 2a2.5 2.5 0 1 1-.01 0M16 7.5v10M16 10h-5l-3 9M16 10h5l3 9M16 17.5l-3.5 12h-2M16 17.5l3.5 12h2'

function Strokes({ path }: { path: string }) {
  return (
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
  )
}

const LOOK = 'size-8 shrink-0'

export function EquipmentPicture({ of }: { of: Equipment }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={LOOK}>
      <Strokes path={EQUIPMENT_STROKES[of]} />
    </svg>
  )
}

export function SportPicture({ of }: { of: Sport }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={LOOK}>
      <Strokes path={SPORT_STROKES[of]} />
    </svg>
  )
}

/** The figure of a person, with the part that is meant; without a mark where it is one that was told in words. */
export function PartPicture({ of }: { of: string }) {
  const [x, y] = of in PART_PLACES ? PART_PLACES[of as PicturedPart] : [null, null]
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={LOOK}>
      <g opacity="0.55">
        <Strokes path={FIGURE} />
      </g>
      {x !== null && <circle cx={x} cy={y} r="3" className="fill-high-mark stroke-sheet" strokeWidth="1" />}
    </svg>
  )
}
