import { Check } from 'lucide-react'
import type { ShownProgress } from '../../contract/progress.ts'
import { durationText } from '../../words/units.ts'
import { Card } from '../ui/card.tsx'
import { dateInWords } from '../words/date-words.ts'
import { PROGRESS, RHYTHM } from '../words/progress-words.ts'
import { NumberTable } from './number-table.tsx'
import { ShareButton } from './share-button.tsx'
import './week-closed.css'

type Week = ShownProgress['rhythm']['weeks'][number]

const LOOK = {
  kept: 'border-2 border-pen bg-pen text-on-pen print:[print-color-adjust:exact]',
  short: 'border-2 border-edge',
  free: 'border border-line bg-sunken',
  open: 'border-2 border-dashed border-pen',
} as const satisfies Record<Week['state'], string>

/**
 * Weeks with their minimum, each as a weight on one beam: what falls short is open, and nothing begins again at naught.
 * The weeks of the picture are those of the sentence; the one under way stands apart.
 */
export function RhythmCard({ progress }: { progress: ShownProgress }) {
  const { kept, of, since, weeks } = progress.rhythm
  const over = weeks.slice(0, -1).filter(({ startDate }) => since !== null && startDate >= since)
  const now = weeks.at(-1)
  return (
    <Card title={RHYTHM.title}>
      <p className="display text-2xl">{of === 0 ? RHYTHM.first : RHYTHM.head(kept, of)}</p>
      {over.length > 0 && (
        <ul aria-label={RHYTHM.over} className="mt-4 flex flex-wrap gap-x-3 gap-y-3">
          {over.map((week, at) => (
            <li key={week.startDate} className="grid justify-items-center gap-1 text-xs text-soft">
              <Weight state={week.state} isNew={at === over.length - 1} />
              {dateInWords(week.startDate, 'short')}
              {/* What the sentence does not count says so to everybody. */}
              <span className={week.state === 'free' ? '' : 'sr-only'}>
                <span className="sr-only">: </span>
                {RHYTHM.states[week.state]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {now && (
        <div className="mt-4 flex items-center gap-3 border-t border-line pt-4 text-sm">
          <Weight state={now.state} isNew />
          <p>
            <span className="font-semibold">{RHYTHM.now}</span>
            <span className="block text-soft">{sayNow(now)}</span>
          </p>
        </div>
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

/** @param isNew whether it was put there last: a week that was kept is set down before one's eyes */
function Weight({ state, isNew }: Pick<Week, 'state'> & { isNew: boolean }) {
  const moves = isNew && state === 'kept' ? 'week-kept' : ''
  return (
    <span aria-hidden="true" className={`grid size-9 shrink-0 place-items-center rounded-full ${LOOK[state]} ${moves}`}>
      {state === 'kept' && <Check size={20} strokeWidth={3} />}
    </span>
  )
}

function sayNow({ state, trained, minimum }: Week): string {
  return state === 'kept' ? RHYTHM.openKept : RHYTHM.open(trained, minimum)
}
