import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { mcpServer } from '../server/programs/mcp-server.ts'

/** The tools for a language model on this machine: it speaks over stdin and stdout, and asks an installation by a token. */
const { FULCRUM_URL, FULCRUM_TOKEN } = process.env
if (!FULCRUM_URL || !FULCRUM_TOKEN) {
  process.stderr.write(
    'Please set FULCRUM_URL and FULCRUM_TOKEN: the address of Fulcrum, and a token of your account.\n',
  )
  process.exit(1)
}
const headers = { authorization: `Bearer ${FULCRUM_TOKEN}`, 'content-type': 'application/json' }
const server = mcpServer((path, init) => fetch(new URL(path, FULCRUM_URL), { ...init, headers, redirect: 'error' }))
await server.connect(new StdioServerTransport())
