import { type CivilDate, WEEKDAYS } from '../../engine/model.ts'
import { daysBetween, mondayOf } from '../display/civil-dates.ts'
import { dateInWords } from '../words/date-words.ts'
import { READING } from '../words/reading-words.ts'
import { TURNS } from '../words/turn-words.ts'

type Props = {
  /** What is asked. */
  ask: string
  /** The day on which it would be next, one for each week that may be meant. */
  firsts: readonly CivilDate[]
  today: CivilDate
  onFirst: (first: CivilDate) => void
  /** Where it may be of every week as well. */
  onEach?: () => void
  onNo: () => void
}

const LOOK =
  'min-h-11 rounded-md border border-edge bg-sheet px-3 text-sm font-semibold text-ink hover:border-ink forced-colors:border-[ButtonText]'

/** What comes in some weeks only, of which nobody said which: answered by one tap. */
export function TurnCard({ ask, firsts, today, onFirst, onEach, onNo }: Props) {
  return (
    <fieldset className="rounded-md border border-dashed border-medium-mark bg-medium p-3 text-on-medium">
      <legend className="float-left mb-2 w-full text-sm font-semibold wrap-anywhere">{ask}</legend>
      <div className="clear-left flex flex-wrap gap-2">
        {firsts.toSorted().map((first) => (
          <button key={first} type="button" className={LOOK} onClick={() => onFirst(first)}>
            {TURNS.week(daysBetween(mondayOf(today), mondayOf(first)) / 7, dayAndDate(first))}
          </button>
        ))}
        {onEach && (
          <button type="button" className={LOOK} onClick={onEach}>
            {TURNS.each}
          </button>
        )}
        <button type="button" className={LOOK} onClick={onNo}>
          {TURNS.no}
        </button>
      </div>
    </fieldset>
  )
}

function dayAndDate(date: CivilDate): string {
  const day = WEEKDAYS[daysBetween(mondayOf(date), date)] ?? 'mon'
  return `${READING.days[day]} ${dateInWords(date, 'short')}`
}
