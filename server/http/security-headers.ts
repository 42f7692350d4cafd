import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'

/**
 * The headers of every answer, errors included.
 * @param styleHashes hashes of the stylesheets that prerendered pages carry inline
 * @param https whether the product is served over TLS, so that browsers may be told to insist on it
 */
export function securityHeaders(styleHashes: readonly string[], https: boolean) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app-sw app-worker',
  ].join('; ')
  const headers: Record<string, string> = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Dictation of a note: the browser asks its person first.
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
  })
}
