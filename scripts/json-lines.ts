import { createInterface } from 'node:readline'

/**
 * Answers JSON Lines from standard input on standard output, one line each, in order.
 * Blank lines are passed over; an answer with an `error` makes the exit status 1.
 */
export async function answerLines(answer: (line: string) => object): Promise<void> {
  process.stdout.on('error', () => process.exit(1))
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const answered = answer(line)
    if ('error' in answered) process.exitCode = 1
    if (!process.stdout.write(`${JSON.stringify(answered)}\n`))
      await new Promise((resolve) => process.stdout.once('drain', resolve))
  }
}
