import { type Span, WEEKDAYS } from '../../model.ts'
import { kindOf, rangesIn } from './rota-hours.ts'
import {
  COUNT,
  countOf,
  DAYS_BESIDE_NIGHTS,
  KINDS,
  NO_WORK,
  OF_EACH_WEEK,
  type ShiftKind,
  TURNS,
} from './rota-words.ts'
import { type Days, listedIn, ofTwoCounts, spanOf, type Told, weekAndNext, weeksOf } from './told-otherwise.ts'

/**
 * The days of a rota told in small letters, but of one told week by week.
 * @param others - how else they may be told, looked at after the plainest
 */
export function daysToldIn(words: string, others: (words: string) => Told | null = () => null): Told | null {
  const ways = [
    ofHours,
    ofPattern,
    ofWeeksOff,
    weeksOf,
    ofSegments,
    others,
    weekAndNext,
    ofTwoCounts,
    listedIn,
    weeksOfKinds,
  ]
  const told = ways.reduce<Told | null>((found, read) => found ?? read(words), null)
  return told && isOfWork(words, told.span) ? told : null
}

/** Whether a text tells of shifts that take turns. */
export function isRotaTold(text: string): boolean {
  return daysToldIn(inSmall(text)) !== null
}

/** Whether it is no training, custody or medicine that goes on and off. */
function isOfWork(words: string, { start, end }: Span): boolean {
  return !NO_WORK.before.test(words.slice(0, start)) && !NO_WORK.after.test(words.slice(end))
}

/** In small letters, each where it was: letters of which the small one is longer stay. */
export function inSmall(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter))
}

const times = (count: number, kind: ShiftKind | null): Days => Array.from({ length: count }, () => kind)

const HOURS = '(?: ?h(?:ours?|rs?)?| (?:stunden|heures|horas|ore|uur))?'
const HOURS_ON = new RegExp(
  `(?<![\\d:.])(?<on>12|24|48)${HOURS} ?(?:(?:on|duty|dienst|de (?:garde|guardia|servi[cç]o)|in servizio|di turno)[\\s,/]*(?:(?:and|then|und|dann|puis|luego|poi) )?|puis |x ?|/ ?|por )(?<off>24|36|48|72|96)${HOURS}(?: (?:off|folga|frei|de repos|libres?|di riposo))?(?![\\d:.])`,
  'u',
)

/** "24 on, 48 off", "48/96", "12x36": in hours, as fire brigades and hospitals count. */
function ofHours(words: string): Told | null {
  const found = HOURS_ON.exec(words)
  if (!found) return null
  const { on, off } = found.groups ?? {}
  const worked = Math.ceil(Number(on) / 24)
  const cycle = (Number(on) + Number(off)) / 24
  if (!Number.isInteger(cycle)) return null
  return { days: [...times(worked, on === '12' ? 'on' : 'full'), ...times(cycle - worked, null)], span: spanOf(found) }
}

const TWO_TWO_THREE = /(?<![\d:.-])2 ?[-,/] ?2 ?[-,/] ?3(?![\d:.-])|(?<!\p{L})(?:panama|pitman)(?!\p{L})/u

/** "2-2-3": two on, two off, three on, and the other way round. */
function ofPattern(words: string): Told | null {
  const found = TWO_TWO_THREE.exec(words)
  const runs = [2, 2, 3, 2, 2, 3].map((count, at) => times(count, at % 2 === 0 ? 'on' : null))
  return found && { days: runs.flat(), span: spanOf(found) }
}

const WEEKS_OFF = new RegExp(
  `(?<!\\p{L})(?:(?<on>${COUNT}) )?weeks? (?:on(?: ?board)?|offshore|at sea)[\\s,/-]*(?:and |then )?(?:(?<off>${COUNT}) )?(?:weeks? )?(?:off|(?:at )?home|ashore|onshore|(?:on )?leave)(?!\\p{L})`,
  'u',
)

/** "Two weeks on, three weeks off". */
function ofWeeksOff(words: string): Told | null {
  const found = WEEKS_OFF.exec(words)
  if (!found) return null
  const { on = '1', off = '1' } = found.groups ?? {}
  return { days: [...times(countOf(on) * 7, 'on'), ...times(countOf(off) * 7, null)], span: spanOf(found) }
}

type Segment = { readonly count: number; readonly kind: ShiftKind | 'off' }

const KIND = KINDS.map(([kind, words]) => `(?<${kind}>${words})`).join('|')
const SEGMENT = new RegExp(
  `(?<=^|[^\\p{L}\\d:.-]|(?<!\\p{L})on-?)(?<count>${COUNT})(?!\\d)[ -]?(?:x ?)?(?:(?:\\d{1,2}|twelve)[- ]?h(?:our|r)? )?(?:days? (?=on|off)|work(?:ing)? )?(?:${KIND})(?: on)?(?!\\p{L})`,
  'gu',
)
/** What may stand between two stretches of a rota: a few words, or hours. */
const BETWEEN =
  /^(?:[\s,;/&+()-]|and|then|get|followed by|und|dann|et|puis|y|luego|e|poi|en|dan|\d{1,2}(?:[:.]\d{2})?(?:am|pm)?(?= ?[-–)]|\s*,|\s*$)|to|(?<=-\s?)\d{1,2}(?:[:.]\d{2})?(?:am|pm)?)*$/u

