import type { Schedule } from '../../contract/schedule.ts'
import { useDisplay } from '../display/display-context.tsx'
import { useMinute } from '../display/use-minute.ts'
import { AppLink } from '../links/app-link.tsx'
import { WEEK_LETTER } from '../words/week-letter-words.ts'
import { isStoryNew, type Recorded } from './is-story-new.ts'

/** On the evening on which a week ends, and on the day after: the way to its story, in one line. */
export function StoryLine({ schedule, days }: { schedule: Schedule; days: Recorded }) {
  const display = useDisplay()
  const { minute } = useMinute(schedule.timeZone)
  if (!isStoryNew(schedule, days, minute, display)) return null
  return (
    <AppLink
      to="/progress#story"
      className="screen-only -my-2 inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-pen hover:text-pen-deep"
    >
      {WEEK_LETTER.story}
    </AppLink>
  )
}
