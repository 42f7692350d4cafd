import type { PersonFacts } from '../../contract/person-facts.ts'
import { nameOf } from '../../engine/day/own-names.ts'
import type { BusyBlock, CivilDate, Discipline, Equipment, SparedPart, Weekday } from '../../engine/model.ts'
import { draftOfRota, type RotaDraft } from '../rota/rota-draft.ts'
import { type EventRow, rowsOfEvents } from './event-rows.ts'
import { type SeasonRow, seasonOf } from './season.ts'

/** Hours on weekdays as they stand in the form: texts, so that nothing typed is lost. */
export type HoursRow = Row &
  SeasonRow & {
    days: readonly Weekday[]
    start: string
    end: string
    label: string
    /** Read in the person's words, and perhaps not meant so. */
    isUnsure?: true
    /** What the person trains in hours of training already. */
    sport?: Discipline
  }

type Dated = NonNullable<PersonFacts['dated']>[number]
/** Dates that are not like the others. */
export type AwayRow = Row & {
  from: string
  to: string
  kind: Dated['kind']
  label: string
  /** Those left out in it, where it is without some; else none. */
  sports: readonly Discipline[]
  /** What there is to train with in it, where that is another; null where it is what there always is. */
  equipment: readonly Equipment[] | null
  /** What is kept of it, with what the form does not show. */
  kept: Dated | null
  isPast: boolean
  /** Of weeks that come in turns, of which the person's words do not say which. */
  isUnsure?: true
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
  /** Days of which `never` or `maxMin` was read in the person's words, and perhaps not meant so. */
  unsureDays: readonly Weekday[]
  /** [min] as text, by weekday; none or empty is no limit. */
  maxMin: Partial<Record<Weekday, string>>
  windows: readonly HoursRow[]
  /** Null while the person's own words count. */
  busy: readonly HoursRow[] | null
  /** Shifts that repeat in another rhythm, which take the place of the busy hours. */
  rota: RotaDraft | null
  away: readonly AwayRow[]
  /** Null while what the person wrote of their races counts. */
  events: readonly EventRow[] | null
  sports: Record<Sport, SportChoice>
  body: readonly PartRow[]
  /** What counts although it may be empty: of the rest the person's own words count. */
  said: Record<Sayable, boolean>
}

/** What the person's words may say of training itself. */
type Sayable = 'never' | 'maxMin' | 'windows' | 'away' | 'sports' | 'body'

/** What they say, as a draft would hold it. */
export type HeardDraft = Pick<WeekDraft, Sayable | 'unsureDays'>

/** [ratio] Below this confidence the reader is not sure. */
const SURE = 0.6

let lastId = 0
const mark = (isNew = false) => ({ id: ++lastId, isNew })

/** What is kept, as a draft. @param today - by which stretches are past */
export function draftOf({ week, rota, dated, events, sports, body }: PersonFacts, today: CivilDate): WeekDraft {
  const chosen = (sport: Sport): SportChoice => {
    if (sports?.never?.includes(sport)) return 'never'
    return sports?.does?.includes(sport) ? 'does' : 'any'
  }
  return {
    never: week?.never ?? [],
    unsureDays: week?.unsureDays ?? [],
    maxMin: Object.fromEntries(Object.entries(week?.maxMin ?? {}).map(([day, minutes]) => [day, `${minutes}`])),
    windows: (week?.windows ?? []).map((window) => ({ ...withDoubt(window), label: nameOf(window.sport), ...mark() })),
    busy: week?.busy?.map((block) => ({ ...withDoubt(block), ...mark() })) ?? null,
    rota: draftOfRota(rota, today),
    away: awayRows(dated ?? [], today),
    events: events ? rowsOfEvents(events) : null,
    sports: Object.fromEntries(SPORTS.map((sport) => [sport, chosen(sport)])) as Record<Sport, SportChoice>,
    body: (body ?? []).map((spared) => ({ ...spared, ...mark() })),
    said: {
      never: week?.never !== undefined,
      maxMin: week?.maxMin !== undefined,
      windows: week?.windows !== undefined,
      away: dated !== undefined,
      sports: sports !== undefined,
      body: body !== undefined,
    },
  }
}

