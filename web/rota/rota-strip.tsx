import { dateInWords } from '../words/date-words.ts'
import { ROTA } from '../words/rota-words.ts'
import { dateOfDay, isDated, type RotaDraft } from './rota-draft.ts'

type Props = {
  rota: RotaDraft
  /** None where the strip is only looked at. */
  onTap?: (day: number) => void
}

const CELL =
  'relative grid min-h-14 w-full content-center justify-items-center gap-0.5 rounded-md border px-0.5 py-1 text-center leading-tight'
// As many columns as meant, and fewer where large letters leave a day too narrow for its words.
const WEEKS = 'grid grid-cols-[repeat(auto-fill,minmax(max(2.25rem,(100%_-_0.75rem)/7),1fr))] gap-0.5'
const FOURS =
  'grid grid-cols-[repeat(auto-fill,minmax(max(3rem,(100%_-_0.75rem)/4),1fr))] gap-1 sm:grid-cols-[repeat(auto-fill,minmax(max(3rem,(100%_-_1.75rem)/8),1fr))]'
const OFF = 'border-line bg-sheet text-soft'
const BY_DAY = 'border-life bg-life-pale text-on-life'
const BY_NIGHT = 'border-life bg-life text-on-life'
/** Shifts from then on are drawn as nights are. */
const EVENING = '17:00'

/** The days of a rota side by side, as weeks or, where it goes by none, on a phone by fours: what is worked in grey as on the board, what is off as paper. */
export function RotaStrip({ rota, onTap }: Props) {
  return (
    <ol aria-label={ROTA.strip} className={rota.days.length % 7 === 0 ? WEEKS : FOURS}>
      {rota.days.map((id, at) => {
        const { name, seen, told, look } = cellOf(rota, id, at)
        const inside = (
          <>
            <span className="text-xs tabular-nums">{seen}</span>{' '}
            {/* "Night shift" is told by its first word; the whole stands in the list of shifts below. */}
            <span className="max-w-full overflow-hidden text-xs font-semibold text-ellipsis whitespace-nowrap">
              {name.split(' ')[0]}
            </span>
          </>
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day of a rota is its place.
          <li key={at} className="min-w-0">
            {onTap ? (
              <button type="button" aria-label={told} className={`${look} hover:border-ink`} onClick={() => onTap(at)}>
                {inside}
              </button>
            ) : (
              <span className={look}>
                <span className="sr-only">{told}</span>
                <span aria-hidden="true" className="contents">
                  {inside}
                </span>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** What a day is called and looks like. */
function cellOf(rota: RotaDraft, id: number | null, at: number) {
  const shift = rota.shifts.find((one) => one.id === id)
  const name = shift ? shift.label.trim() || ROTA.unnamed : ROTA.off
  const date = isDated(rota) ? dateOfDay(rota, at) : null
  const isToday = date === rota.today
  const seen = date ? dateInWords(date, 'short') : `${at + 1}`
  const look = `${CELL} ${lookOf(shift)} ${isToday ? 'outline-2 outline-offset-1 outline-pen' : ''}`
  return { name, seen, look, told: ROTA.day(seen, name, at + 1, isToday) }
}

function lookOf(shift: RotaDraft['shifts'][number] | undefined): string {
  if (!shift) return OFF
  return shift.start >= EVENING ? BY_NIGHT : BY_DAY
}
