import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Delivery, Transport } from './mail.ts'

/** Sends over SMTP. */
export function smtpTransport(smtpUrl: string, from: string): Transport {
  const server = loaded(({ createTransport }) => createTransport(smtpUrl))
  return async (message) => {
    await (await server()).sendMail(envelope(message, from))
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
  const composer = loaded(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  return async (message) => {
    const composed = await (await composer()).sendMail(envelope(message, from))
    await mkdir(directory, { recursive: true })
    const time = message.createdAt.toISOString().replaceAll(':', '-')
    // The name is the mail's own, so that a second try overwrites the first.
    const file = join(directory, `${time}-${message.id}.eml`)
    const isNew = await access(file).then(
      () => false,
      () => true,
    )
    // By rename, so that a reader never meets half a mail.
    await writeFile(`${file}.part`, composed.message as Buffer)
    await rename(`${file}.part`, file)
    if (isNew) onMail(file, message.text)
  }
}

// Loaded with the first mail: a server starts sooner, and what sends none has none of it.
function loaded<T>(make: (library: typeof import('nodemailer')) => T): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= import('nodemailer').then(make)
    return made
  }
}

function envelope({ id, createdAt, unsubscribe, ...message }: Delivery, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    ...message,
    from,
    date: createdAt,
    // Mailboxes drop a second copy with the same id.
    messageId: `<${id}@${domain}>`,
    ...(unsubscribe
      ? {
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }
      : {}),
  }
}
