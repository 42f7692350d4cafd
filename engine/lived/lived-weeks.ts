import { civilDate } from '../civil-date.ts'
import { remembered } from '../memo.ts'
import type { CivilDate, HistoryDay } from '../model.ts'
import { firstWeeks, type MadeWeeks, type Making, timedWeeks } from '../week/block/make-weeks.ts'
import type { AskedDay, AskedDays } from './asked-days.ts'
import { type LivedLayout, rebuiltWeeks } from './rebuilt-weeks.ts'

/** What the weeks of a block follow from once it is under way. */
export type Living = {
  readonly making: Making
  /** Undefined where nobody knows what was done. */
  readonly history: readonly HistoryDay[] | undefined
  /** Ids of adjustments that the person took back. */
  readonly withdrawn: readonly string[]
  /** The first day whose silence says something; null where none does. */
  readonly since: CivilDate | null
  /** Weeks of the block that are over. */
  readonly over: number
  /** The days that are over, as they were shown in the end. */
  readonly asked: AskedDays
  /** They chose what becomes of days that keep being missed. */
  readonly keepsDays: boolean
}

/** The weeks of a block as they stand, and what became of those that are over. */
export type LivedWeeks = MadeWeeks & { readonly lived: Pick<LivedLayout, 'lived' | 'rebuilt'> }

/** Weeks of lives that are kept, as heavy as those first made: a week's days ask for the same. */
const KEPT = 160
const NOTHING_YET: LivedWeeks['lived'] = { lived: [], rebuilt: [] }

/** The weeks of a block as they follow from what was done of those that are over. */
export function livedWeeks({ making, history, withdrawn, since, over, asked, keepsDays }: Living): LivedWeeks {
  const first = firstWeeks(making)
  const from = making.frames[over]
  if (history === undefined || over < 1) return { ...first, lived: NOTHING_YET }
  const monday = from ? civilDate(from.monday) : null
  // What is said of the week under way changes none of its sessions.
  const isOver = (date: CivilDate) => monday === null || date < monday
  const before = history.filter(({ date }) => isOver(date))
  const askedBefore = new Map([...asked].filter(([date]) => isOver(date)))
  const done = before.map((day) => [
    day.date,
    day.completed,
    day.minutes,
    day.distanceKm,
    day.rpe,
    day.worn,
    day.beside,
  ])
  return livedOnce({
    key: JSON.stringify([first.key, since, over, withdrawn, keepsDays, done, [...askedBefore].map(shortly)]),
    first,
    making,
    before,
    withdrawn,
    since,
    over,
    asked: askedBefore,
    keepsDays,
  })
}

/** What weeks to come follow from of a day that was shown. */
function shortly([date, day]: readonly [CivilDate, AskedDay]) {
  const { durationMin, distanceKm, discipline, loadAu, hard, plannedMin, first, stress } = day
  return [date, durationMin, distanceKm, discipline, loadAu, hard, plannedMin, first, stress]
}

type LivingOnce = Omit<Living, 'history'> & {
  readonly key: string
  readonly first: ReturnType<typeof firstWeeks>
  readonly before: readonly HistoryDay[]
}

const livedOnce = remembered(
  KEPT,
  ({ key }: LivingOnce) => key,
  ({ first, making, before, withdrawn, since, over, asked, keepsDays }: LivingOnce): LivedWeeks => {
    const { frames, usual, ...input } = making
    const { weeks, ...lived } = rebuiltWeeks(first.layout, {
      ...{ frames, input, history: before, since, over, asked, keepsDays },
      withdrawn: new Set(withdrawn),
    })
    if (weeks === first.layout[input.person.stress]) return { ...first, lived }
    return { ...timedWeeks(weeks, input.daysFrom, usual), lived }
  },
  ({ weeks }) => weeks.length,
)
