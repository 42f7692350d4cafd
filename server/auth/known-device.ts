import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const NAME = 'fulcrum-device'
/** [s] a device counts as known after it was signed in. @source default-ours */
const KNOWN_S = 180 * 86_400

type Parts = { readonly secret: string; readonly appOrigin: string }

/**
 * Remembers in the browser that this person was signed in there. It opens nothing: a known device is only not held up
 * by the failures of strangers. No script can read it, and it goes to sign-in alone.
 */
export function rememberDevice(c: Context, { secret, appOrigin }: Parts, email: string, now: Date): void {
  const until = Math.floor(now.getTime() / 1000) + KNOWN_S
  setCookie(c, NAME, `${until}.${markOf(secret, email, until)}`, {
    path: '/api/auth/sign-in',
    httpOnly: true,
    sameSite: 'Strict',
    secure: appOrigin.startsWith('https:'),
    maxAge: KNOWN_S,
  })
}

/** Whether this person was signed in on this device before. */
export function isKnownDevice(c: Context, { secret }: Pick<Parts, 'secret'>, email: string, now: Date): boolean {
  const [until = '', mark = ''] = (getCookie(c, NAME) ?? '').split('.')
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now.getTime()) return false
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(secret, email, Number(until)))]
  return given.length === right.length && timingSafeEqual(given, right)
}

function markOf(secret: string, email: string, until: number): string {
  return createHmac('sha256', secret).update(`device\0${email}\0${until}`).digest('base64url')
}
