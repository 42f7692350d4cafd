import { type ComponentType, Suspense } from 'react'
import { optionalPart } from '../ui/optional-part.ts'
import { FIGURE } from '../words/figure-words.ts'
import type { PanelProps } from './figure-panel.tsx'
import type { SportProps } from './sport-panel.tsx'

/** Renderer, poses and catalogue, fetched by the first figure that is asked for. */
const Panel = optionalPart<PanelProps>(async (): Promise<ComponentType<PanelProps>> => {
  const [{ FigurePanel }, { findExercise }] = await Promise.all([
    import('./figure-panel.tsx'),
    import('../../engine/sessions/catalogue.ts'),
  ])
  return (props) => <FigurePanel {...props} find={findExercise} />
})

const Sport = optionalPart<SportProps>(async () => (await import('./sport-panel.tsx')).SportPanel)

/** The figure of a sport in room kept for it. */
export function LazySport(props: SportProps) {
  return (
    <Suspense fallback={<Room place="beside" />}>
      <Sport {...props} />
    </Suspense>
  )
}

/** The figure of an exercise in room kept for it. */
export function LazyPanel(props: PanelProps) {
  return (
    <Suspense fallback={<Room place={props.place} />}>
      <Panel {...props} />
    </Suspense>
  )
}

function Room({ place }: Pick<PanelProps, 'place'>) {
  return (
    <div
      role="status"
      className={`aspect-4/3 w-full rounded-md border border-line bg-sheet ${place === 'beside' ? 'max-h-[min(17rem,27dvh)]' : 'max-h-80'}`}
    >
      <span className="sr-only">{FIGURE.loading}</span>
    </div>
  )
}
