import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ModelCall = { readonly path: string; readonly body: string }

/** How the server answers one call; it may do so badly. */
export type Behaviour = (call: ModelCall, response: ServerResponse) => void

/** A server that speaks the wire of two providers of language models, as well or as badly as a test tells it to. */
export async function modelServer() {
  const calls: ModelCall[] = []
  let behave: Behaviour = says('{}')
  const server = createServer(async (request, response) => {
    const call = { path: request.url ?? '', body: await bodyOf(request) }
    calls.push(call)
    behave(call, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/v1`
  return {
    calls,
    /** Settings that point a server of ours at this one. */
    env: (provider: 'local' | 'anthropic') => ({
      AI_MODEL: `${provider}/test-model`,
      AI_BASE_URL: address,
      AI_API_KEY: 'key-of-the-model',
    }),
    behave: (next: Behaviour) => {
      behave = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers every call with one text: whole, or as a stream where a stream was asked for. */
export function says(text: string): Behaviour {
  return (call, response) => {
    const asked = JSON.parse(call.body) as { stream?: boolean; tools?: unknown[] }
    if (call.path.endsWith('/messages')) return saysAsAnthropic(text, asked, response)
    if (!asked.stream) return json(response, completion(text))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? [])
      response.write(`data: ${JSON.stringify(chunk({ content: piece }, null))}\n\n`)
    response.end(`data: ${JSON.stringify(chunk({}, 'stop'))}\n\ndata: [DONE]\n\n`)
  }
}

/** Starts a stream and tears the connection in the middle. */
export function breaksOffAfter(text: string): Behaviour {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`data: ${JSON.stringify(chunk({ content: text }, null))}\n\n`)
    setTimeout(() => response.destroy(), 20)
  }
}

/** Refuses with a status. */
export function refuses(status: number, headers: Record<string, string> = {}): Behaviour {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: 'no', type: 'test' } }))
  }
}

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }
const HEAD = { id: 'answer-1', created: 1, model: 'test-model' }

function completion(content: string) {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
  return { ...HEAD, object: 'chat.completion', choices, usage: USAGE }
}

function chunk(delta: object, finish: string | null) {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  return { ...HEAD, object: 'chat.completion.chunk', choices, ...(finish ? { usage: USAGE } : {}) }
}

function saysAsAnthropic(text: string, asked: { stream?: boolean; tools?: unknown[] }, response: ServerResponse) {
  const usage = { input_tokens: 100, output_tokens: 20 }
  const content = asked.tools?.length
    ? [{ type: 'tool_use', id: 'tool-1', name: 'json', input: JSON.parse(text) as unknown }]
    : [{ type: 'text', text }]
  const message = { id: 'msg-1', type: 'message', role: 'assistant', model: 'test-model', usage }
  if (!asked.stream) return json(response, { ...message, content, stop_reason: 'end_turn', stop_sequence: null })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const event = (type: string, data: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
  event('message_start', { message: { ...message, content: [], stop_reason: null, stop_sequence: null } })
  event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
  for (const piece of text.match(/[\s\S]{1,9}/g) ?? [])
    event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } })
  event('content_block_stop', { index: 0 })
  event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 20 } })
  event('message_stop', {})
  response.end()
}

function json(response: ServerResponse, value: object) {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}
