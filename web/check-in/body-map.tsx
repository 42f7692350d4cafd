import { X } from 'lucide-react'
import { StillFigure } from '../figures/still-figure.tsx'
import { type BodyPart, FEEL } from '../words/feel-words.ts'
import { type BodySide, bodyPicture } from './body-regions.ts'
import { type BodyFeels, type Feel, firstFeel } from './felt.ts'

const { body: WORDS } = FEEL
const SIDES_OF_BODY: readonly BodySide[] = ['front', 'back']
const FEELS: readonly Feel[] = ['sore', 'mild', 'strong']

type Props = {
  feels: BodyFeels
  onFeels: (feels: BodyFeels) => void
  /** A chest that hurts: it is told at once, and nothing else matters then. */
  onChest: () => void
}

/** The body from both sides: a tap names a part, another takes it out, and the list says how it feels there. */
export function BodyMap({ feels, onFeels, onChest }: Props) {
  const chosen = Object.keys(feels) as BodyPart[]
  const without = (part: BodyPart) => {
    const { [part]: _gone, ...rest } = feels
    return rest
  }
  const tap = (part: BodyPart) => onFeels(feels[part] ? without(part) : { ...feels, [part]: firstFeel(part) })
  const setFeel = (part: BodyPart, feel: Feel) => {
    if (part !== 'chest' || feel === 'sore') return onFeels({ ...feels, [part]: feel })
    onFeels(without(part))
    onChest()
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-soft">{WORDS.lead}</p>
      <div className="mx-auto grid w-full max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
        {SIDES_OF_BODY.map((side) => (
          <OneSide key={side} side={side} feels={feels} onTap={tap} />
        ))}
      </div>
      {chosen.length > 0 && (
        <ul aria-label={WORDS.chosen} className="grid gap-3">
          {chosen.map((part) => (
            <li
              key={part}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[8rem_auto_auto] sm:justify-start"
            >
              <span className="font-medium">{WORDS.parts[part]}</span>
              <FeelChoice part={part} feel={feels[part] ?? 'sore'} onFeel={(feel) => setFeel(part, feel)} />
              <button
                type="button"
                className="grid size-11 place-items-center rounded-md text-soft hover:text-ink"
                aria-label={WORDS.remove(WORDS.parts[part])}
                onClick={() => onFeels(without(part))}
              >
                <X size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type SideProps = { side: BodySide; feels: BodyFeels; onTap: (part: BodyPart) => void }

function OneSide({ side, feels, onTap }: SideProps) {
  const { picture, regions } = bodyPicture(side, Object.keys(feels) as BodyPart[])
  return (
    <fieldset className="min-w-0">
      <legend className="mx-auto text-sm font-semibold text-soft">{WORDS[side]}</legend>
      <div className="relative">
        <div aria-hidden="true">
          <StillFigure picture={picture} title="" className="block h-auto w-full" />
        </div>
        {regions.flatMap(({ part, places }) =>
          places.map(([left, top], index) => (
            <button
              key={`${part} ${left}`}
              type="button"
              // The other side of the body is the same part: one of the two is enough for those who do not point.
              {...(index > 0 ? { tabIndex: -1, 'aria-hidden': true } : { 'aria-pressed': feels[part] !== undefined })}
              aria-label={WORDS.parts[part]}
              title={WORDS.parts[part]}
              // Larger letters make no larger body: targets keep to what they are on.
              className="absolute grid size-[44px] -translate-1/2 place-items-center rounded-full"
              style={{ left: `${left}%`, top: `${top}%` }}
              onClick={() => onTap(part)}
            >
              <span className={`rounded-full border-2 ${LOOK[feels[part] ?? 'none']}`} />
            </button>
          )),
        )}
      </div>
    </fieldset>
  )
}

const LOOK: Readonly<Record<Feel | 'none', string>> = {
  none: 'size-3 border-ink/50 bg-sheet/80',
  sore: 'size-5 border-sheet bg-medium-mark',
  mild: 'size-5 border-sheet bg-high-mark',
  strong: 'size-7 border-sheet bg-bad',
}

function FeelChoice({ part, feel, onFeel }: { part: BodyPart; feel: Feel; onFeel: (feel: Feel) => void }) {
  const offered = part === 'chest' ? FEELS.slice(0, 2) : FEELS
  return (
    <fieldset className="row-start-2 flex flex-wrap gap-1.5 max-sm:col-span-2 sm:row-start-auto">
      <legend className="sr-only">{WORDS.parts[part]}</legend>
      {offered.map((one) => (
        <label
          key={one}
          className="relative grid min-h-11 cursor-pointer place-items-center rounded-md border border-edge px-3 text-sm font-medium hover:border-ink has-checked:border-pen has-checked:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen"
        >
          <input
            type="radio"
            name={`feel-${part}`}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={feel === one}
            onChange={() => onFeel(one)}
          />
          {part === 'chest' && one === 'mild' ? WORDS.chest : WORDS.feels[one]}
        </label>
      ))}
    </fieldset>
  )
}
