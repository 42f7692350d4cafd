import type { ComponentProps, ReactNode } from 'react'
import { type ConfirmedSports, EQUIPMENT } from '../../engine/model.ts'
import { partInWords } from '../my-week/row-words.ts'
import { UPPER_PARTS } from '../ordinary-week/spared-parts.ts'
import { SPORTS, type Sport } from '../ordinary-week/week-draft.ts'
import { HeardNote } from '../reading/heard-note.tsx'
import { type PersonRead, readKit, readPerson, saysSame, type Told } from '../reading/read-person.ts'
import { useReading } from '../reading/use-reading.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { TAPS } from '../words/taps-words.ts'
import { EquipmentPicture, PartPicture, PICTURED_PARTS, SportPicture } from './tap-pictures.tsx'
import {
  countingTaps,
  isWithoutImpact,
  type TapsDraft,
  withEquipment,
  withImpact,
  withPart,
  withSport,
} from './taps-draft.ts'

type Props = {
  /** What is written of the days, and of races: it may answer each question. */
  commitments: string
  races: string
  taps: TapsDraft
  onTaps: (taps: TapsDraft) => void
}

/** What is at hand, what one likes or never does, what hurts: by tapping pictures, each to be left out. */
export function ThreeTaps({ commitments, races, taps, onTaps }: Props) {
  const heard = useHeard(commitments, races)
  const { equipment, sports, body } = countingTaps(taps, heard)
  /** Emptied where no words say anything, a question is as it was. */
  const change = <Key extends keyof TapsDraft>(key: Key, value: NonNullable<TapsDraft[Key]>, told: unknown) =>
    onTaps({ ...taps, [key]: Object.keys(value).length === 0 && !told ? null : value })
  const noteOf = <Of extends object>(
    key: keyof TapsDraft,
    told: Told<Of> | null | undefined,
    none: NonNullable<TapsDraft[typeof key]>,
  ) =>
    told && {
      ...{ words: told.words, counts: taps[key] === null, isSame: saysSame(taps[key] ?? none, told.is) },
      onYes: () => onTaps({ ...taps, [key]: told.is }),
      onNo: () => onTaps({ ...taps, [key]: none }),
      onAgain: () => onTaps({ ...taps, [key]: null }),
    }
  const tap = (key: keyof TapsDraft, isChosen: boolean) => (taps[key] === null && isChosen ? 'mixed' : isChosen)
  // A tap on what was only read says that it is so.
  const isOnlyRead = (key: keyof TapsDraft, isChosen: boolean) => tap(key, isChosen) === 'mixed'
  return (
    <section aria-labelledby="taps-title" className="grid gap-2">
      <h2 id="taps-title" className="text-sm font-semibold">
        {TAPS.title}
      </h2>
      <p className="mb-1 text-xs text-soft">{TAPS.lead}</p>
      <Question
        title={TAPS.equipment.title}
        chosen={equipment.map((one) => TAPS.equipment.names[one])}
        heard={noteOf('equipment', heard?.kit, [])}
        isOpen
      >
        <Tiles>
          {EQUIPMENT.map((one) => (
            <Tile
              key={one}
              name={TAPS.equipment.names[one]}
              pressed={tap('equipment', equipment.includes(one))}
              onTap={() =>
                change(
                  'equipment',
                  isOnlyRead('equipment', equipment.includes(one)) ? equipment : withEquipment(equipment, one),
                  heard?.kit,
                )
              }
            >
              <EquipmentPicture of={one} />
            </Tile>
          ))}
        </Tiles>
      </Question>
      <Question title={TAPS.sports.title} chosen={sportsInWords(sports)} heard={noteOf('sports', heard?.sports, {})}>
        <div className="grid gap-2 sm:grid-cols-2">
          {SPORTS.map((sport) => (
            <SportRow
              key={sport}
              sport={sport}
              pressed={(choice) => tap('sports', sports[choice]?.includes(sport) ?? false)}
              onChoice={(choice) =>
                change(
                  'sports',
                  isOnlyRead('sports', sports[choice]?.includes(sport) ?? false)
                    ? sports
                    : withSport(sports, sport, choice),
                  heard?.sports,
                )
              }
            />
          ))}
        </div>
      </Question>
      <Question
        title={TAPS.body.title}
        chosen={body.map(({ part }) => partInWords(part))}
        heard={noteOf('body', heard?.body, [])}
      >
        <Tiles>
          {partsAsked(body.map(({ part }) => part)).map((part) => {
            const isChosen = body.some((one) => one.part === part)
            return (
              <Tile
                key={part}
                name={partInWords(part)}
                pressed={tap('body', isChosen)}
                onTap={() => change('body', isOnlyRead('body', isChosen) ? body : withPart(body, part), heard?.body)}
              >
                <PartPicture of={part} />
              </Tile>
            )
          })}
        </Tiles>
        {body.some(({ part }) => !UPPER_PARTS.has(part)) && (
          <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={isWithoutImpact(body)}
              onChange={(event) => change('body', withImpact(body, event.target.checked), heard?.body)}
            />
            {TAPS.body.impact}
          </label>
        )}
        <p className="mt-2 text-xs text-soft">{TAPS.body.note}</p>
      </Question>
    </section>
  )
}

