import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { BRAND, BRAND_SERIF } from '../brand.ts'

/** A beam at rest on its fulcrum. */
const SIGN = html`<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="1" y="9" width="30" height="6" rx="1.5"/><rect class="pen" x="11" y="9" width="10" height="6"/><path d="M16 17.5 24 29H8Z"/></svg>`

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/**
 * A page that the server writes itself: works without script, in light and dark.
 * @param style address of `PLAIN_STYLE`, for the policy allows no inline styles
 */
export function plainPage({
  lang = 'en',
  title,
  style,
  notice,
  body,
}: {
  lang?: string
  title: string
  style: string
  notice?: Markup
  body: Markup
}): Markup {
  return html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} - Fulcrum</title><link rel="stylesheet" href="${style}"></head>
<body>${notice ? html`<header class="mode">${notice}</header>` : ''}
<main><p class="name">${SIGN}Fulcrum</p>${body}</main></body></html>`
}

/** The product's colours as variables of a style. */
function variables(): string {
  return Object.entries(BRAND)
    .map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`)
    .join(';')
}

/** The stylesheet of those pages. */
export const PLAIN_STYLE = `:root{color-scheme:light dark;${variables()};--warn:light-dark(#9c2a1a,#ffb4a6);--note:light-dark(#fdf0cf,#3a3113)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 Inter,system-ui,sans-serif}
.mode{margin:0;padding:12px 16px;background:var(--note);text-align:center}
main{max-width:560px;margin:24px auto;padding:0 16px 48px}
h1,.name{font-family:${BRAND_SERIF};font-weight:500}.name{display:flex;align-items:center;gap:10px;margin:0;font-size:1.35rem}.name svg{width:28px}.name rect{fill:var(--life)}.name .pen{fill:var(--pen)}.name path{fill:var(--ink)}
h1{font-size:1.75rem;line-height:1.2;margin:8px 0 16px}h2{font-size:1.1rem;margin:0 0 8px}
section{background:var(--sheet);border:1px solid var(--line);border-radius:14px;padding:20px;margin:16px 0}
p{margin:0 0 12px}.soft{color:var(--soft)}.price{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums}
label{display:block;font-weight:600;margin:12px 0 4px}
input{width:100%;min-height:44px;padding:10px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:10px}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid var(--pen);outline-offset:2px}
input[aria-invalid=true]{border-color:var(--warn)}
.row{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:10px 18px;margin-top:16px;font:inherit;font-weight:600;border-radius:10px;border:1px solid var(--pen);background:var(--pen);color:var(--on-pen);cursor:pointer;text-decoration:none}
button.quiet,.button.quiet{background:transparent;color:var(--pen)}
.actions{display:flex;flex-wrap:wrap;gap:12px}
.problem{color:var(--warn);font-weight:600;border-left:4px solid var(--warn);padding-left:12px}
ul{padding-left:20px;margin:0}code{font-variant-numeric:tabular-nums}
table{width:100%;border-collapse:collapse}td,th{padding:8px 4px;text-align:left;border-bottom:1px solid var(--line)}
@media (max-width:400px){.row{grid-template-columns:1fr}section{padding:16px 12px}table{font-size:.85rem}td,th{padding:8px 2px;overflow-wrap:anywhere}}`
