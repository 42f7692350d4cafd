/** Whether memory stays flat while plans are made: heap after garbage collection, in steps. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** [MB] heap in use after each tenth of the runs. */
export function heapSteps(runs: number, once: (index: number) => void): number[] {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  return Array.from({ length: 10 }, (_, step) => {
    for (let index = 0; index < runs / 10; index++) once(step * (runs / 10) + index)
    collect()
    return Number((process.memoryUsage().heapUsed / 1e6).toFixed(1))
  })
}
