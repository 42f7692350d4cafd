/**
 * The process that hands mails to the mail server (`handed-by-process.ts` starts it). When the server is killed, what is on
 * its way is finished and noted here; then this ends too.
 */
import { sure } from '../../engine/sure.ts'
import { notesOfMail } from './handed-over.ts'
import type { Delivery, Transport } from './mail.ts'
import { smtpTransport } from './transports.ts'

/** What it is told first. */
export type HandSettings = { readonly smtpUrl: string; readonly from: string; readonly directory: string }
/** What became of a mail; null: it was taken. */
export type HandAnswer = { readonly id: string; readonly failure: { message: string; code: string | undefined } | null }

let settings: { readonly transport: Transport; readonly note: (id: string) => void } | null = null
let inHand = 0
let isAlone = false

const endIfDone = () => {
  if (isAlone && inHand === 0) process.exit(0)
}

async function hand(mail: Delivery): Promise<void> {
  inHand += 1
  let failure: HandAnswer['failure'] = null
  try {
    const { transport, note } = sure(settings)
    await transport(mail)
    note(mail.id)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    failure = { message: error instanceof Error ? error.message : String(error), code }
  }
  inHand -= 1
  if (process.connected) process.send?.({ id: mail.id, failure } satisfies HandAnswer, () => endIfDone())
  endIfDone()
}

process.on('message', (told: HandSettings | Delivery) => {
  if ('smtpUrl' in told) {
    const { smtpUrl, from, directory } = told
    settings = { transport: smtpTransport(smtpUrl, from), note: notesOfMail(directory).note }
  } else void hand(told)
})
process.on('disconnect', () => {
  isAlone = true
  endIfDone()
})
// Whoever stops the server from a terminal stops its group: a mail half on its way is finished all the same.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
