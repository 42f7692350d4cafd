import { WEEKDAYS } from '../../engine/model.ts'
import type { Display } from '../../words/speech.ts'
import { clockText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import type { HoursRow } from '../ordinary-week/week-draft.ts'
import type { WordsChange, WordsEffect } from '../ordinary-week/words-change.ts'
import { daysInWords, seasonInWords } from '../reading/fact-text.ts'
import { Button } from '../ui/button.tsx'
import { ONBOARDING } from '../words/onboarding-words.ts'
import { READING } from '../words/reading-words.ts'
import { boardTexts } from './texts.ts'

const words = ONBOARDING.week.change

type Props = { effect: WordsEffect; onTake: () => void; onLeave: () => void }

/** Says what other words would change on a board that was drawn on, before they do. */
export function WordsChangeCard({ effect, onTake, onLeave }: Props) {
  const display = useDisplay()
  return (
    <div className="mb-4 grid gap-3 rounded-md border border-medium-mark bg-medium p-4 text-on-medium">
      <div role="status" className="grid gap-2 text-sm">
        <p className="font-semibold">{words.title}</p>
        <ul className="grid gap-1">
          {linesOf(effect, display).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTake}>{words.take}</Button>
        <Button look="secondary" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
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
