import type { CivilDate, DatedException, Discipline, Equipment, SparedPart } from '../../engine/model.ts'
import type { OwnLife } from '../reading/set-by-hand.ts'
import type { EventRow } from './event-rows.ts'

/** What somebody set by hand, or says in words; a part that is left out is not set, or nothing is said of it. */
export type LifeParts = OwnLife & {
  readonly equipment?: readonly Equipment[]
  readonly events?: readonly EventRow[]
}
export type PartName = keyof LifeParts

/** What stood in the boxes, and the day on which it did. */
export type Texts = { readonly commitments: string; readonly races: string; readonly since: CivilDate }

/** One thing in a part. */
export type Item =
  | { readonly of: 'dated'; readonly is: DatedException }
  | { readonly of: 'does' | 'never'; readonly is: Discipline }
  | { readonly of: 'body'; readonly is: SparedPart }
  | { readonly of: 'equipment'; readonly is: Equipment }
  | { readonly of: 'events'; readonly is: EventRow }

/** What words say since something was set by hand beside them, and what it would be with that. */
export type LaterWords<Name extends PartName = PartName> = {
  readonly comes: readonly Item[]
  readonly goes: readonly Item[]
  readonly next: Required<LifeParts>[Name]
}

/**
 * What other words change in a part that was set by hand: only what they did not say when it was set, so that what was
 * taken away then stays away. Null where they change nothing of it.
 * @param own - as it was set
 * @param today - dates that are over by then are not told
 */
export function laterWords<Name extends PartName>(
  name: Name,
  own: Required<LifeParts>[Name],
  { before, now, today }: { before: LifeParts; now: LifeParts; today: CivilDate },
): LaterWords<Name> | null {
  const [set, was, is] = [itemsOf({ [name]: own }), itemsOf(partOf(before, name)), itemsOf(partOf(now, name))]
  const comes = beyond(beyond(is, was), set).filter((item) => !isOver(item, today))
  const isReplaced = (item: Item) => comes.some((one) => excludes(one, item))
  // A part of the body that words had named goes with them, however it was to be spared.
  const isUnsaid = (item: Item) => isIn(beyond(was, is), item) || (was.some(isAbout(item)) && !is.some(isAbout(item)))
  const goes = set.filter((item) => isUnsaid(item) && !isReplaced(item) && !isOver(item, today))
  if (comes.length + goes.length === 0) return null
  const kept = beyond(set, goes).filter((item) => !isReplaced(item))
  return { comes, goes, next: partsOf([...kept, ...comes])[name] }
}

const partOf = (parts: LifeParts, name: PartName): LifeParts => ({ [name]: parts[name] })

function itemsOf({ dated = [], sports = {}, body = [], equipment = [], events = [] }: LifeParts): Item[] {
  return [
    ...dated.map((is) => ({ of: 'dated', is }) as const),
    ...(sports.does ?? []).map((is) => ({ of: 'does', is }) as const),
    ...(sports.never ?? []).map((is) => ({ of: 'never', is }) as const),
    ...body.map((is) => ({ of: 'body', is }) as const),
    ...equipment.map((is) => ({ of: 'equipment', is }) as const),
    ...events.map((is) => ({ of: 'events', is }) as const),
  ]
}

function partsOf(items: readonly Item[]): Required<LifeParts> {
  const of = <Of extends Item['of']>(which: Of) =>
    items.flatMap((item) => (item.of === which ? [item.is as Extract<Item, { of: Of }>['is']] : []))
  const [does, never] = [of('does'), of('never')]
  return {
    ...{ dated: of('dated'), body: of('body'), equipment: of('equipment'), events: of('events') },
    sports: { ...(does.length > 0 && { does }), ...(never.length > 0 && { never }) },
  }
}

/** What makes a thing the same in other words: neither its name nor what was added to it by hand. */
function keyOf({ of, is }: Item): string {
  if (of === 'events') return `${of} ${is.discipline} ${is.date || is.name}`
  if (of !== 'dated') return JSON.stringify([of, is])
  const { label: _, ...dated } = is
  return JSON.stringify([of, ...Object.entries(dated).toSorted()])
}

const isIn = (items: readonly Item[], item: Item) => items.some((other) => keyOf(other) === keyOf(item))
const beyond = (items: readonly Item[], others: readonly Item[]) => items.filter((item) => !isIn(others, item))

const isAbout = (one: Item) => (other: Item) =>
  one.of === 'body' && other.of === 'body' && one.is.part === other.is.part

/** Whether one thing takes the place of another. */
function excludes(one: Item, other: Item): boolean {
  if (one.of === 'body') return isAbout(one)(other)
  if (one.of === 'equipment') return other.of === 'equipment' && (one.is === 'none') !== (other.is === 'none')
  if (one.of === 'does') return other.of === 'never' && one.is === other.is
  return one.of === 'never' && other.of === 'does' && one.is === other.is
}

function isOver({ of, is }: Item, today: CivilDate): boolean {
  if (of === 'dated') return is.to < today
  return of === 'events' && is.date !== '' && is.date < today
}