function withDoubt<Kept extends { readonly unsure?: true | undefined }>({ unsure, ...row }: Kept) {
  return { ...row, ...(unsure && { isUnsure: unsure }) }
}

function awayRows(dated: readonly Dated[], today: CivilDate): AwayRow[] {
  return dated
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map((kept) => {
      const { from, to, kind, label } = kept
      const sports = kept.kind === 'without' ? kept.sports : []
      const equipment = kept.kind === 'light' || kept.kind === 'kit' ? (kept.equipment ?? null) : null
      return { from, to, kind, label, sports, equipment, kept, isPast: to < today, ...mark() }
    })
}

/** What was heard of training in the person's words, for a draft. @param today - by which stretches are past */
export function heardDraft(facts: PersonFacts, today: CivilDate): HeardDraft {
  const { never, unsureDays, maxMin, windows, away, sports, body } = draftOf(facts, today)
  return { never, unsureDays, maxMin, windows, away, sports, body }
}

/**
 * A draft with what the words say where nothing else was said, as it is shown; and kept, once one of these is changed.
 * @param parts - those that are taken over
 */
export function withHeard(
  draft: WeekDraft,
  heard: HeardDraft | null,
  parts: readonly Sayable[] = ['never', 'maxMin', 'windows', 'away', 'sports', 'body'],
): WeekDraft {
  const open = heard ? parts.filter((part) => !draft.said[part] && isEmpty(draft[part]) && !isEmpty(heard[part])) : []
  if (!heard || open.length === 0) return draft
  const isOfDays = open.includes('never') || open.includes('maxMin')
  return {
    ...draft,
    ...Object.fromEntries(open.map((part) => [part, heard[part]])),
    ...(isOfDays && { unsureDays: heard.unsureDays }),
    said: { ...draft.said, ...Object.fromEntries(open.map((part) => [part, true])) },
  }
}

/** A change to a draft: of what the words said in the part of life that it touches, the rest stands as it was shown. */
export function changedDraft(draft: WeekDraft, heard: HeardDraft | null, part: Partial<WeekDraft>): WeekDraft {
  const isOfWeek = ['never', 'unsureDays', 'maxMin', 'windows', 'busy'].some((one) => one in part)
  const taken = [
    ...(isOfWeek ? (['never', 'maxMin', 'windows'] as const) : []),
    ...(['away', 'sports', 'body'] as const).filter((one) => one in part),
  ]
  return { ...withHeard(draft, heard, taken), ...part }
}

/** Stretches ahead that the words tell of and a list that was set by hand lacks: they do not count. */
export function missedAway({ away, said }: Pick<WeekDraft, 'away' | 'said'>, heard: HeardDraft | null): AwayRow[] {
  if (!heard || !said.away) return []
  const isIn = (row: AwayRow) => (own: AwayRow) =>
    own.kind === row.kind && own.from <= row.to && row.from <= (own.to || own.from)
  return heard.away.filter((row) => !row.isPast && !away.some(isIn(row)))
}

const isEmpty = (part: object) => Object.values(part).every((choice) => choice === 'any')

export const newHours = (): HoursRow => ({ days: [], start: '', end: '', label: '', ...mark(true) })
export const newAway = (): AwayRow => ({
  ...{ from: '', to: '', kind: 'off', label: '', sports: [], equipment: null, kept: null, isPast: false },
  ...mark(true),
})
export const newPart = (): PartRow => ({ part: '', how: 'careful', ...mark(true) })

/** Hours as they were read. */
export type ReadBlock = Omit<BusyBlock, 'span'>

/** What was read of the person's words, as rows to begin from. */
export function rowsOfReading(busy: readonly ReadBlock[]): HoursRow[] {
  return busy.map(({ days, start, end, label, confidence, ...season }) => ({
    ...{ days, start, end, label, ...seasonOf(season), ...mark() },
    ...(confidence < SURE && { isUnsure: true as const }),
  }))
}
