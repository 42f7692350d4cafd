import { Suspense, useState } from 'react'
import type { Taps } from '../../engine/model.ts'
import { EffortField } from '../records/effort-field.tsx'
import { Button } from '../ui/button.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { FEEL } from '../words/feel-words.ts'
import type { Entry } from './check-in-form.ts'
import { SCALES } from './felt.ts'
import { ScaleRow } from './scale-row.tsx'

// The figure and what draws it come when the body is wanted.
const BodyMap = optionalPart(async () => (await import('./body-map.tsx')).BodyMap)

/** [1-5] Soreness from here on opens the body by itself. */
const OPENS_BODY = 3

type Props = {
  entry: Entry
  onChange: (part: Partial<Entry>) => void
  /** What was tapped of the day before, on whatever device. */
  known: Taps
  /** Whether a session was done that has no effort yet. */
  asksEffort: boolean
  onChest: () => void
}

/** Sleep, energy, mood, soreness and effort, a tap each; where it is sore, on the body. */
export function HowYouFeel({ entry, onChange, known, asksEffort, onChest }: Props) {
  const [isOpen, setOpen] = useState(Object.keys(entry.body).length > 0)
  const { scales } = entry
  return (
    <div className="grid gap-5">
      {asksEffort && <EffortField rpe={entry.rpe} onRpe={(rpe) => onChange({ rpe })} />}
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {SCALES.map((scale) => (
          <ScaleRow
            key={scale}
            scale={scale}
            value={scales[scale] ?? known[scale] ?? null}
            onValue={(value) => {
              onChange({ scales: { ...scales, [scale]: value } })
              if (scale === 'soreness' && value !== null && value >= OPENS_BODY) setOpen(true)
            }}
          />
        ))}
      </div>
      <div>
        <Button look="secondary" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? FEEL.body.close : FEEL.body.open}
        </Button>
        {isOpen && (
          <div className="mt-3 min-h-96">
            <Suspense>
              <BodyMap feels={entry.body} onFeels={(body) => onChange({ body })} onChest={onChest} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  )
}
