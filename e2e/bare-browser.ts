import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sure } from '../engine/sure.ts'
import { findBrowser } from '../scripts/browser.ts'

type Target = { type: string; webSocketDebuggerUrl: string }
type Answer = { id?: number; result?: { result?: { value?: unknown }; exceptionDetails?: { text: string } } }

/**
 * A browser of which only the page is looked into. Playwright attaches its debugger to service workers too, and a
 * worker that is debugged may put off giving way to a newer one, and hold the next page load, as no person's does.
 */
export async function openBareBrowser() {
  const { executablePath, args } = findBrowser()
  const home = await mkdtemp(join(tmpdir(), 'bare-browser-'))
  const child = spawn(executablePath, [
    ...args,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${home}`,
    'about:blank',
  ])
  let said = ''
  while (!said.includes('ws://')) said += String((await once(child.stderr, 'data'))[0])
  const [, host] = /ws:\/\/([^/]+)/.exec(said) ?? []
  const targets = (await (await fetch(`http://${host}/json/list`)).json()) as Target[]
  const first = await openTab(sure(targets.find(({ type }) => type === 'page')))

  return {
    ...first,
    /** Another tab of the same person. */
    async another() {
      return openTab((await (await fetch(`http://${host}/json/new`, { method: 'PUT' })).json()) as Target)
    },
    async close() {
      const ended = once(child, 'exit')
      // What was started may be a shell that waits for the browser: ended by a signal, it would leave it running.
      first.endBrowser()
      await ended
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type BareTab = Awaited<ReturnType<typeof openTab>>

/** What a journey does in one tab, by the browser's own protocol. */
async function openTab({ webSocketDebuggerUrl }: Target) {
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')

  let last = 0
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id ?? 0)?.(answer)
  })
  const send = (method: string, params: object = {}) =>
    new Promise<Answer>((resolve) => {
      last += 1
      waiting.set(last, resolve)
      socket.send(JSON.stringify({ id: last, method, params }))
    })

  return {
    goto: (url: string) => send('Page.navigate', { url }),
    reload: () => send('Page.reload'),
    type: (text: string) => send('Input.insertText', { text }),
    /** The value of an expression in the page. @throws Error when the page does */
    async evaluate(expression: string): Promise<unknown> {
      const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      if (result?.exceptionDetails) throw new Error(result.exceptionDetails.text)
      return result?.result?.value
    },
    /** A browser that ends may not answer any more. */
    endBrowser: () => void send('Browser.close'),
  }
}
