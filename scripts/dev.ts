import { spawn } from 'node:child_process'
import { createServer } from 'vite'

// The web with hot reload, in front of the server, which restarts when a file of its own changes.
const web = await createServer({ configFile: 'vite.config.ts' })
await web.listen()
const address = `http://localhost:${web.config.server.port}`
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  // Links in mails lead to the pages that reload.
  env: { APP_ORIGIN: address, ...process.env },
})
process.stdout.write(`\n  Open ${address}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', async (code) => {
  await web.close()
  process.exit(code ?? 0)
})
