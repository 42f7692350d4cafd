import { clockTime } from '../../../day/clock.ts'
import type { Item } from '../../items.ts'
import { DAY_END, DAY_START } from '../../windows.ts'
import type { Mark } from '../check-in-words.ts'
import type { HourDoubt } from './doubt.ts'
import type { Place, Placed } from './edges.ts'
import type { Minutes } from './times.ts'

export type DayWindow = { readonly start: string; readonly end: string }
export type TomorrowBusy = DayWindow & { readonly label: string }
/** A part of tomorrow with the place it was read at, and the rule by which it is in doubt. */
export type Ahead<T> = { readonly said: T; readonly at: Pick<Item, 'start' | 'end'>; readonly doubt: HourDoubt | null }
export type Tomorrow = {
  readonly busy: readonly Ahead<TomorrowBusy>[]
  readonly unavailable: Ahead<true> | null
  readonly prefer: Ahead<DayWindow> | null
}

/** [min] from leaving to what one leaves for, at most */
const WAY_MOST = 240
/** [min] Whoever is busy all day is so from eight on; ours. */
const WORKING_FROM = 480

/** What has been read of tomorrow so far, clause by clause. */
export class TomorrowBook {
  readonly busy: (Placed & { label: string })[] = []
  prefer: Placed | null = null
  unavailable: Place | null = null
  /** Whether there is no time because the day is full, and not because somebody rests. */
  isFull = false
  /** What takes the whole day. */
  allDay: Mark | null = null
  /** When somebody leaves, and is back as far as that is told. */
  leave: Placed | null = null
  /** What was told last: hours behind it are of it. */
  lastEvent: Mark | null = null
  /** The sentence that says that it is as usual, and the one that says when training is wished. */
  usualSentence = -1
  wishSentence = -1

  /** All of it together. */
  tomorrow(): Tomorrow {
    // "Before breakfast, the rest of the day is chocka"
    if (this.prefer && this.isFull) this.unavailable = null
    this.settleLeave()
    this.settleAllDay()
    const { busy, unavailable, prefer, allDay } = this
    const cut = busy
      .map((window) => ({ ...window, start: Math.max(window.start, DAY_START), end: Math.min(window.end, DAY_END) }))
      .filter((window) => window.end > window.start)
    return {
      busy:
        unavailable && allDay
          ? []
          : cut.map(({ label, ...window }) => ({ ...placeOf(window), said: { ...shown(window), label } })),
      unavailable: unavailable && { ...unavailable, said: true },
      prefer: prefer && prefer.end > prefer.start ? { ...placeOf(prefer), said: shown(prefer) } : null,
    }
  }

  /** Who leaves for something is on the way to it; else they are away. */
  private settleLeave() {
    const { leave } = this
    if (leave === null) return
    const next = this.busy.find(({ start }) => start >= leave.start && start - leave.start <= WAY_MOST)
    if (next) next.start = leave.start
    else this.busy.push({ ...leave, label: 'away' })
  }

  private settleAllDay() {
    if (!this.allDay || this.unavailable) return
    const place = { at: this.allDay.item, doubt: null }
    if (this.prefer)
      this.busy.push({ ...place, start: WORKING_FROM, end: Math.max(540, this.prefer.start), label: 'busy' })
    else if (this.busy.length === 0) this.unavailable = place
  }
}

const placeOf = ({ at, doubt }: Place): Place => ({ at, doubt })
const shown = ({ start, end }: Minutes): DayWindow => ({ start: clockTime(start), end: clockTime(end) })
