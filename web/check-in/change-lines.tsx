import type { ShownAdjustment } from '../../contract/schedule.ts'
import type { Changes } from '../changes/use-changes.ts'
import { Button } from '../ui/button.tsx'
import { CHANGE } from '../words/change-words.ts'

type Props = { adjustments: readonly ShownAdjustment[]; changes: Changes }

/**
 * What each change of a check-in did, and its undo where safety allows; what is undone stands beside it. Why the first was
 * made the answer has told already.
 */
export function ChangeLines({ adjustments, changes }: Props) {
  return (
    <ul className="grid gap-3">
      {adjustments.map((one, index) => (
        <li key={one.id} className="border-l-2 border-pen pl-3.5 text-sm">
          <p className="text-soft">
            {one.effect} {index > 0 && one.reason}
          </p>
          <p className="flex min-h-11 items-center">
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
              <span className="text-soft">{CHANGE.safety}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
