import { Fragment, Suspense, useState } from 'react'
import {
  type CivilDate,
  EVENT_DISCIPLINES,
  type EventDiscipline,
  type EventLike,
  type Priority,
} from '../../engine/model.ts'
import { KM_PER_MILE } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { type EventRow, newEvent, rowsOfEvents, yearMeant } from '../ordinary-week/event-rows.ts'
import { secondsOf, timeText } from '../ordinary-week/race-time.ts'
import { readEvents } from '../reading/read-text.ts'
import { useReading } from '../reading/use-reading.ts'
import { Button } from '../ui/button.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { dateInWords } from '../words/date-words.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { EntryList } from './entry-list.tsx'
import { eventInWords, rounded } from './row-words.ts'

const words = MY_WEEK.events
const NAME_MAX = 100
const KINDS = EVENT_DISCIPLINES.map((value) => ({ value, label: words.kinds[value] }))
const PRIORITIES = ([null, 'A', 'B', 'C'] as const).map((value) => ({
  value: value ?? '',
  label: words.priorities[value ?? 'none'],
}))

/** Where a climb says how long it takes. */
const CLIMBS: ReadonlySet<EventDiscipline> = new Set(['run', 'cycle', 'hike', 'obstacle', 'ski'])

// Only for an event of another kind; what is open of it the engine says, which comes with the questions.
const LikeFields = optionalPart(async () => (await import('./event-like.tsx')).LikeFields)
const LikeQuestions = optionalPart(async () => {
  const [parts, { askedOf }] = await Promise.all([
    import('./event-like.tsx'),
    import('../../engine/phases/event-asked.ts'),
  ])
  return ({ row, onLike }: LikeProps) => <parts.LikeQuestions row={row} onLike={onLike} open={askedOf(row)} />
})
type LikeProps = { row: EventRow; onLike: (like: EventLike) => void }

type Props = {
  /** What the person wrote of their races: its events stand here while there is no list. */
  text: string
  rows: readonly EventRow[] | null
  problems: ReadonlyMap<number, string>
  today: CivilDate
  /** Below the very box that it is read from. */
  isBesideBox?: boolean
  onRows: (rows: readonly EventRow[] | null) => void
}

/** Races and events, a row each, filled from the words; once one is changed, the list counts and the words are a note. */
export function RaceRows({ text, rows, problems, today, isBesideBox = false, onRows }: Props) {
  const display = useDisplay()
  const reading = useReading(rows === null ? text : '', readEvents)
  const shown = rows ?? rowsOfEvents((reading?.events ?? []).map((event) => ({ ...event, name: capital(event.name) })))
  const change = (row: EventRow, part: Partial<EventRow>) =>
    onRows(shown.map((other) => (other.id === row.id ? { ...other, ...part } : other)))
  return (
    <EntryList
      title={isBesideBox ? words.asRead : words.title}
      heading={isBesideBox ? 'h2' : 'h3'}
      hint={rows === null ? words.hint : words.listHint}
      empty={words.empty}
      isLean={isBesideBox}
      problems={problems}
      entries={shown.map((row) => ({
        id: row.id,
        isNew: row.isNew,
        summary: eventInWords(row, display),
        fields: <EventFields row={row} change={(part) => change(row, part)} />,
        note: (
          <>
            <DateQuestion row={row} today={today} onDate={(date) => change(row, { date })} />
            {!row.isNew && row.date >= today && row.discipline === 'other' && (
              <Suspense>
                <LikeQuestions row={row} onLike={(like) => change(row, { like })} />
              </Suspense>
            )}
          </>
        ),
      }))}
      onRemove={(id) => onRows(shown.filter((row) => row.id !== id))}
      add={{ label: words.add, run: () => onRows([...shown, newEvent(shown)]) }}
      beside={
        rows !== null &&
        text.trim() !== '' && (
          <Button look="quiet" onClick={() => onRows(null)}>
            {MY_WEEK.busy.back}
          </Button>
        )
      }
    />
  )
}

type QuestionProps = { row: EventRow; today: CivilDate; onDate: (date: string) => void }

