import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'

const isChild = (item: Item | undefined) => item?.value === 'care:children'
/** Where children are looked after by others. */
const PLACE = /^(?:centre|center|daycare|preschool|kindergarten|creche|playgroup|respite)$/
const WAY_THERE = new Set(['fill', 'at', 'sign', 'unit', 'days'])
const STILL = /^(?:in|hes|shes|theyre)$/

/** "Kids at school 9-3", "toddler sleeps 1-2.30", "while they are out": hours in which nobody has to mind them. */
export function mindedByOthers(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(isChild)
  const place = items.findIndex(({ tag, text }, index) => index > at && !WAY_THERE.has(tag) && !STILL.test(text))
  const there = items[place]
  if (at < 0 || !there) return items
  const isAt = items.slice(at, place).some(({ tag, text }) => tag === 'at' || text === 'in')
  const isMinded = isAt && (there.value.startsWith('school:') || PLACE.test(there.text))
  const isQuiet = there.value.startsWith('sleep:') || there.text === 'are out'
  if (!isMinded && !isQuiet) return items
  const days = items.slice(at + 1, place).filter(({ tag }) => tag === 'days')
  return [...items.slice(0, at), { ...sure(items[at]), tag: 'nap', value: '' }, ...days, ...items.slice(place + 1)]
}

const THAT = /^(?:thats|those)$/
const OWN = /^(?:when|gap|window|time|slot|chance|hours?|moment)$/
const OF_IT = new Set(['fill', 'free', 'freetrain', 'sep', 'unit'])
const OF_TRAINING = /^(?:your|own|spare|bit|best|workout|training|only|gap|window|time|slot|chance|moment)$/
/** [words] More of them say something else. */
const MOST = 6

/** "So that's when", "those are my only free hours": what was told before is when somebody trains. */
export function thatIsWhen(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ text }) => THAT.test(text))
  if (at < 0) return items
  const sign = items.findIndex(({ tag }, place) => place > at && tag === 'sign')
  const end = sign < 0 ? items.length : sign
  const told = items.slice(at + 1, end)
  const last = told.at(-1)
  const isOwn = last?.tag === 'freetrain' || OWN.test(last?.text ?? '')
  const isPlain = told.every(({ tag, text }) => OF_IT.has(tag) || OF_TRAINING.test(text))
  if (!isOwn || !isPlain || told.length > MOST) return items
  const wish: Item = { ...sure(items[at]), tag: 'prefer', value: '', end: sure(last).end }
  return [...items.slice(0, at), wish, ...items.slice(end)]
}
