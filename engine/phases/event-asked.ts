import type { EventDiscipline, EventLike } from '../model.ts'

/** How names say that something is a stretch of weeks and no day; its beginning is a day. */
export const SEASON_NAME =
  /\b(?:season|saison|temporada|stagione|league|liga|ligue)\b(?!.*(?:start|open|begin|first|kick|final|erster|inicio))/i

type Asked = { readonly discipline: EventDiscipline; readonly name: string; readonly like: EventLike }

/** What is still to be asked about an event of a kind that no plan knows, in this order; nothing of a season, which is no day. */
export function askedOf({ discipline, name, like }: Asked): readonly Exclude<keyof EventLike, 'parts'>[] {
  if (discipline !== 'other' || SEASON_NAME.test(name)) return []
  return (['minutes', 'effort', 'sport'] as const).filter((part) => like[part] === undefined)
}
