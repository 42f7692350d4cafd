import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from './request.ts'
import { endSession, keepToken } from './token-store.ts'

const fetched = vi.spyOn(window, 'fetch')
// Another file's session may lie in the same browser.
beforeEach(() => endSession('signed-out'))
afterEach(() => {
  endSession('signed-out')
  fetched.mockReset()
})

test('without a session nothing is asked of the server but what visitors ask', async () => {
  await expect(request('/api/coach')).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockResolvedValue(new Response(null, { status: 204 }))
  await request('/api/auth/sign-in', { method: 'POST', body: {}, anonymous: true })
  expect(fetched).toHaveBeenCalledOnce()
})

test('the end of a session breaks off what is being read, and nothing that is being written', async () => {
  keepToken('token')
  const signals: (AbortSignal | null | undefined)[] = []
  fetched.mockImplementation((_, init) => {
    signals.push(init?.signal)
    return new Promise(() => undefined)
  })
  void request('/api/coach')
  void request('/api/check-ins/2026-05-05', { method: 'PUT', body: {} })
  endSession('signed-out')
  expect(signals.map((signal) => signal?.aborted ?? false)).toEqual([true, false])
  keepToken('another')
  void request('/api/coach')
  expect(signals.at(-1)?.aborted).toBe(false)
})
