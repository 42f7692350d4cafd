/** As much of an event of the browser's trace as is looked at; times in microseconds, `tdur` of the thread alone. */
type Traced = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** What the browser writes down for it: as little as will do, since to write takes time of its own. */
export const TRACED = ['devtools.timeline']

/**
 * What a press cost the page's own thread, from the finger to what is painted next: unlike the time that passes, it hardly
 * depends on what else the machine does.
 * @param trace - of one press, as JSON
 * @returns [ms] of the thread
 * @throws RangeError where nothing was pressed
 */
export function threadMsOfPress(trace: string): number {
  const { traceEvents: all }: { traceEvents: readonly Traced[] } = JSON.parse(trace)
  const begin = all.find((one) => one.name === 'EventDispatch' && one.args?.data?.type === 'pointerdown')
  if (!begin) throw new RangeError('Cannot tell what a press cost: nothing was pressed')
  const own = all
    .filter(({ pid, tid, ph, tdur }) => pid === begin.pid && tid === begin.tid && ph === 'X' && tdur !== undefined)
    .toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a))
  const click = own.findLast((one) => one.name === 'EventDispatch' && one.args?.data?.type === 'click') ?? begin
  const painted = own.find(({ name, ts }) => name === 'Paint' && ts > click.ts)
  const until = painted ? endOf(painted) : Number.POSITIVE_INFINITY
  let sum = 0
  let covered = begin.ts
  for (const one of own) {
    // What lies within another is counted with it.
    if (one.ts < covered || endOf(one) > until) continue
    sum += one.tdur ?? 0
    covered = endOf(one)
  }
  return sum / 1000
}

const endOf = ({ ts, dur = 0 }: Traced) => ts + dur
