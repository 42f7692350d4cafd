/**
 * The clock of the server's tests. A suite that begins at whatever hour it is run passes on a Tuesday noon and fails on
 * a Sunday night, when "today" is in no week of the plan: so every run begins at the same hour of the week, the next
 * Wednesday at 08:00 UTC. `TEST_CLOCK` (an instant, ISO 8601) begins elsewhere, which is how odd hours are tried.
 */
const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS
/** [ms since 1970] a Wednesday, 08:00 UTC. */
const WEDNESDAY = Date.UTC(2026, 0, 7, 8)

const began = Date.now()
const given = process.env.TEST_CLOCK
const start = given ? Date.parse(given) : WEDNESDAY + Math.ceil((began - WEDNESDAY) / WEEK_MS) * WEEK_MS
if (Number.isNaN(start)) throw new Error(`TEST_CLOCK is no instant: ${given}`)
const aheadMs = start - began
const BEGUN = Symbol.for('fulcrum.test-clock')

// Files that share a process share its clock: set once, it goes on.
if (!(BEGUN in globalThis)) {
  Object.assign(globalThis, { [BEGUN]: true })
  // A proxy, not a subclass: dates that Node makes itself stay instances of it.
  globalThis.Date = new Proxy(Date, {
    construct: (date, args: [], itself) =>
      args.length === 0
        ? new date(date.now() + aheadMs)
        : Reflect.construct(date, args, itself === Date ? date : itself),
    get: (date, key, itself) => (key === 'now' ? () => date.now() + aheadMs : Reflect.get(date, key, itself)),
  })
}
