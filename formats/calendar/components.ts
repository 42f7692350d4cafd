/** A component of a calendar file, its lines unfolded and those left out that nobody asks for. */
export type Component = { readonly name: ComponentName; readonly text: string }

const NAMES = ['VEVENT', 'VTIMEZONE', 'VFREEBUSY'] as const
type ComponentName = (typeof NAMES)[number]

/** Properties of an event that say when it is and whether it takes somebody's time; and its title, to be shown. */
const WANTED: ReadonlySet<string> = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'UID', 'SEQUENCE', 'SUMMARY'],
  ...['STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS', 'ATTENDEE', 'FREEBUSY'],
])
/** [signs] of one line: longer ones are attachments. @source default-ours */
const LINE_MAX = 65_536
/** Components within components: more is nothing of a calendar. */
const DEPTH_MAX = 8

/** No calendar. */
export class NoCalendar extends Error {}

type State = { readonly open: string[]; name: ComponentName | null; kept: string[]; calendarName: string }

/**
 * Goes through the components of an iCalendar text, one at a time, so that a damaged one costs no other.
 * @returns also the name that the calendar gives itself, which is often its owner's address
 * @throws NoCalendar
 */
export function* componentsIn(text: string): Generator<Component, string> {
  const state: State = { open: [], name: null, kept: [], calendarName: '' }
  const lines = linesIn(text)
  if (lines.length === 0) throw new NoCalendar()
  for (const line of lines) {
    const done = afterLine(state, line)
    if (done) yield done
  }
  if (state.open.length > 0) throw new NoCalendar()
  return state.calendarName
}

/** Takes a line in. @returns the component that it ends */
function afterLine(state: State, line: string): Component | null {
  const [, property = '', value = ''] = /^([\w-]+)[^:]*:(.*)$/s.exec(line) ?? []
  const what = property.toUpperCase()
  const named = value.trim().toUpperCase()
  if (what === 'BEGIN') begin(state, named)
  const { open, name } = state
  if (open.length === 0) throw new NoCalendar()
  if (what === 'X-WR-CALNAME' && open.length === 1) state.calendarName = value.trim()
  if (name && isKept(name, open.length, what)) state.kept.push(line)
  return what === 'END' ? end(state, named) : null
}

function end(state: State, named: string): Component | null {
  const { open, name, kept } = state
  if (open.pop() !== named) throw new NoCalendar()
  if (!name || open.length !== 1) return null
  state.name = null
  state.kept = []
  return { name, text: kept.join('\r\n') }
}

function begin(state: State, name: string): void {
  const { open } = state
  if (open.length === 0 ? name !== 'VCALENDAR' : open.length >= DEPTH_MAX) throw new NoCalendar()
  open.push(name)
  if (open.length === 2) state.name = NAMES.find((one) => one === name) ?? null
}

/** A zone is kept whole; of others what stands in them, not in what they hold, such as an alarm. */
function isKept(name: ComponentName, depth: number, what: string): boolean {
  if (name === 'VTIMEZONE') return true
  return depth === 2 && (WANTED.has(what) || what === 'BEGIN' || what === 'END')
}

/** The lines of a text as they were before they were folded; those that are too long are left out. */
function linesIn(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && line.length <= LINE_MAX)
}
