import type { PersonFacts, PersonFactsInput } from '../../contract/person-facts.ts'
import { WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { rotaOf, rotaProblem } from '../rota/rota-draft.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { type EventRow, eventProblem, eventsOfRows } from './event-rows.ts'
import { isBackwards, seasonOf } from './season.ts'
import { type AwayRow, draftOf, type HoursRow, SPORTS, type Sport, type WeekDraft } from './week-draft.ts'

/** [days] */
const STRETCH_MAX = 400
const DAY_MS = 86_400_000

/** What is wrong with the rows of a draft, by their ids. */
export function problemsOf({ windows, busy, away, body }: WeekDraft): ReadonlyMap<number, string> {
  const found = [
    ...[...windows, ...(busy ?? [])].map((row) => [row.id, hoursProblem(row)] as const),
    ...away.filter(({ kind }) => kind !== 'busy').map((row) => [row.id, awayProblem(row)] as const),
    ...body.map((row) => [row.id, row.part === '' ? MY_WEEK.body.partMissing : null] as const),
  ]
  return new Map(found.flatMap(([id, problem]) => (problem === null ? [] : [[id, problem]])))
}

/** What is wrong with events, by their ids: they are named apart from the other rows. */
export function eventProblemsOf(events: readonly EventRow[] | null): ReadonlyMap<number, string> {
  return new Map(
    (events ?? []).flatMap((row) => {
      const problem = eventProblem(row)
      return problem === null ? [] : [[row.id, problem] as const]
    }),
  )
}

function hoursProblem(row: HoursRow): string | null {
  const { days, start, end } = row
  if (days.length === 0) return MY_WEEK.daysMissing
  if (start === '' || end === '') return MY_WEEK.hoursMissing
  if (start === end) return MY_WEEK.hoursSame
  return isBackwards(row) ? MY_WEEK.season.wrong : null
}

function awayProblem(row: AwayRow): string | null {
  const { from, to, kind, sports } = row
  if (from === '') return MY_WEEK.away.dateMissing
  if (isBackwards(row)) return MY_WEEK.away.dateWrong
  if (to !== '' && Date.parse(to) - Date.parse(from) > STRETCH_MAX * DAY_MS) return MY_WEEK.away.tooLong
  if (kind === 'kit' && row.equipment === null) return MY_WEEK.away.kitMissing
  return kind === 'without' && sports.length === 0 ? MY_WEEK.away.sportsMissing : null
}

/** The parts of a faultless draft that say otherwise than what is kept; a part with nothing left to say is null. */
export function changesOf(draft: WeekDraft, kept: PersonFacts): PersonFactsInput {
  const now = partsOf(draft, kept)
  const before = partsOf(draftOf(kept, ''), kept)
  const isChanged = (part: keyof typeof now) => JSON.stringify(now[part]) !== JSON.stringify(before[part])
  return {
    ...(isChanged('week') && { week: now.week }),
    ...(isChanged('rota') && { rota: now.rota }),
    ...(isChanged('dated') && { dated: now.dated }),
    ...(isChanged('events') && { events: now.events }),
    ...(isChanged('sports') && { sports: now.sports }),
    ...(isChanged('body') && { body: now.body }),
  }
}

function partsOf(draft: WeekDraft, kept: PersonFacts) {
  const { rota, away, events, body, said } = draft
  const week = weekOf(draft)
  return {
    week: Object.keys(week).length > 0 ? week : null,
    rota: rotaProblem(rota) === null && rota ? rotaOf(rota) : null,
    events: events === null ? null : eventsOfRows(events),
    dated: away.length > 0 || said.away ? away.map(datedOf) : null,
    sports: sportsOf(draft, kept),
    body: body.length > 0 || said.body ? body.map(({ part, how }) => ({ part, how })) : null,
  }
}

function weekOf({ never, unsureDays, maxMin, windows, busy, said }: WeekDraft) {
  const limits = WEEKDAYS.flatMap((day) => (maxMin[day] ? [[day, Number(maxMin[day])] as const] : []))
  const unsure = unsureDays.filter((day) => never.includes(day) || maxMin[day])
  return {
    ...(busy !== null && { busy: busy.map(busyOf) }),
    // That there are none may have been said too: then the person's words count no more.
    ...((windows.length > 0 || said.windows) && { windows: windows.map(windowOf) }),
    ...((never.length > 0 || said.never) && { never: ordered(never) }),
    // A doubt that nobody answered stays one.
    ...(unsure.length > 0 && { unsureDays: ordered(unsure) }),
    ...((limits.length > 0 || said.maxMin) && {
      maxMin: Object.fromEntries(limits) as Partial<Record<Weekday, number>>,
    }),
  }
}

function sportsOf({ sports, said }: WeekDraft, kept: PersonFacts) {
  const does = sportsWith(sports, 'does', kept.sports?.does)
  const never = sportsWith(sports, 'never', kept.sports?.never)
  if (does.length + never.length === 0 && !said.sports) return null
  return { ...(does.length > 0 && { does }), ...(never.length > 0 && { never }) }
}

const ordered = (days: readonly Weekday[]) => WEEKDAYS.filter((day) => days.includes(day))

function hoursOf({ days, start, end, ...row }: Omit<HoursRow, 'label' | 'sport'>) {
  return { days: ordered(days), start, end, ...seasonOf(row) }
}

/** As of days. */
function busyOf({ label, isUnsure, ...row }: HoursRow) {
  return { ...hoursOf(row), label: label.trim(), ...(isUnsure && { unsure: isUnsure }) }
}

function windowOf({ sport, isUnsure, ...row }: HoursRow) {
  return { ...hoursOf(row), ...(sport && { sport }), ...(isUnsure && { unsure: isUnsure }) }
}

function datedOf({
  from,
  to,
  kind,
  label,
  sports,
  equipment,
  kept,
}: AwayRow): NonNullable<PersonFacts['dated']>[number] {
  // Busy hours of a date are shown and taken out here, not changed.
  if (kind === 'busy') return kept!
  const span = { from, to: to || from, label: label.trim() }
  if (kind === 'without') return { kind, ...span, sports: [...sports] }
  if (kind === 'kit') return { kind, ...span, equipment: [...(equipment ?? [])] }
  return kind === 'off' ? { kind, ...span } : { kind, ...span, ...(equipment && { equipment: [...equipment] }) }
}

/** The sports with a choice, and those kept with it that the form does not ask about. */
function sportsWith(
  chosen: WeekDraft['sports'],
  choice: 'does' | 'never',
  kept: NonNullable<PersonFacts['sports']>['does'] = [],
) {
  const others = kept.filter((sport) => !SPORTS.includes(sport as Sport))
  return [...SPORTS.filter((sport) => chosen[sport] === choice), ...others]
}
