import { Check } from 'lucide-react'
import type { ShownProgress } from '../../contract/progress.ts'
import { durationText } from '../../words/units.ts'
import { Card } from '../ui/card.tsx'
import { dateInWords } from '../words/date-words.ts'
import { PROGRESS, RHYTHM } from '../words/progress-words.ts'
import { NumberTable } from './number-table.tsx'
import { ShareButton } from './share-button.tsx'

type Week = ShownProgress['rhythm']['weeks'][number]

const SHOWN = 9

const LOOK = {
  kept: 'border-2 border-pen bg-pen text-on-pen print:[print-color-adjust:exact]',
  short: 'border-2 border-edge',
  free: 'border border-line bg-sunken',
  open: 'border-2 border-dashed border-pen',
} as const satisfies Record<Week['state'], string>

/** Weeks with their minimum, each as a weight on one beam: what falls short is open, and nothing begins again at naught. */
export function RhythmCard({ progress }: { progress: ShownProgress }) {
  const { kept, of, weeks } = progress.rhythm
  const shown = weeks.slice(-SHOWN)
  const now = weeks.at(-1)
  return (
    <Card title={RHYTHM.title}>
      <p className="display text-2xl">{of === 0 ? RHYTHM.first : RHYTHM.head(kept, of)}</p>
      <p className="mt-1 text-sm text-soft">{now && sayNow(now)}</p>
      {shown.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-x-3 gap-y-3">
          {shown.map((week) => (
            <li key={week.startDate} className="grid justify-items-center gap-1 text-xs text-soft">
              <span aria-hidden="true" className={`grid size-9 place-items-center rounded-full ${LOOK[week.state]}`}>
                {week.state === 'kept' && <Check size={20} strokeWidth={3} />}
              </span>
              {dateInWords(week.startDate, 'short')}
              <span className="sr-only">: {RHYTHM.states[week.state]}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-sm text-soft">{RHYTHM.lead}</p>
      {progress.days.some(({ trained }) => trained) && <ShareButton progress={progress} />}
      <NumberTable
        label={RHYTHM.title}
        heads={[PROGRESS.week, PROGRESS.minutes, RHYTHM.trained, RHYTHM.planned, RHYTHM.minimum, RHYTHM.state]}
        rows={weeks
          .toReversed()
          .map((week) => [
            dateInWords(week.startDate, 'dated'),
            durationText(week.minutes),
            String(week.trained),
            String(week.planned),
            String(week.minimum),
            RHYTHM.states[week.state],
          ])}
      />
    </Card>
  )
}

function sayNow({ state, trained, minimum }: Week): string {
  return state === 'kept' ? RHYTHM.openKept : RHYTHM.open(trained, minimum)
}
