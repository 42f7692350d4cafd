import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Reads until nobody is there to write any more; then ends the program and removes what it leaves. */
const WATCHING = '"$@" & program=$!; read -r _; kill -INT $program; wait $program; rm -rf "$0"'

type As = Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'> & {
  /** A directory that nobody needs after it. */
  readonly leaves?: string
}

/** A program beside the tests, which ends when they do: also those that are broken off and stop nothing. */
export function whileWatched(command: readonly string[], { leaves = '', ...as }: As = {}) {
  const program = spawn('sh', ['-c', WATCHING, leaves, ...command], { ...as, stdio: ['pipe', 'ignore', 'ignore'] })
  const ended = once(program, 'exit')
  // Whoever uses it need not wait for it.
  program.unref()
  return {
    stop: async () => {
      program.ref()
      program.stdin.end()
      await ended
    },
  }
}
