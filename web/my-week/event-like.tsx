import { useEffect, useRef, useState } from 'react'
import type { EventEffort, EventLike, EventSport } from '../../engine/model.ts'
import type { askedOf } from '../../engine/phases/event-asked.ts'
import type { EventRow } from '../ordinary-week/event-rows.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { EVENT_LIKE } from '../words/event-like-words.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { lengthOf } from './event-length.ts'

const words = { ...MY_WEEK.events.like, ...EVENT_LIKE }
const EFFORTS = keysOf(words.efforts)
const SPORTS = keysOf(words.sports)

type Props = { row: EventRow; onLike: (like: EventLike) => void }

/** Each question's answers, as they are pressed and as they are kept. */
const ANSWERS: Readonly<Record<ReturnType<typeof askedOf>[number], readonly { label: string; like: EventLike }[]>> = {
  minutes: words.lengths.map((minutes) => ({ label: words.length(minutes), like: { minutes } })),
  effort: EFFORTS.map((effort) => ({ label: words.efforts[effort], like: { effort } })),
  sport: SPORTS.map((sport) => ({ label: words.sports[sport], like: { sport } })),
}

/**
 * What a plan has to know of an event of an unknown kind: three questions beside its row, one after the other.
 * @param asked - what of them is open
 */
export function LikeQuestions({ row, onLike, open }: Props & { open: ReturnType<typeof askedOf> }) {
  const place = useRef<HTMLFieldSetElement>(null)
  const heading = useRef<HTMLParagraphElement>(null)
  const [isAnswering, setAnswering] = useState(false)
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
const EFFORT_OPTIONS = optionsOf(EFFORTS, words.efforts)
const SPORT_OPTIONS = optionsOf(SPORTS, words.sports)

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
          options={EFFORT_OPTIONS}
          onValue={(value) => change('effort', value === '' ? undefined : (value as EventEffort))}
        />
        <SelectField
          label={words.sportField}
          value={sport ?? ''}
          options={SPORT_OPTIONS}
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

function keysOf<Key extends string>(labels: Readonly<Record<Key, string>>): readonly Key[] {
  return Object.keys(labels) as Key[]
}
