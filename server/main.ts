import { readConfig, StartError } from './config.ts'
import { startServer } from './start.ts'

if (!('Temporal' in globalThis)) {
  process.stderr.write('Fulcrum needs Node 26 or newer, which `npm install` brings along. Start it with `npm start`.\n')
  process.exit(1)
}

try {
  const server = await startServer(readConfig(process.env))
  process.stdout.write(
    `\n  Fulcrum is ready: ${server.address}\n\n${server.notes.map((note) => `  ${note}\n`).join('')}\n`,
  )
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // A second signal does not wait for the first.
      if (stopping) process.exit(1)
      stopping = true
      server.stop().then(() => process.exit(0))
    })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`Fulcrum cannot start. ${error.message}\n`)
  process.exit(1)
}
