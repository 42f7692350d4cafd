import { html } from 'hono/html'
import { plainPage } from '../../http/plain-page.ts'

const NOTICE = html`<strong>Test mode: no money moves.</strong> This page stands in for Stripe; use a test card below, never a real one.`

/** A page of the sandbox. */
export function layout(title: string, body: Parameters<typeof plainPage>[0]['body']) {
  return plainPage({ title, style: '/sandbox/style.css', notice: NOTICE, body })
}
