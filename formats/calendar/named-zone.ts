/** [ms] What a wall's clock shows, counted as if it hung in Greenwich. */
export type WallMs = number

/** Wall clocks of one place. */
export type Zone = {
  readonly instantOf: (wall: WallMs) => number
  readonly wallOf: (instant: number) => WallMs
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** A zone of the time zone database. @returns null where the runtime knows none of that name */
export function namedZone(name: string): Zone | null {
  const known = ZONES.get(name)
  if (known !== undefined) return known
  const zone = zoneOf(name)
  ZONES.set(name, zone)
  return zone
}

const ZONES = new Map<string, Zone | null>()

function zoneOf(name: string): Zone | null {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset', year: 'numeric' })
  } catch {
    return null
  }
  // Offsets change at full quarters of an hour.
  const offsets = new Map<number, number>()
  const offsetAt = (instant: number): number => {
    const quarter = Math.floor(instant / (HOUR_MS / 4))
    let offset = offsets.get(quarter)
    if (offset === undefined) {
      offset = offsetIn(format.format(quarter * (HOUR_MS / 4)))
      offsets.set(quarter, offset)
    }
    return offset
  }
  return {
    wallOf: (instant) => instant + offsetAt(instant),
    instantOf: (wall) => {
      const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)]
      // Of an hour that comes twice the first one is meant; one that is left out counts by the offset before it.
      const offset = [before, after].find((one) => offsetAt(wall - one) === one) ?? before
      return wall - offset
    },
  }
}

/** [ms] of `1/1/2026, GMT+05:30`. */
function offsetIn(text: string): number {
  const [, sign, hours, minutes = '0', seconds = '0'] = /GMT([+-])(\d\d):?(\d\d)?:?(\d\d)?/.exec(text) ?? []
  if (!sign) return 0
  const ms = Number(hours) * HOUR_MS + Number(minutes) * 60_000 + Number(seconds) * 1000
  return sign === '-' ? -ms : ms
}
