import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { ACCESS, BODY, operation } from '../http/describe.ts'
import { Problem } from '../problem.ts'

/** Asks the product itself, as whoever sent a request. */
export type Asked = (path: string, init: RequestInit, env: unknown) => Response | Promise<Response>

/** Mounted at /api/mcp, behind requireUser and requireAccess: the Model Context Protocol over HTTP, a server a request. */
export function mcpRoute(asked: Asked) {
  return new Hono<AppEnv>().post(
    '/',
    operation({
      summary: 'The Model Context Protocol: tools that read the plan and propose changes to it',
      answerText: 'A message of JSON-RPC',
      problems: [...BODY, ...ACCESS],
    }),
    async (c) => {
      const { mcpServer, WebStandardStreamableHTTPServerTransport } = await protocol()
      const headers = { authorization: c.req.header('authorization') ?? '', 'content-type': 'application/json' }
      const server = mcpServer(async (path, init) => asked(path, { ...init, headers }, c.env))
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
      await server.connect(transport)
      try {
        const reply = await transport.handleRequest(c.req.raw)
        if (reply.ok) return reply
        const { error } = (await reply.json()) as { error?: { message?: string } }
        throw new Problem('invalid-input', error?.message ?? 'This is no message of JSON-RPC')
      } finally {
        await server.close()
      }
    },
  )
}

// The protocol takes a tenth of the server's start to load, and few people's programs speak it.
async function protocol() {
  const [server, transport] = await Promise.all([
    import('./mcp-server.ts'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  ])
  return { ...server, ...transport }
}
