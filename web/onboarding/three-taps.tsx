import type { ReactNode } from 'react'
import { EQUIPMENT } from '../../engine/model.ts'
import { UPPER_PARTS } from '../ordinary-week/spared-parts.ts'
import { SPORTS, type Sport } from '../ordinary-week/week-draft.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { TAPS } from '../words/taps-words.ts'
import { EquipmentPicture, PartPicture, PICTURED_PARTS, SportPicture } from './tap-pictures.tsx'
import { type TapsDraft, withEquipment, withSport } from './taps-draft.ts'

type Props = { taps: TapsDraft; onTaps: (taps: TapsDraft) => void }

/** What is at hand, what one likes or never does, what hurts: by tapping pictures, each to be left out. */
export function ThreeTaps({ taps, onTaps }: Props) {
  const { equipment, sports, parts, isWithoutImpact } = taps
  const change = (part: Partial<TapsDraft>) => onTaps({ ...taps, ...part })
  const sportNames = SPORTS.flatMap((sport) => {
    const name = MY_WEEK.sports.names[sport]
    if (!sports[sport]) return []
    return [sports[sport] === 'does' ? TAPS.sports.likes(name) : TAPS.sports.nevers(name)]
  })
  return (
    <section aria-labelledby="taps-title" className="grid gap-2">
      <h2 id="taps-title" className="text-sm font-semibold">
        {TAPS.title}
      </h2>
      <p className="mb-1 text-xs text-soft">{TAPS.lead}</p>
      <Question title={TAPS.equipment.title} chosen={equipment.map((one) => TAPS.equipment.names[one])} isOpen>
        <Tiles>
          {EQUIPMENT.map((one) => (
            <Tile
              key={one}
              name={TAPS.equipment.names[one]}
              isChosen={equipment.includes(one)}
              onTap={() => change({ equipment: withEquipment(equipment, one) })}
            >
              <EquipmentPicture of={one} />
            </Tile>
          ))}
        </Tiles>
      </Question>
      <Question title={TAPS.sports.title} chosen={sportNames}>
        <div className="grid gap-2 sm:grid-cols-2">
          {SPORTS.map((sport) => (
            <SportRow
              key={sport}
              sport={sport}
              choice={sports[sport]}
              onChoice={(choice) => change({ sports: withSport(sports, sport, choice) })}
            />
          ))}
        </div>
      </Question>
      <Question title={TAPS.body.title} chosen={PICTURED_PARTS.filter((part) => parts.includes(part)).map(nameOf)}>
        <Tiles>
          {PICTURED_PARTS.map((part) => (
            <Tile
              key={part}
              name={nameOf(part)}
              isChosen={parts.includes(part)}
              onTap={() =>
                change({ parts: parts.includes(part) ? parts.filter((other) => other !== part) : [...parts, part] })
              }
            >
              <PartPicture of={part} />
            </Tile>
          ))}
        </Tiles>
        {parts.some((part) => !UPPER_PARTS.has(part)) && (
          <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={isWithoutImpact}
              onChange={(event) => change({ isWithoutImpact: event.target.checked })}
            />
            {TAPS.body.impact}
          </label>
        )}
        <p className="mt-2 text-xs text-soft">{TAPS.body.note}</p>
      </Question>
    </section>
  )
}

const nameOf = (part: (typeof PICTURED_PARTS)[number]): string => MY_WEEK.body.parts[part]

type QuestionProps = { title: string; chosen: readonly string[]; isOpen?: boolean; children: ReactNode }

function Question({ title, chosen, isOpen, children }: QuestionProps) {
  return (
    <details className="rounded-md border border-edge" open={isOpen}>
      <summary className="min-h-13 px-4 py-2.5">
        <span className="font-medium">{title}</span>{' '}
        <span className="text-sm text-soft wrap-anywhere">{chosen.length > 0 ? TAPS.chosen(chosen) : TAPS.open}</span>
      </summary>
      <fieldset aria-label={title} className="border-t border-line p-3">
        {children}
      </fieldset>
    </details>
  )
}

function Tiles({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">{children}</div>
}

type TileProps = { name: string; isChosen: boolean; onTap: () => void; children: ReactNode }

function Tile({ name, isChosen, onTap, children }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onTap}
      className="grid min-h-20 content-center justify-items-center gap-1 rounded-md border border-edge bg-sheet px-1 py-2 text-center text-xs font-medium wrap-anywhere hover:border-ink aria-pressed:border-pen aria-pressed:bg-wash aria-pressed:text-pen aria-pressed:shadow-[inset_0_0_0_1px_var(--color-pen)]"
    >
      {children}
      {name}
    </button>
  )
}

type RowProps = { sport: Sport; choice: 'does' | 'never' | undefined; onChoice: (choice: 'does' | 'never') => void }

/** Strength has its own share of a plan: it can be ruled out, and is nothing that endurance minutes go to. */
function SportRow({ sport, choice, onChoice }: RowProps) {
  const name = MY_WEEK.sports.names[sport]
  const pill =
    'min-h-11 rounded-md border border-edge bg-sheet px-2.5 text-xs font-semibold hover:border-ink aria-pressed:border-pen aria-pressed:bg-wash aria-pressed:text-pen'
  return (
    <fieldset aria-label={name} className="flex items-center gap-2">
      <SportPicture of={sport} />
      <span className="min-w-0 flex-1 text-sm font-medium">{name}</span>
      {sport !== 'strength' && (
        <button type="button" aria-pressed={choice === 'does'} className={pill} onClick={() => onChoice('does')}>
          {TAPS.sports.does}
        </button>
      )}
      <button type="button" aria-pressed={choice === 'never'} className={pill} onClick={() => onChoice('never')}>
        {TAPS.sports.never}
      </button>
    </fieldset>
  )
}
