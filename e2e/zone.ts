/**
 * A time zone in which it is five in the morning when the journeys begin: at whatever hour they run, the day they
 * sign up on lies before them. Kept in the environment, so that every worker has the same.
 */
process.env.E2E_ZONE ??= zoneAtFive(new Date().getUTCHours())
export const ZONE = process.env.E2E_ZONE

/** The sign of these names is turned: `Etc/GMT-3` lies three hours ahead of Greenwich. */
function zoneAtFive(hour: number): string {
  const ahead = ((5 - hour + 36) % 24) - 12
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** The instant of a clock time of a day there. */
export function instantAt(date: string, clock: string): Date {
  const plainTime = Temporal.PlainTime.from(clock)
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: ZONE, plainTime }).epochMilliseconds)
}
