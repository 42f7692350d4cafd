import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'
import type { SymTag } from '../lexicon.ts'
import type { Frame } from './frame.ts'

const STARTS = new Set(['leave', 'start'])
const ENDS = new Set(['back', 'end'])

/** Adds a time to a statement: one after `leave` starts something, one after `home` or `finish` ends it. */
export function addTime(frame: Frame, item: Item): void {
  const lead = frame.items.findLast((each) => each.tag !== 'word')
  // "An early finish Friday (12.30)"
  const isEnd = lead?.tag === 'days' && frame.marks.has('end') && frame.times.length + frame.ranges.length === 0
  const role = item.value === 'at' && lead ? (isEnd ? 'until' : (roleAfter(lead.tag) ?? sideOf(lead))) : null
  // "Leave at 7" leaves work, unless somebody then comes home: they left that.
  if (lead?.tag === 'back') leftHome(frame)
  frame.times.push(role ? { ...item, value: role } : item)
}

/** "7:30 leave home, 18:00 back": a time just before such a word has its role, too. */
export function giveRole(frame: Frame, tag: SymTag): void {
  const told = frame.times.at(-1)
  if (!told || frame.items.at(-1)?.start !== told.start) return
  const follows = told.value === 'from' && frame.times.length > 1 && ENDS.has(tag)
  if (told.value === 'at' || follows) frame.times.splice(-1, 1, { ...told, value: roleAfter(tag) ?? told.value })
}

/** "Not before 9", "pas avant 9h": the refusal has swallowed the word for the side. */
function sideOf({ tag, text }: Item): string | null {
  if (tag !== 'avoid' && tag !== 'cant') return null
  if (/ (before|avant|antes|vor)$/.test(text)) return 'before'
  return / (after|apres|despues|depois|nach)$/.test(text) ? 'after' : null
}

function roleAfter(tag: SymTag): string | null {
  if (STARTS.has(tag)) return 'from'
  if (ENDS.has(tag)) return 'until'
  return tag === 'wake' || tag === 'bed' ? tag : null
}

function leftHome(frame: Frame): void {
  // Nobody leaves home at a bare 5 to be back by 6.
  const left = frame.times.findIndex(
    ({ value, from }) => value === 'until' && sure(from).hour >= 6 && sure(from).hour < 12,
  )
  if (left < 0 || !frame.items.some(({ tag, text }) => tag === 'end' && text === 'leave at')) return
  frame.times.splice(left, 1, { ...sure(frame.times[left]), value: 'from' })
  frame.marks.delete('end')
  frame.marks.add('leave')
}
