import { sure } from '../../../sure.ts'
import { rangeMinutes, startMinute } from '../../hours.ts'
import type { Item } from '../../items.ts'
import type { SymTag } from '../../lexicon.ts'
import { DAY_END, DAY_START, WINDOWS } from '../../windows.ts'
import { inClause, type Mark, type Note } from '../check-in-words.ts'
import type { Clause } from './clauses.ts'

/** [min] after midnight */
export type Minutes = { start: number; end: number }

/** Words after which one thing follows the other. */
export const THEN =
  /^(then|after|after that|afterwards|danach|anschliessend|luego|despues|ensuite|apres|depois|puis|poi|dopo|daarna|vervolgens|dan)$/

const LATE = /\b(?:late|spat|tarde?|tardi|laat)\b/

const EARLY_SHIFT =
  /^(early shift|earlies|on earlies|morning shift|fruhschicht|turno de manana|equipe du matin|turno da manha|vroege dienst|turno di mattina)$/

const MOVED_TO = / (?:to|auf|nach|al?|aux?|para|naar|op)$/

function kindOf(clause: Clause): string {
  const has = (tag: SymTag) => clause.marks.some((mark) => mark.tag === tag)
  if (clause.marks.some(({ text }) => EARLY_SHIFT.test(text))) return 'earlyshift'
  if (has('eve') || has('guests')) return 'dinner'
  if (has('morn')) return 'drop'
  return 'tomorrow'
}

/** [min] A single time: afternoon for 1 to 6, morning for 7 to 11, unless the situation says otherwise. */
export function minuteIn(note: Note, clause: Clause, item: Item, leaving = false): number {
  const part = clause.marks.find((mark) => mark.tag === 'win' && mark.value !== 'allday')?.value ?? null
  const kind = kindOf(clause)
  const evening = leaving && note.marks.some((mark) => mark.tag === 'eve')
  const clock = sure(item.from)
  if (clock.half === null && !clock.exact && kind === 'tomorrow' && !evening && part === null) {
    const asItStands =
      clause.marks.some((mark) => mark.tag === 'flightw' || mark.tag === 'early0') ||
      (note.language !== 'en' && clock.hour >= 5 && clock.minute > 0) ||
      (note.language === 'fr' && clock.hour >= 5)
    if (clock.hour >= 1 && clock.hour <= 6 && !asItStands) return (clock.hour + 12) * 60 + clock.minute
    return clock.hour * 60 + clock.minute
  }
  return startMinute(clock, { kind: evening ? 'dinner' : kind, part, weekend: false })
}

