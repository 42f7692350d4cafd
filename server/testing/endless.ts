import type { ServerResponse } from 'node:http'

/** An answer without end, part by part, until whoever asked hangs up: one that went on would take a core from every test after it. */
export function answerWithoutEnd(answer: ServerResponse, part: string): void {
  let heard = true
  answer.on('error', () => {})
  answer.once('close', () => {
    heard = false
  })
  const more = () => {
    if (heard) answer.write(part, () => setImmediate(more))
  }
  more()
}
