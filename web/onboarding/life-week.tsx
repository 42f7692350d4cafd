import { type ComponentProps, lazy, type RefObject, Suspense } from 'react'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ONBOARDING } from '../words/onboarding-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import type { LifeBoard as Board } from './life-board.tsx'

// The board comes with the first look at it; a text where it cannot be had.
const LifeBoard = lazy<typeof Board>(async () => ({
  default: await import('./life-board.tsx').then(
    (part) => part.LifeBoard,
    () => () => <p>{ONBOARDING.week.missing}</p>,
  ),
}))

type Props = ComponentProps<typeof Board> & {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  place: RefObject<HTMLElement | null>
}

/** Whether somebody drew on their week before: it counts in place of the words, and must be seen beside them. */
export function isDrawnOn({ drawn, facts }: Pick<Props, 'drawn' | 'facts'>): boolean {
  return drawn !== null || facts.week?.busy !== undefined || facts.rota !== undefined
}

/** Whether a rota is set, or is being set. */
export function hasRota({ drawn, facts }: Pick<Props, 'drawn' | 'facts'>): boolean {
  if (drawn?.openRota) return true
  return drawn?.rota === undefined ? facts.rota !== undefined : drawn.rota !== null
}

/** The week as it was drawn, and the words that it follows; null while the words count. */
export function heldOf({ drawn, facts, written }: Pick<Props, 'drawn' | 'facts' | 'written'>) {
  const week = drawn?.week === undefined ? facts.week : drawn.week
  return week ? { week, of: drawn?.from ?? written } : null
}

/**
 * The week that the words give, to be drawn on; closed until somebody wants it, for it is long, and open while it asks
 * whether other words change it.
 */
export function LifeWeek({ isOpen: isWanted, onOpen, place, ...props }: Props) {
  const held = heldOf(props)
  const asks = held?.week.busy !== undefined && held.of.trim() !== props.text.trim()
  const isOpen = isWanted || asks
  return (
    <section ref={place} aria-label={WEEK_BOARD.name} className="-mt-4">
      {!asks && (
        <Button look="secondary" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {isOpen ? ONBOARDING.week.close : ONBOARDING.week.open}
        </Button>
      )}
      {isOpen && (
        // Wider than the form where there is room: seven days side by side.
        <div className="mx-[calc(50%_-_min(50vw_-_var(--spacing-gutter),32rem))] mt-4">
          <Suspense
            fallback={
              <span className="text-pen">
                <Spinner className="size-6" label={WEEK_BOARD.reading} />
              </span>
            }
          >
            <LifeBoard {...props} />
          </Suspense>
        </div>
      )}
    </section>
  )
}
