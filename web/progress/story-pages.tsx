import type { ReactNode } from 'react'
import type { ShownStory } from '../../contract/progress.ts'
import type { Display } from '../../words/speech.ts'
import { durationText } from '../../words/units.ts'
import { dateInWords } from '../words/date-words.ts'
import { STORY } from '../words/story-words.ts'
import { sayMilestone } from './say-milestone.ts'
import { AheadPicture, BalancePicture, DaysPicture, FeltPicture, SummitPicture } from './story-pictures.tsx'

/** One picture with its words: they say all that it shows. */
export type StoryPage = {
  readonly id: string
  readonly kicker: string
  readonly head: string
  readonly lines: readonly string[]
  readonly picture: ReactNode
}

/** The pictures of a week: five, or fewer where nobody told how it felt, or where no plan goes on. */
export function storyPages(story: ShownStory, display: Display): StoryPage[] {
  return [balance(story), days(story), best(story, display), felt(story), next(story)].filter((page) => page !== null)
}

function balance(story: ShownStory): StoryPage {
  const { trained, minimum, minutes } = story
  return {
    id: 'balance',
    kicker: STORY.balance,
    head: trained === 0 ? STORY.quiet : STORY.minutes(durationText(minutes)),
    lines: [sayMinimum(trained, minimum)],
    picture: <BalancePicture trained={trained} minimum={minimum} />,
  }
}

function sayMinimum(trained: number, minimum: number): string {
  if (minimum === 0) return STORY.free(trained)
  return trained >= minimum ? STORY.kept(trained, minimum) : STORY.short(trained)
}

function days({ days: all, trained, planned }: ShownStory): StoryPage {
  const longest = all.toSorted((a, b) => b.minutes - a.minutes)[0]
  const isRestful = !longest || longest.minutes === 0
  return {
    id: 'days',
    kicker: STORY.days,
    head: STORY.daysHead(trained, planned),
    lines: [
      isRestful ? STORY.restful : STORY.longest(dateInWords(longest.date, 'weekday'), durationText(longest.minutes)),
    ],
    picture: <DaysPicture days={all} />,
  }
}

function best({ best: one, minutes }: ShownStory, display: Display): StoryPage | null {
  if (!one) return null
  const page = { id: 'best', kicker: STORY.best, picture: <SummitPicture /> }
  if (one.code === 'reached') {
    const { milestone } = one
    const lines = [STORY.reachedOn(dateInWords(milestone.date))]
    return { ...page, head: sayMilestone(milestone, display), lines }
  }
  const lines = minutes > 0 ? [STORY.hardestText(one.name, durationText(one.minutes))] : []
  return { ...page, head: STORY.hardest(dateInWords(one.date, 'weekday')), lines }
}

type Felt = ShownStory['sleep']
const sayFelt = (name: string, one: NonNullable<Felt>) =>
  one.by === 'taps' ? STORY.tapped(name, one.mean, one.days) : STORY.noted(name, one.good, one.poor)
/** [0-1] from low to high. */
const shareOf = (one: NonNullable<Felt>) => (one.by === 'taps' ? (one.mean - 1) / 4 : one.good / (one.good + one.poor))

function felt({ sleep, energy, effort }: ShownStory): StoryPage | null {
  const told = [
    ...(sleep ? [{ line: sayFelt(STORY.sleep, sleep), name: STORY.sleep, share: shareOf(sleep) }] : []),
    ...(energy ? [{ line: sayFelt(STORY.energy, energy), name: STORY.energy, share: shareOf(energy) }] : []),
    ...(effort
      ? [{ line: STORY.effortText(effort.mean, effort.days), name: STORY.effort, share: (effort.mean - 1) / 9 }]
      : []),
  ]
  if (told.length === 0) return null
  return {
    id: 'felt',
    kicker: STORY.felt,
    head: STORY.feltHead,
    lines: told.map(({ line }) => line),
    picture: <FeltPicture scales={told} />,
  }
}

function next({ next: ahead }: ShownStory): StoryPage | null {
  if (!ahead) return null
  const { sessions, minutes, key } = ahead
  return {
    id: 'next',
    kicker: STORY.next,
    head: STORY.nextHead(sessions, durationText(minutes)),
    lines: [STORY.key(dateInWords(key.date, 'weekday'), key.name)],
    picture: <AheadPicture days={ahead.days} keyDate={key.date} />,
  }
}
