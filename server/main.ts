import { setFlagsFromString } from 'node:v8'
import './loading.ts'

// Left alone, the runtime lets garbage grow to several times of what is in use before it looks for all of it.
setFlagsFromString('--heap-growing-percent=40')

// Copies, mails and the embedded database are health data: other users of the machine read none of what this process makes.
process.umask(0o077)

const { readConfig, StartError } = await import('./config.ts')

try {
  const config = readConfig(process.env)
  const { startServer } = await import('./start.ts')
  const server = await startServer(config)
  process.stdout.write(
    `\n  Fulcrum is ready: ${server.address}\n\n${server.notes.map((note) => `  ${note}\n`).join('')}\n`,
  )
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      // A second signal does not wait for the first.
      if (stopping) process.exit(1)
      stopping = true
      await server.stop()
      process.exit(0)
    })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`Fulcrum cannot start. ${error.message}\n`)
  process.exit(1)
}
