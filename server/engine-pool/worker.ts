import { parentPort } from 'node:worker_threads'
import '../loading.ts'

const { TASKS } = await import('./tasks.ts')

type Order = { readonly task: keyof typeof TASKS; readonly args: readonly unknown[] }

parentPort?.on('message', ({ task, args }: Order) => {
  const run = TASKS[task] as (...args: readonly unknown[]) => unknown
  try {
    parentPort?.postMessage({ result: run(...args) })
  } catch (error) {
    parentPort?.postMessage({ error })
  }
})
