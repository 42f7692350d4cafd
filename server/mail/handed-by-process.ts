import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Delivery, Transport } from './mail.ts'
import type { HandAnswer, HandSettings } from './mail-hand.ts'

/** [ms] without a mail after which the process ends: it takes some 50 MB. @source default-ours */
const IDLE_MS = 30_000

type Waiting = { readonly taken: () => void; readonly failed: (error: Error) => void }
type Hand = { readonly process: ChildProcess; readonly waiting: Map<string, Waiting>; idle: NodeJS.Timeout | null }

/**
 * Sends over SMTP by a process of its own, started with the first mail: between the word of a mail server that it has taken
 * a mail and our note of it nothing may die, or the mail goes twice, and the server is what gets killed.
 */
export function handedByProcess(settings: HandSettings): Transport {
  let hand: Hand | null = null

  function begin(): Hand {
    const child = fork(fileURLToPath(import.meta.resolve('./mail-hand.ts')), {
      serialization: 'advanced',
      // It writes nothing: what fails is told, and logged by the server.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
    })
    const begun: Hand = { process: child, waiting: new Map(), idle: null }
    child.on('message', ({ id, failure }: HandAnswer) => {
      const waiting = begun.waiting.get(id)
      begun.waiting.delete(id)
      if (failure) waiting?.failed(Object.assign(new Error(failure.message), failure.code && { code: failure.code }))
      else waiting?.taken()
      if (begun.waiting.size === 0) begun.idle = setTimeout(() => end(begun), IDLE_MS).unref()
    })
    const lost = (error?: Error) => {
      if (hand === begun) hand = null
      for (const { failed } of begun.waiting.values()) failed(error ?? new Error('the process that sends mail ended'))
      begun.waiting.clear()
    }
    child.on('error', lost)
    child.on('exit', () => lost())
    child.send(settings)
    // A server that has nothing else to do may end.
    child.unref()
    return begun
  }

  function end(ended: Hand) {
    if (hand === ended) hand = null
    if (ended.process.connected) ended.process.disconnect()
  }

  return (mail: Delivery) =>
    new Promise<void>((taken, failed) => {
      hand ??= begin()
      if (hand.idle) clearTimeout(hand.idle)
      hand.waiting.set(mail.id, { taken, failed })
      hand.process.send(mail, (error) => error && failed(error))
    })
}
