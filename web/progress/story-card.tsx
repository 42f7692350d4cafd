import { GalleryHorizontalEnd } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ShownProgress } from '../../contract/progress.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { MovingLine } from '../ui/moving-line.tsx'
import { dateInWords } from '../words/date-words.ts'
import { STORY } from '../words/story-words.ts'
import { pastWeek } from './past-week.ts'

const StoryDialog = lazy(() => import('./story-dialog.tsx').then(({ StoryDialog }) => ({ default: StoryDialog })))

/** The way into the story of the past week, where that week had anything in it. */
export function StoryCard({ progress }: { progress: ShownProgress }) {
  const { first, last } = pastWeek(progress.today, useDisplay())
  const [open, setOpen] = useState(() => location.hash === '#story')
  // Of a day that is still going on there is a story once something was done on it.
  const isTold = (day: ShownProgress['days'][number]) => day.date < progress.today || day.trained
  if (!progress.days.some((day) => day.date >= first && day.date <= last && isTold(day))) return null
  return (
    <section className="screen-only sheet flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-gutter md:p-6">
      <div>
        <h2 className="display text-lg">{STORY.card}</h2>
        <p className="text-sm text-soft">{STORY.cardText(dateInWords(first, 'short'), dateInWords(last, 'short'))}</p>
      </div>
      <Button icon={<GalleryHorizontalEnd size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {STORY.open}
      </Button>
      {open && (
        <Suspense fallback={<MovingLine />}>
          <StoryDialog {...{ progress, first, last }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
