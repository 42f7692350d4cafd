import type { Letter, LetterFact } from '../../words/letter-facts.ts'
import { letterIn, unsubscribeWords } from '../../words/letters.ts'
import type { Language } from '../../words/speech.ts'
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
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:32px 16px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif;background:#faf8f4;color:#23302a}
main{max-width:520px;margin:0 auto}
a{color:#1f5f4a}
.name{font-weight:700;font-size:18px}
.action a{display:inline-block;padding:12px 20px;border-radius:10px;background:#1f5f4a;color:#fff;text-decoration:none;font-weight:600}
.foot{font-size:13px;color:#5b675f;margin-top:32px}
@media (prefers-color-scheme:dark){body{background:#151a17;color:#e6ebe7}a{color:#8fd0b5}.foot{color:#a3afa7}}`

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
    ? `<p class="action" style="margin:28px 0"><a href="${escapeHtml(action.href)}" style="color:#fff">${escapeHtml(action.label)}</a></p>`
    : ''
  const end = out ? `<br><a href="${escapeHtml(out.href)}">${escapeHtml(out.label)}</a>` : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body><main>
<p class="name">Fulcrum</p>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${button}
${after ? `<p>${escapeHtml(after)}</p>` : ''}
<p class="foot">${escapeHtml(foot)}${end}</p>
</main></body></html>`
}
