import type { Config } from '../config.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Message } from './mail.ts'

type Sender = Pick<Config, 'companyName' | 'supportEmail'>

type Letter = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly href: string }
  readonly after: string
}

/** Asks a new person to confirm the address; nothing waits for it. */
export function verificationMail(to: string, href: string, sender: Sender): Message {
  return compose(to, sender, {
    subject: 'Welcome to Fulcrum: please confirm your e-mail',
    paragraphs: [
      'Good that you are here.',
      'Please confirm that this address is yours. You can use Fulcrum meanwhile.',
    ],
    action: { label: 'Confirm my e-mail', href },
    after: 'If you did not sign up for Fulcrum, you can ignore this mail.',
  })
}

/** Carries the link that sets a new password. */
export function resetMail(to: string, href: string, sender: Sender): Message {
  return compose(to, sender, {
    subject: 'Reset your Fulcrum password',
    paragraphs: ['Someone, hopefully you, asked to reset the password of your Fulcrum account.'],
    action: { label: 'Choose a new password', href },
    after:
      'The link works once, for ten minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
  })
}

function compose(to: string, sender: Sender, letter: Letter): Message {
  const { subject, paragraphs, action, after } = letter
  const foot = `${sender.companyName} · ${sender.supportEmail}`
  return {
    to,
    subject,
    text: [...paragraphs, `${action.label}:\n${action.href}`, after, `-- \n${foot}`].join('\n\n'),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="font-weight:700;font-size:18px">Fulcrum</p>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<p style="margin:28px 0"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1f5f4a;color:#fff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p>${escapeHtml(after)}</p>
<p style="font-size:13px;opacity:.7">${escapeHtml(foot)}</p>
</div></body></html>`,
  }
}
