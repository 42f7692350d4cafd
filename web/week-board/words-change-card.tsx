import { WEEKDAYS } from '../../engine/model.ts'
import type { Display } from '../../words/speech.ts'
import { clockText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import type { HoursRow } from '../ordinary-week/week-draft.ts'
import type { WordsChange, WordsEffect } from '../ordinary-week/words-change.ts'
import { daysInWords, seasonInWords } from '../reading/fact-text.ts'
import { ChangeCard } from '../ui/change-card.tsx'
import { ONBOARDING } from '../words/onboarding-words.ts'
import { READING } from '../words/reading-words.ts'
import { boardTexts } from './texts.ts'

const words = ONBOARDING.week.change

type Props = { effect: WordsEffect; onTake: () => void; onLeave: () => void }

/** Says what other words would change on a board that was drawn on, before they do. */
export function WordsChangeCard({ effect, onTake, onLeave }: Props) {
  return (
    <div className="mb-4">
      <ChangeCard
        title={words.title}
        lines={linesOf(effect, useDisplay())}
        {...{ take: words.take, leave: words.leave, onTake, onLeave }}
      />
    </div>
  )
}

function linesOf({ change, kept }: WordsEffect, display: Display): string[] {
  const { busy, windows, never, maxMin } = change
  const hours = ({ days, start, end, ...row }: HoursRow) => {
    const each = `${daysInWords(days)} ${READING.hours(clockText(start, display), clockText(end, display))}`
    return [each, seasonInWords(row)].filter(Boolean).join(', ')
  }
  const { name } = boardTexts(display)
  const named = (row: HoursRow) => `${name({ kind: 'busy', label: row.label })}, ${hours(row)}`
  const window = (row: HoursRow) => `${name({ kind: 'window', label: '' })}, ${hours(row)}`
  const out = (days: WordsChange['never']['added']) =>
    days.length > 0 ? [`${READING.noTraining}, ${daysInWords(days)}`] : []
  return [
    ...[...busy.added.map(named), ...windows.added.map(window), ...out(never.added)].map(words.comes),
    ...[...busy.removed.map(named), ...windows.removed.map(window), ...out(never.removed)].map(words.goes),
    ...[...kept.busy.map(named), ...kept.windows.map(window)].map(words.stays),
    ...WEEKDAYS.flatMap((day) => {
      const minutes = maxMin[day]
      if (minutes === undefined) return []
      return [
        minutes
          ? words.comes(`${READING.atMost(Number(minutes))}, ${READING.days[day]}`)
          : words.unlimited(READING.days[day]),
      ]
    }),
  ]
}
