import { useEffect, useRef, useState } from 'react'
import { EVENT_EFFORTS, EVENT_SPORTS, type EventEffort, type EventLike, type EventSport } from '../../engine/model.ts'
import { askedOf, type EventRow, lengthOf } from '../ordinary-week/event-rows.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'

const words = MY_WEEK.events.like

type Props = { row: EventRow; onLike: (like: EventLike) => void }

/** Each question's answers, as they are pressed and as they are kept. */
const ANSWERS: Readonly<Record<keyof EventLike, readonly { label: string; like: EventLike }[]>> = {
  minutes: words.lengths.map((minutes) => ({ label: words.length(minutes), like: { minutes } })),
  effort: EVENT_EFFORTS.map((effort) => ({ label: words.efforts[effort], like: { effort } })),
  sport: EVENT_SPORTS.map((sport) => ({ label: words.sports[sport], like: { sport } })),
}

/** What a plan has to know of an event of an unknown kind: three questions beside its row, one after the other. */
export function LikeQuestions({ row, onLike }: Props) {
  const place = useRef<HTMLFieldSetElement>(null)
  const heading = useRef<HTMLParagraphElement>(null)
  const [isAnswering, setAnswering] = useState(false)
  const open = askedOf(row)
  const [asked] = open
  useEffect(() => {
    // The buttons that were there are gone: the next question is read out.
    if (isAnswering && asked) heading.current?.focus()
  }, [isAnswering, asked])
  if (!asked) return null
  const answer = (like: EventLike) => {
    setAnswering(true)
    if (open.length === 1) place.current?.closest('li')?.querySelector('summary')?.focus()
    onLike({ ...row.like, ...like })
  }
  return (
    <fieldset
      ref={place}
      aria-label={`${row.name}: ${words.questions[asked]}`}
      className="grid gap-2 border-t border-line bg-medium p-3 text-sm text-on-medium"
    >
      {open.length === 3 && <p>{words.asks(row.name)}</p>}
      <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {words.questions[asked]} <span className="font-normal">{words.of(4 - open.length)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {ANSWERS[asked].map(({ label, like }) => (
          <Button key={label} look="secondary" onClick={() => answer(like)}>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) => [
  { value: '', label: words.unsaid },
  ...values.map((value) => ({ value, label: labels[value] })),
]
const EFFORTS = optionsOf(EVENT_EFFORTS, words.efforts)
const SPORTS = optionsOf(EVENT_SPORTS, words.sports)

/** The same as fields, to be changed. */
export function LikeFields({ row, onLike }: Props) {
  const { minutes, effort, sport } = row.like
  const [typed, setTyped] = useState('')
  // What was typed stays as it was, until a question beside the row is answered otherwise.
  const shown = Object.is(meaningOf(typed), minutes) ? typed : minutes === undefined ? '' : words.length(minutes)
  const change = (part: keyof EventLike, value: EventLike[keyof EventLike]) => {
    const { [part]: _, ...others } = row.like
    onLike(value === undefined ? others : { ...others, [part]: value })
  }
  return (
    <>
      <TextField
        label={words.lengthField}
        hint={words.lengthHint}
        value={shown}
        onValue={(text) => {
          setTyped(text)
          change('minutes', meaningOf(text))
        }}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={words.effortField}
          value={effort ?? ''}
          options={EFFORTS}
          onValue={(value) => change('effort', value === '' ? undefined : (value as EventEffort))}
        />
        <SelectField
          label={words.sportField}
          value={sport ?? ''}
          options={SPORTS}
          onValue={(value) => change('sport', value === '' ? undefined : (value as EventSport))}
        />
      </div>
    </>
  )
}

/** [min] of what was typed; NaN where it is no length, nothing where nothing was. */
function meaningOf(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : (lengthOf(typed) ?? Number.NaN)
}

/** `3 h`, `Hard all the way`, `Rowing`: what was said of it, for its row. */
export function likeInWords({ discipline, like }: EventRow): string[] {
  if (discipline !== 'other') return []
  const { minutes, effort, sport } = like
  return [
    minutes === undefined || Number.isNaN(minutes) ? '' : words.length(minutes),
    effort ? words.efforts[effort] : '',
    sport ? words.sports[sport] : '',
  ]
}