/** The windows that the told times of a clause come to. */
export function timeWindows(
  note: Note,
  clause: Clause,
  times: readonly Mark[],
  wish: boolean,
  moved: boolean,
  before: Minutes | null,
): Minutes[] {
  const windows: Minutes[] = []
  const kind = kindOf(clause)
  const cannot = clause.marks.some((mark) => mark.tag === 'cannot')
  const setting = {
    kind,
    part: clause.marks.find((mark) => mark.tag === 'win' && mark.value !== 'allday')?.value ?? null,
    weekend: false,
  }
  const clocks = times.filter((mark) => mark.tag === 'time' || mark.tag === 'range')
  // "Moved to 5-6", "to the afternoon 13-17" tell both ends of the new hour, "moved from 3 to 5" the old one and the new.
  const isRangeItself = clocks.some(
    ({ tag, at }) => tag === 'range' && (setting.part !== null || MOVED_TO.test(note.items[at - 1]?.text ?? '')),
  )
  if (moved && clocks.length > 0 && !isRangeItself) {
    const last = sure(clocks.at(-1)).item
    const to = last.to ?? sure(last.from)
    const start = minuteIn(note, clause, { ...last, from: to })
    return [{ start, end: start + 60 }]
  }
  const opening = clocks.find((mark) => mark.tag === 'time' && (mark.value === 'at' || mark.value === 'from'))
  const closing = clocks.find((mark) => mark.tag === 'time' && mark.value === 'until')
  if (opening && closing && opening.at < closing.at && clocks.length === 2) {
    const start = minuteIn(note, clause, opening.item)
    const end = minuteIn(note, clause, closing.item)
    // "On site at 6 till 2": six in the morning when the end would come first.
    return [
      { start: end <= start && start >= 720 ? start - 720 : start, end: end <= start && start < 720 ? end + 720 : end },
    ]
  }
  for (const mark of clocks) {
    const { item } = mark
    if (mark.tag === 'range') {
      const from = sure(item.from)
      const noon =
        from.half === null &&
        !from.exact &&
        kind === 'tomorrow' &&
        setting.part === null &&
        from.hour >= 1 &&
        from.hour <= 6
      const { start, end } = rangeMinutes(
        noon && sure(item.to).half === null && !(sure(item.to).exact && sure(item.to).hour < 24)
          ? { ...from, half: 'pm' }
          : from,
        sure(item.to),
        setting,
      )
      windows.push({ start, end: end < start ? end + 1440 : end })
      continue
    }
    const minute = minuteIn(note, clause, item)
    const length = note.items.slice(clause.from, clause.to).find((each) => each.tag === 'dur')?.minutes ?? 60
    if (mark.value === 'after') windows.push({ start: lateMinute(item, minute), end: DAY_END })
    else if (mark.value === 'before') windows.push({ start: DAY_START, end: minute })
    else if (mark.value === 'until') {
      const start = cannot ? DAY_START : startOfUntil(clause, before, note)
      // "Working late till 9"
      const isLate = note.items.slice(clause.from, clause.to).some((each) => LATE.test(each.text)) && minute < 720
      const end = minute > start && !isLate ? minute : minute + 720
      windows.push(wish ? { start: DAY_START, end } : { start, end })
    } else if (mark.value === 'from')
      windows.push({
        start: minute,
        end:
          clause.marks.some((each) => each.tag === 'event') && !onwards(note, mark) && !wish
            ? minute + length
            : DAY_END,
      })
    else if (onwards(note, mark)) windows.push({ start: minute, end: DAY_END })
    else if (cannot && wish) continue
    else windows.push({ start: minute, end: minute + length })
  }
  if (windows.length > 0) return windows
  // "In the morning, before work" says twice when, and the second time closer.
  const isEarly = wish && times.some(({ value }) => value === 'early')
  for (const mark of times) {
    if (isEarly && mark.value === 'morning') continue
    const window = WINDOWS[mark.value]
    if (window && !inClause(note, mark, 'otherday')) windows.push({ start: window[0], end: window[1] })
  }
  return windows
}

/** "After 6" is in the evening, whatever the usual reading of a bare six. */
function lateMinute(item: Item, minute: number): number {
  const { half, exact, hour } = sure(item.from)
  return half === null && !exact && hour >= 6 && hour <= 9 ? (minute % 720) + 720 : minute
}

function onwards(note: Note, mark: Mark): boolean {
  const after = note.items.slice(mark.at + 1, mark.at + 3).map((item) => item.text)
  if (mark.value === 'from' && /^(ab|a partir|vanaf)\b/.test(mark.text)) return true
  return (
    after.some((text) => /^(on|onwards|onward|en adelante|adelante|weg|diante|in poi|poi|af)$/.test(text)) ||
    /^(until|till|til|to|hasta|bis|jusque|ate) (late|tarde|spat|tard)$/.test(after.join(' '))
  )
}

function startOfUntil(clause: Clause, before: Minutes | null, note: Note): number {
  const opening = note.items.slice(Math.max(0, clause.from - 1), clause.from + 4).map((item) => item.text)
  const chained = opening.some((text) => THEN.test(text)) || (before !== null && opening.includes('and'))
  return chained && before ? before.end : 480
}
