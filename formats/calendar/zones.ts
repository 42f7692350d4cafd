import ICAL from 'ical.js'
import { namedZone, type WallMs, type Zone } from './named-zone.ts'
import { WINDOWS_ZONES } from './windows-zones.ts'

/** A zone as a calendar describes it itself. @returns null where the description says nothing */
export function describedZone(component: ICAL.Component): Zone | null {
  if (!component.getAllSubcomponents().some(({ name }) => name === 'standard' || name === 'daylight')) return null
  const zone = new ICAL.Timezone({ component, tzid: 'described' })
  const offsetAtWall = (wall: WallMs) => zone.utcOffset(timeOf(wall)) * 1000
  return {
    instantOf: (wall) => wall - offsetAtWall(wall),
    wallOf: (instant) => {
      const near = instant + offsetAtWall(instant)
      return instant + offsetAtWall(near)
    },
  }
}

/** A wall's hour as the library has it, of no zone. */
export function timeOf(wall: WallMs): ICAL.Time {
  const at = new Date(wall)
  const parts = {
    ...{ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() },
    ...{ hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds(), isDate: false },
  }
  return new ICAL.Time(parts, ICAL.Timezone.localTimezone)
}

/** What is known of the zones that a calendar names. */
export type Zones = {
  /** Of whoever reads: what names no place is meant where they are. */
  readonly own: Zone
  readonly described: ReadonlyMap<string, Zone>
}

/** The zone of a name in a calendar: of the database, of Windows, of a description beside it; else the reader's own. */
export function zoneNamed(name: string | undefined, { own, described }: Zones): Zone {
  if (!name) return own
  // Some programs put the name of their own data before that of the zone.
  const last = /(?:^|\/)([A-Za-z_]+\/[\w+-]+(?:\/[\w+-]+)?)$/.exec(name)?.[1]
  const windows = WINDOWS_ZONES[name.replace(/ (Standard|Daylight) Time/, '')]
  for (const known of [name, last, windows]) {
    const zone = known === undefined ? null : namedZone(known)
    if (zone) return zone
  }
  return described.get(name) ?? own
}