/** "4 on 4 off", "2 days, 2 nights, 4 off", "6 on 3 off: earlies, lates, nights". */
function ofSegments(words: string): Told | null {
  const runs = runsIn(words)
  const run = runs.find(({ segments }) => segments.some(({ kind }) => kind === 'off'))
  if (!run) return dayOnDayOff(words)
  const { segments, span } = run
  const on = segments.find(({ kind }) => kind === 'on')?.count
  if (on === undefined) return { days: segments.flatMap(daysOf), span }
  const isPlain = ({ kind }: Segment) => kind === 'on' || kind === 'off'
  const daysWith = (shifts: (count: number) => Days) =>
    segments.filter(isPlain).flatMap((one) => (one.kind === 'on' ? shifts(one.count) : daysOf(one)))
  // "4 on 4 off, 2 days then 2 nights"
  const named = runs.flatMap((one) => one.segments).filter((one) => !isPlain(one))
  if (named.reduce((sum, { count }) => sum + count, 0) === on)
    return { days: daysWith(() => named.flatMap(daysOf)), span }
  // "4 nights on, 3 off, 3 days on, 4 off": what is beside nights are days.
  if (segments.some((one) => !isPlain(one)))
    return { days: segments.flatMap(daysOf).map((kind) => (kind === 'on' ? 'day' : kind)), span }
  const kinds: readonly ShiftKind[] = kindsIn(sentenceOf(words, span))
  const days = (kinds.length > 0 ? kinds : ['on' as const]).flatMap((kind) => daysWith((count) => times(count, kind)))
  return { days, span }
}

/** The sentence around a place: what is told in another is of something else. */
function sentenceOf(words: string, { start, end }: Span): string {
  const before = words.slice(0, start).split(SENTENCE_END).at(-1) ?? ''
  return before + words.slice(start, end) + (words.slice(end).split(SENTENCE_END)[0] ?? '')
}
const SENTENCE_END = /[.;\n](?!\d)/u

const daysOf = ({ count, kind }: Segment): Days => times(count, kind === 'off' ? null : kind)

type Run = { readonly segments: Segment[]; span: Span }

/** Runs of counted stretches that stand beside each other; none of them of every week. */
function runsIn(words: string): Run[] {
  const runs: Run[] = []
  for (const match of words.matchAll(SEGMENT)) {
    const { groups = {} } = match
    const { start, end } = spanOf(match)
    const [kind] = KINDS.find(([name]) => groups[name] !== undefined) ?? []
    if (!kind) continue
    const segment = { count: countOf(groups.count ?? ''), kind }
    const last = runs.at(-1)
    if (last && BETWEEN.test(words.slice(last.span.end, start))) {
      last.segments.push(segment)
      last.span = { start: last.span.start, end }
    } else runs.push({ segments: [segment], span: { start, end } })
    if (OF_EACH_WEEK.test(words.slice(end))) runs.pop()
  }
  return runs.filter(({ segments }) => segments.length > 1)
}

const DAY_ON = /(?<!\p{L})(?:one |a )?day on[\s,/-]*(?:and |then )?(?:one |a )?day off(?!\p{L})/u

/** "Day on, day off". */
function dayOnDayOff(words: string): Told | null {
  const found = DAY_ON.exec(words)
  return found && { days: ['on', null], span: spanOf(found) }
}

/** The kinds of shifts that are named, in their order. */
export function kindsIn(words: string): Exclude<ShiftKind, 'on'>[] {
  const named = KINDS.flatMap(([kind, names]) => {
    if (kind === 'off' || kind === 'on' || kind === 'day' || kind === 'full') return []
    const found = new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'u').exec(words)
    return found ? [{ kind, at: found.index }] : []
  })
  const both = named.length === 1 && named[0]?.kind === 'night' ? DAYS_BESIDE_NIGHTS.exec(words) : null
  if (both) return both[0].startsWith('d') ? ['day', 'night'] : ['night', 'day']
  return named.toSorted((one, other) => one.at - other.at).map(({ kind }) => kind)
}

/** "One week earlies 6-2, the next lates 2-10", "3x8": a kind a week, Monday to Friday. */
function weeksOfKinds(words: string): Told | null {
  const eights = /(?<![\d:.])(?<shifts>[23]) ?[x×] ?8(?![\d:.])/u.exec(words)
  const told = eights ?? TURNS.exec(words)
  if (!told) return null
  const named = kindsIn(words)
  const ranged = [...new Set(rangesIn(words).map(kindOf))]
  const kinds = named.length > 1 ? named : ranged
  if (!eights && kinds.length < 2) return null
  const weeks =
    kinds.length > 1 ? kinds : (['early', 'late', 'night'] as const).slice(0, Number(eights?.groups?.shifts))
  return { days: weeks.flatMap((kind) => WEEKDAYS.map((_, day) => (day < 5 ? kind : null))), span: spanOf(told) }
}
