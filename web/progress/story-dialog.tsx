import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { ShownProgress } from '../../contract/progress.ts'
import { progressApi } from '../api/progress-api.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { dateInWords } from '../words/date-words.ts'
import { STORY } from '../words/story-words.ts'
import { PROGRESS_KEY } from './progress-key.ts'
import { ShareButton } from './share-button.tsx'
import { storyPages } from './story-pages.tsx'

type Props = { progress: ShownProgress; first: string; last: string; onClose: () => void }

/**
 * The past week, picture by picture: by swipe, by button or by arrow. All of it stands in one list, so that whoever hears
 * the screen hears the same story in order.
 */
export function StoryDialog({ progress, first, last, onClose }: Props) {
  const display = useDisplay()
  const { data, error } = useQuery({
    queryKey: [...PROGRESS_KEY, 'story', first],
    queryFn: () => progressApi.story(first),
  })
  const strip = useRef<HTMLOListElement>(null)
  const [at, setAt] = useState(0)
  /** Where a press sends the strip: what it passes on the way is not where somebody is. */
  const goal = useRef<number | null>(null)
  const pages = data ? storyPages(data, display) : []

  function go(to: number) {
    const next = Math.max(0, Math.min(pages.length - 1, to))
    if (next === at) return
    const list = strip.current
    list?.scrollTo({ left: (list.children[next] as HTMLElement | undefined)?.offsetLeft ?? 0 })
    goal.current = next
    setAt(next)
  }

  function follow({ scrollLeft, clientWidth }: HTMLElement) {
    const now = Math.round(scrollLeft / clientWidth)
    if (goal.current === now) goal.current = null
    else if (goal.current === null) setAt(now)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(at + step)
  }

  return (
    <Dialog
      title={STORY.title(dateInWords(first, 'short'), dateInWords(last, 'short'))}
      closeLabel={STORY.close}
      onClose={onClose}
    >
      {!data && !error && <Waiting label={STORY.loading} />}
      {!data && error && (
        <div role="alert">
          <FieldError id="story-failed" text={STORY.failed} />
        </div>
      )}
      {data && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrows do what the buttons do, wherever the focus is.
        <div onKeyDown={onKeyDown}>
          <ol
            ref={strip}
            aria-label={STORY.pictures}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            className="relative -mx-gutter flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth"
            onPointerDown={() => (goal.current = null)}
            onScroll={({ currentTarget }) => follow(currentTarget)}
          >
            {pages.map(({ id, kicker, head, lines, picture }) => (
              <li key={id} className="w-full shrink-0 snap-center px-gutter">
                {picture}
                <p className="mt-5 text-sm font-semibold text-soft">{kicker}</p>
                <h3 className="display mt-1 text-2xl leading-tight text-balance">{head}</h3>
                {lines.map((line) => (
                  <p key={line} className="mt-2 text-soft">
                    {line}
                  </p>
                ))}
                {id === pages.at(-1)?.id && progress.days.some(({ trained }) => trained) && (
                  <ShareButton progress={progress} />
                )}
              </li>
            ))}
          </ol>
          <div className="mt-5 flex items-center justify-between gap-3">
            <Button look="secondary" onClick={() => go(at - 1)} disabled={at === 0}>
              <ChevronLeft size={18} aria-hidden="true" />
              {STORY.back}
            </Button>
            <p aria-live="polite" className="text-sm text-soft tabular-nums">
              {STORY.of(at + 1, pages.length)}
            </p>
            <Button onClick={() => (at === pages.length - 1 ? onClose() : go(at + 1))}>
              {at === pages.length - 1 ? STORY.close : STORY.on}
              {at < pages.length - 1 && <ChevronRight size={18} aria-hidden="true" />}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
