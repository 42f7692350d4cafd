import type { Item } from '../items.ts'
import { clockAt, isTimed, tagsIn } from './item-runs.ts'

/** "Weekend mornings please", "mornings before 7.30 only": wished for, where no hours of what was told before are lacking. */
export function askedFor(items: readonly Item[]): readonly Item[] {
  const isThing = ({ tag }: Item) => /^(?:act|wfh|off)$/.test(tag)
  return items.map((item, at) => {
    const from = items.findLastIndex(({ tag }, place) => place < at && /^(?:sign|sep)$/.test(tag)) + 1
    const isAsked = item.text === 'please' || (item.text === 'only' && /^(?:win|time)$/.test(items[at - 1]?.tag ?? ''))
    if (!isAsked || (items[at + 1]?.tag ?? 'sign') !== 'sign' || items.slice(from, at).some(isThing)) return item
    const before = items.slice(0, from)
    return before.some(isThing) && !before.some(isTimed) ? item : { ...item, tag: 'prefer', value: '' }
  })
}

/** "Out 6 home 7". */
export function outAndHome(items: readonly Item[]): readonly Item[] {
  const isOut = (at: number) =>
    items[at]?.text === 'out' && /^number (?:sign )?back/.test(tagsIn(items, at + 1, at + 4))
  return items.map((item, at) => {
    if (isOut(at)) return { ...item, tag: 'leave' }
    return isOut(at - 1) ? { ...item, tag: 'time', value: 'at', from: clockAt(Number(item.text)), also: [] } : item
  })
}

const OPENS = /^opens?$/
const CLOSES = /^clos(?:es?|ing)$/

/** "Open Mon Tue, close Fri Sat": the early shift and the late one of a shop. */
export function openAndClose(items: readonly Item[]): readonly Item[] {
  const isOn = (form: RegExp) => (item: Item, at: number) => form.test(item.text) && items[at + 1]?.tag === 'days'
  if (!items.some(isOn(OPENS)) || !items.some(isOn(CLOSES))) return items
  return items.map((item, at) => {
    if (isOn(OPENS)(item, at)) return { ...item, tag: 'act', value: 'earlyshift:early shift' }
    return isOn(CLOSES)(item, at) ? { ...item, tag: 'act', value: 'lateshift:late shift' } : item
  })
}

const OF_EVENINGS = /^(?:family|club|other|sport|eveclass|faith|dinner|nightout):/

/** "Thursday nights band practice", "Tuesday nights - choir": what is done then, and no shift of work. */
export function nightsOut(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const next = items.slice(at + 1).find(({ tag, text }) => tag !== 'fill' && !/^(?:are|[-–:])$/.test(text))
    return item.text === 'nights' && items[at - 1]?.tag === 'days' && OF_EVENINGS.test(next?.value ?? '')
      ? { ...item, tag: 'win', value: 'night' }
      : item
  })
}
