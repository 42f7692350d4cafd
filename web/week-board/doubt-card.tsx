import type { HoursRow } from '../ordinary-week/week-draft.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'

const words = WEEK_BOARD.editor
type Hours = Pick<HoursRow, 'start' | 'end'>

type Props = {
  /** The hours that may be meant, those we took first. */
  readings: readonly Hours[]
  hoursOf: (reading: Hours) => string
  onYes: (reading: Hours) => void
  onNo: () => void
}

/** What we are not sure of, answered by one tap: it is so, at these other hours, or not at all. What is else of it stands below. */
export function DoubtCard({ readings, hoursOf, onYes, onNo }: Props) {
  const isOne = readings.length === 1
  const look =
    'min-h-11 rounded-md border border-edge bg-sheet px-3 text-sm font-semibold text-ink hover:border-ink forced-colors:border-[ButtonText]'
  return (
    <fieldset className="rounded-md border border-dashed border-medium-mark bg-medium p-3 text-on-medium">
      <legend className="float-left mb-2 w-full text-sm font-semibold">
        {isOne ? words.doubtOf(hoursOf(readings[0] as Hours)) : words.doubt}
      </legend>
      <div className="clear-left flex flex-wrap gap-2">
        {readings.map((reading) => (
          <button key={reading.start} type="button" className={look} onClick={() => onYes(reading)}>
            {isOne ? words.right : hoursOf(reading)}
          </button>
        ))}
        <button type="button" className={look} onClick={onNo}>
          {words.notSo}
        </button>
      </div>
      <p className="mt-2 text-xs">{words.change}</p>
    </fieldset>
  )
}