/** What the words answer already: of what is at hand those about races may speak too. */
function useHeard(commitments: string, races: string): PersonRead | null {
  const person = useReading(commitments, readPerson)
  const kit = useReading(races, readKit)
  if (!person) return kit && { kit, sports: null, body: null }
  return person.kit || !kit ? person : { ...person, kit }
}

/** The parts with a picture, and whatever else was told. */
function partsAsked(told: readonly string[]): readonly string[] {
  return [...PICTURED_PARTS, ...told.filter((part) => !PICTURED_PARTS.some((one) => one === part))]
}

function sportsInWords({ does = [], never = [] }: ConfirmedSports): string[] {
  return SPORTS.flatMap((sport) => {
    const name = MY_WEEK.sports.names[sport]
    if (does.includes(sport)) return [TAPS.sports.likes(name)]
    return never.includes(sport) ? [TAPS.sports.nevers(name)] : []
  })
}

type Note = Omit<ComponentProps<typeof HeardNote>, 'title'>
type QuestionProps = {
  title: string
  chosen: readonly string[]
  heard: Note | null | undefined
  isOpen?: boolean
  children: ReactNode
}

function Question({ title, chosen, heard, isOpen, children }: QuestionProps) {
  const said = chosen.length === 0 ? TAPS.open : heard?.counts ? TAPS.heard(chosen) : TAPS.chosen(chosen)
  return (
    <details className="rounded-md border border-edge" open={isOpen}>
      <summary className="min-h-13 px-4 py-2.5">
        <span className="font-medium">{title}</span> <span className="text-sm text-soft wrap-anywhere">{said}</span>
      </summary>
      <fieldset aria-label={title} className="border-t border-line p-3">
        {heard && <HeardNote title={title} {...heard} />}
        {children}
      </fieldset>
    </details>
  )
}

function Tiles({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">{children}</div>
}

/** Whether it is chosen; `mixed`: read in words, and not confirmed. */
type Pressed = boolean | 'mixed'

const CHOICE_LOOK =
  'rounded-md border border-edge bg-sheet hover:border-ink aria-pressed:border-pen aria-pressed:bg-wash aria-pressed:text-pen aria-[pressed=mixed]:border-dashed aria-[pressed=mixed]:border-pen aria-[pressed=mixed]:bg-wash aria-[pressed=mixed]:text-pen'

type TileProps = { name: string; pressed: Pressed; onTap: () => void; children: ReactNode }

function Tile({ name, pressed, onTap, children }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onTap}
      className={`grid min-h-20 content-center justify-items-center gap-1 px-1 py-2 text-center text-xs font-medium wrap-anywhere aria-pressed:shadow-[inset_0_0_0_1px_var(--color-pen)] ${CHOICE_LOOK}`}
    >
      {children}
      {name}
    </button>
  )
}

type RowProps = { sport: Sport; pressed: (choice: Choice) => Pressed; onChoice: (choice: Choice) => void }
type Choice = 'does' | 'never'

/** Strength has its own share of a plan: it can be ruled out, and is nothing that endurance minutes go to. */
function SportRow({ sport, pressed, onChoice }: RowProps) {
  const name = MY_WEEK.sports.names[sport]
  const choices: readonly Choice[] = sport === 'strength' && !pressed('does') ? ['never'] : ['does', 'never']
  return (
    <fieldset aria-label={name} className="flex items-center gap-2">
      <SportPicture of={sport} />
      <span className="min-w-0 flex-1 text-sm font-medium">{name}</span>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={pressed(choice)}
          className={`min-h-11 px-2.5 text-xs font-semibold ${CHOICE_LOOK}`}
          onClick={() => onChoice(choice)}
        >
          {TAPS.sports[choice]}
        </button>
      ))}
    </fieldset>
  )
}
