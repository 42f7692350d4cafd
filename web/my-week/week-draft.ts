import type { PersonFacts } from '../../contract/person-facts.ts'
import type { BusyBlock, CivilDate, Discipline, SparedPart, Weekday } from '../../engine/model.ts'

/** Hours on weekdays as they stand in the form: texts, so that nothing typed is lost. */
export type HoursRow = Row & { days: readonly Weekday[]; start: string; end: string; label: string }

type Dated = NonNullable<PersonFacts['dated']>[number]
/** Dates that are not like the others. */
export type AwayRow = Row & {
  from: string
  to: string
  kind: Dated['kind']
  label: string
  /** What is kept of it, with what the form does not show. */
  kept: Dated | null
  isPast: boolean
}

export type PartRow = Row & { part: string; how: SparedPart['how'] }

type Row = {
  /** Its name on the screen; never sent. */
  readonly id: number
  readonly isNew: boolean
}

/** The sports that the form asks about. */
export const SPORTS = ['run', 'walk', 'cycle', 'swim', 'row', 'strength'] as const satisfies readonly Discipline[]
export type Sport = (typeof SPORTS)[number]
export type SportChoice = 'any' | 'does' | 'never'

/** What a person sets of their life, as it stands in the form. */
export type WeekDraft = {
  never: readonly Weekday[]
  /** [min] as text, by weekday; none or empty is no limit. */
  maxMin: Partial<Record<Weekday, string>>
  windows: readonly HoursRow[]
  /** Null while the person's own words count. */
  busy: readonly HoursRow[] | null
  away: readonly AwayRow[]
  sports: Record<Sport, SportChoice>
  body: readonly PartRow[]
}

let lastId = 0
const mark = (isNew = false) => ({ id: ++lastId, isNew })

/** What is kept, as a draft. @param today - by which stretches are past */
export function draftOf({ week, dated = [], sports, body = [] }: PersonFacts, today: CivilDate): WeekDraft {
  const chosen = (sport: Sport): SportChoice => {
    if (sports?.never?.includes(sport)) return 'never'
    return sports?.does?.includes(sport) ? 'does' : 'any'
  }
  return {
    never: week?.never ?? [],
    maxMin: Object.fromEntries(Object.entries(week?.maxMin ?? {}).map(([day, minutes]) => [day, `${minutes}`])),
    windows: (week?.windows ?? []).map((window) => ({ ...window, label: '', ...mark() })),
    busy: week?.busy?.map((block) => ({ ...block, ...mark() })) ?? null,
    away: dated
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map((kept) => {
        const { from, to, kind, label } = kept
        return { from, to, kind, label, kept, isPast: to < today, ...mark() }
      }),
    sports: Object.fromEntries(SPORTS.map((sport) => [sport, chosen(sport)])) as Record<Sport, SportChoice>,
    body: body.map((spared) => ({ ...spared, ...mark() })),
  }
}

export const newHours = (): HoursRow => ({ days: [], start: '', end: '', label: '', ...mark(true) })
export const newAway = (): AwayRow => ({
  ...{ from: '', to: '', kind: 'off', label: '', kept: null, isPast: false },
  ...mark(true),
})
export const newPart = (): PartRow => ({ part: '', how: 'careful', ...mark(true) })

/** What was read of the person's words, as rows to begin from. */
export function rowsOfReading(busy: readonly BusyBlock[]): HoursRow[] {
  return busy.map(({ days, start, end, label }) => ({ days, start, end, label, ...mark() }))
}
