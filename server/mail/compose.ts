import type { Letter, LetterFact } from '../../words/letter-facts.ts'
import { letterIn, unsubscribeWords } from '../../words/letters.ts'
import type { Language } from '../../words/speech.ts'
import { BRAND, BRAND_SERIF } from '../brand.ts'
import type { Config } from '../config.ts'
import { escapeHtml } from '../escape-html.ts'

export type Message = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where mail programs offer to unsubscribe; only in mails that are not about the account itself. */
  readonly unsubscribe?: string
}

/** A letter and the language it is written in. */
export type Worded = { readonly letter: LetterFact; readonly language: Language }

export type Sender = Pick<Config, 'companyName' | 'supportEmail'>

// Mail programs that know the dark scheme get both; the others show the light one.
const LIGHT = coloured(0)
const DARK = coloured(1)
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:32px 16px;font:16px/1.6 Inter,system-ui,-apple-system,'Segoe UI',sans-serif}
main{max-width:520px;margin:0 auto}main>table{margin-bottom:24px}
td{padding:0;font-size:0;line-height:0}
.tip{width:0;height:0;margin:2px auto 0;border-left:8px solid transparent;border-right:8px solid transparent;border-bottom:11px solid}
td.name{padding-left:10px;font:500 21px/1.2 ${BRAND_SERIF}}
.action a{display:inline-block;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600}
.foot{font-size:13px;margin-top:32px}
${LIGHT}
@media (prefers-color-scheme:dark){${DARK}}`

/** What of the style is colour, in one scheme. */
function coloured(scheme: 0 | 1): string {
  const of = (name: keyof typeof BRAND) => BRAND[name][scheme]
  return `body{background:${of('paper')};color:${of('ink')}}a{color:${of('pen')}}.foot{color:${of('soft')}}
.life{background:${of('life')}}.pen{background:${of('pen')}}.tip{border-bottom-color:${of('ink')}}
.action a{background:${of('pen')};color:${of('on-pen')}}`
}

/** The sign of the product, a beam on its fulcrum, of cells alone: many programs show no picture before they are asked. */
const SIGN = `<table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr>
<td aria-hidden="true"><table role="presentation" cellspacing="0" cellpadding="0" border="0"><tr>
<td class="life" width="11" height="6"></td><td class="pen" width="10" height="6"></td><td class="life" width="11" height="6"></td>
</tr><tr><td colspan="3" align="center"><div class="tip"></div></td></tr></table></td>
<td class="name">Fulcrum</td></tr></table>`

/**
 * A letter as a message: plain text, and HTML of one column without images.
 * @param unsubscribe - address of the page that ends mails of this kind
 */
export function compose(to: string, { letter: fact, language }: Worded, sender: Sender, unsubscribe?: string): Message {
  const letter = letterIn(language, fact)
  const { subject, paragraphs, action, after } = letter
  const foot = `${sender.companyName} · ${sender.supportEmail}`
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...(after ? [after] : []),
    `-- \n${foot}${unsubscribe ? `\n${wayOut(language, fact)}:\n${unsubscribe}` : ''}`,
  ].join('\n\n')
  const end = unsubscribe ? { href: unsubscribe, label: wayOut(language, fact) } : null
  return { to, subject, text, html: html(language, letter, foot, end), ...(unsubscribe ? { unsubscribe } : {}) }
}

/** How the link is called that ends mails of this kind. */
const wayOut = (language: Language, { code }: LetterFact) =>
  unsubscribeWords(language, code === 'reminder' ? 'reminders' : 'tips').link

function html(
  language: Language,
  { subject, paragraphs, action, after }: Letter,
  foot: string,
  out: { readonly href: string; readonly label: string } | null,
): string {
  const button = action
    ? `<p class="action" style="margin:28px 0"><a href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>`
    : ''
  const end = out ? `<br><a href="${escapeHtml(out.href)}">${escapeHtml(out.label)}</a>` : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body><main>
${SIGN}
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${button}
${after ? `<p>${escapeHtml(after)}</p>` : ''}
<p class="foot">${escapeHtml(foot)}${end}</p>
</main></body></html>`
}
