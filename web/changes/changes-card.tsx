import type { ShownAdjustment } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CHANGE } from '../words/change-words.ts'
import { dateInWords } from '../words/date-words.ts'
import type { Changes } from './use-changes.ts'

type Props = { adjustments: readonly ShownAdjustment[]; today: CivilDate; changes: Changes }

/** Every change that the days to come bear: what it did, why, and the way back. */
export function ChangesCard({ adjustments, today, changes }: Props) {
  // A choice of days, hours or paces stands though it changes no day by itself.
  const standing = adjustments.filter(
    ({ days, kind }) => days.some(({ date }) => date >= today) || (kind === 'answered' && days.length === 0),
  )
  if (standing.length === 0) return null
  return (
    <Card title={CHANGE.card} className="screen-only">
      <AdjustmentList adjustments={standing} changes={changes} />
    </Card>
  )
}

type ListProps = { adjustments: readonly ShownAdjustment[]; changes: Changes }

/** Adjustments by their reasons, each with what it does and, where safety allows, its undo. */
function AdjustmentList({ adjustments, changes }: ListProps) {
  return (
    <ul className="grid gap-4">
      {adjustments.map((one) => (
        <li key={one.id} className="border-l-2 border-pen pl-3.5 text-sm">
          <p className="font-medium">{one.reason}</p>
          <p className="mt-1 text-soft">{one.effect}</p>
          {one.days.length > 1 && <ChangedDays days={one.days} />}
          <p className="flex min-h-11 flex-wrap items-center gap-x-3">
            {one.undoable ? (
              <Button
                look="quiet"
                className="-ml-4 text-pen"
                busy={changes.takingBack === one.id}
                onClick={() => changes.takeBack(one.id)}
              >
                {changes.takingBack === one.id ? CHANGE.undoing : CHANGE.undo}
                <span className="sr-only">: {one.effect}</span>
              </Button>
            ) : (
              <span className="text-soft">{WHY_KEPT[one.kind] ?? CHANGE.safety}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Each day before and after, for whoever asks. */
function ChangedDays({ days }: Pick<ShownAdjustment, 'days'>) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-medium">{CHANGE.days}</summary>
      <ul className="grid gap-1 text-soft">
        {days.map((day) => (
          <li key={day.date}>
            <span className="font-medium text-ink">{dateInWords(day.date, 'short')}:</span> {day.before} → {day.after}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Why what cannot be taken back stands, where it is not for safety's sake. */
const WHY_KEPT: Readonly<Record<string, string>> = { limits: CHANGE.follows, rebuilt: CHANGE.fromDone }