/** Asked beside the row itself: the date that is missing, or the year of one that is over. */
function DateQuestion({ row, today, onDate }: QuestionProps) {
  const meant = yearMeant(row, today)
  if (row.isNew || (row.date !== '' && meant === null)) return null
  return (
    <div className="grid justify-items-start gap-2 border-t border-line bg-medium p-3 text-sm text-on-medium">
      {row.date === '' ? (
        <TextField label={words.when(row.name)} type="date" min={today} value="" onValue={onDate} />
      ) : (
        meant && (
          <>
            <p>{words.over(dateInWords(row.date, 'dated'))}</p>
            <Button look="secondary" onClick={() => onDate(meant)}>
              {dateInWords(meant, 'dated')}
            </Button>
          </>
        )
      )}
    </div>
  )
}

function EventFields({ row, change }: { row: EventRow; change: (part: Partial<EventRow>) => void }) {
  const { distance: unit } = useDisplay()
  const pair = 'grid items-start gap-4 sm:grid-cols-2'
  return (
    // What was typed in other units is shown in those that are chosen now.
    <Fragment key={unit}>
      <div className={pair}>
        <TextField label={words.name} maxLength={NAME_MAX} value={row.name} onValue={(name) => change({ name })} />
        <SelectField
          label={words.kind}
          value={row.discipline}
          options={KINDS}
          onValue={(kind) => change({ discipline: kind as EventDiscipline })}
        />
      </div>
      <div className={pair}>
        <DistanceField km={row.distanceKm} onKm={(distanceKm) => change({ distanceKm })} />
        <TextField label={words.date} type="date" value={row.date} onValue={(date) => change({ date })} />
      </div>
      {row.discipline === 'other' && (
        <Suspense>
          <LikeFields row={row} onLike={(like) => change({ like })} />
        </Suspense>
      )}
      {CLIMBS.has(row.discipline) && <ClimbField metres={row.climbM} onMetres={(climbM) => change({ climbM })} />}
      <div className={pair}>
        <TimeField seconds={row.targetSeconds} onSeconds={(targetSeconds) => change({ targetSeconds })} />
        <SelectField
          label={words.priority}
          value={row.priority ?? ''}
          options={PRIORITIES}
          onValue={(value) => change({ priority: value === '' ? null : (value as Priority) })}
        />
      </div>
    </Fragment>
  )
}

/** What is typed stays as it is typed: only its meaning goes up. */
function DistanceField({ km, onKm }: { km: number | null; onKm: (km: number | null) => void }) {
  const { distance: unit } = useDisplay()
  const factor = unit === 'mi' ? KM_PER_MILE : 1
  const [typed, setTyped] = useState(km === null || Number.isNaN(km) ? '' : `${rounded(km / factor)}`)
  return (
    <TextField
      label={words.distance(unit)}
      inputMode="decimal"
      value={typed}
      onValue={(text) => {
        setTyped(text)
        onKm(text.trim() === '' ? null : Number(text.replace(',', '.')) * factor)
      }}
    />
  )
}

const METRES_OF_FOOT = 0.3048

function ClimbField({ metres, onMetres }: { metres: number | null; onMetres: (metres: number | null) => void }) {
  const { distance } = useDisplay()
  const [unit, factor] = distance === 'mi' ? (['ft', METRES_OF_FOOT] as const) : (['m', 1] as const)
  const [typed, setTyped] = useState(metres === null || Number.isNaN(metres) ? '' : `${Math.round(metres / factor)}`)
  return (
    <TextField
      label={words.climb(unit)}
      inputMode="decimal"
      value={typed}
      onValue={(text) => {
        setTyped(text)
        onMetres(text.trim() === '' ? null : Math.round(Number(text.replace(/[.,](?=\d{3}$)/, '')) * factor))
      }}
    />
  )
}

function TimeField({ seconds, onSeconds }: { seconds: number | null; onSeconds: (seconds: number | null) => void }) {
  const [typed, setTyped] = useState(seconds === null || Number.isNaN(seconds) ? '' : timeText(seconds))
  return (
    <TextField
      label={words.target}
      hint={words.targetHint}
      value={typed}
      onValue={(text) => {
        setTyped(text)
        onSeconds(text.trim() === '' ? null : (secondsOf(text) ?? Number.NaN))
      }}
    />
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
