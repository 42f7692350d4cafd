import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Transport } from './mail.ts'

/** Sends over SMTP. */
export function smtpTransport(smtpUrl: string, from: string): Transport {
  const server = createTransport(smtpUrl)
  return async (message) => {
    await server.sendMail({ ...message, from })
  }
}

/**
 * Writes each mail as one `.eml` file into a directory: a mailbox for a laptop without a mail server.
 * @param onMail told of each file written
 */
export function outboxTransport(
  directory: string,
  from: string,
  onMail: (file: string, text: string) => void,
): Transport {
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (message) => {
    const composed = await compose.sendMail({ ...message, from })
    await mkdir(directory, { recursive: true })
    const file = join(directory, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
    // By rename, so that a reader never meets half a mail.
    await writeFile(`${file}.part`, composed.message as Buffer)
    await rename(`${file}.part`, file)
    onMail(file, message.text)
  }
}
