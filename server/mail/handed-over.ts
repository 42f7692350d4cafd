import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** [bytes] of a file that is cut to its newest half: hundreds of mails, where a server has one or two in hand. */
const FILE_MAX = 32_768

/** Which mails were handed over already. */
export type HandedOver = { readonly has: (id: string) => boolean; readonly note: (id: string) => void }

/**
 * Notes each mail in a file the moment the mail server has taken it. The queue hears of it some milliseconds later; a server
 * killed in between would send it again when it is back. A line appended to a file outlives the process, and takes
 * microseconds. It holds ids of jobs alone, and is read anew each time: servers may share the directory.
 */
export function notesOfMail(directory: string): HandedOver {
  const file = join(directory, 'handed-over.txt')
  const noted = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  return {
    has: (id) => noted().includes(id),
    note: (id) => {
      try {
        appendFileSync(file, `${id}\n`)
        if (statSync(file).size <= FILE_MAX) return
        const lines = noted().split('\n')
        writeFileSync(file, lines.slice(lines.length >> 1).join('\n'))
      } catch {
        // A full disk must not make a mail that went a mail that failed: it would go again.
      }
    },
  }
}
