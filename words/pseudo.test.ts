import { expect, test } from 'vitest'
import type { LetterFact } from './letter-facts.ts'
import { letterIn } from './letters.ts'
import { problemText } from './problems.ts'
import { pseudo } from './pseudo.ts'
import { languageFor } from './speech.ts'

test('a text gets marks once, however often it is put into another, and is longer by two fifths', () => {
  const words = pseudo({
    day: 'Monday',
    said: (day: string) => `See you on ${day}`,
    id: 'a-code',
    list: ['one', 'two'],
  })
  expect(words.day).toBe('«Mondayóóó»')
  expect(words.said(words.day)).toMatch(/^«See you on Monday[ó ]+»$/)
  expect(words.said(words.day).length).toBeGreaterThan('See you on Monday'.length * 1.4)
  expect([words.id, ...words.list]).toEqual(['a-code', '«oneóó»', '«twoóó»'])
})

test('addresses and places for settings stay what they are', () => {
  const kept = ['/auth', 'https://fulcrum.example/auth#a', 'mailto:a@b.de', '%COMPANY_NAME%', '']
  expect(pseudo(kept)).toEqual(kept)
})

const on = { at: new Date('2026-03-04T12:00:00Z'), timeZone: 'UTC' }
const href = 'https://fulcrum.example/auth'
const newEmail = 'new@people.example'
const LETTERS: readonly LetterFact[] = [
  ...(['verification', 'welcome', 'reset', 'password-changed', 'email-change', 'trial-ended'] as const).map(
    (code) => ({ code, href }) as const,
  ),
  { code: 'confirm-reminder', from: on, href },
  { code: 'authenticator-changed', isOn: true, href },
  { code: 'authenticator-changed', isOn: false, href },
  { code: 'passkey-added', name: 'Phone', href },
  { code: 'passkey-removed', name: 'Phone', href },
  { code: 'email-change-asked', newEmail, href },
  { code: 'email-changed-from', newEmail, href },
  { code: 'email-changed', newEmail },
  { code: 'export-ready', until: on, href },
  { code: 'trial-ending', on, charged: true, href },
  { code: 'trial-ending', on, charged: false, href },
  { code: 'receipt', amount: { cents: 999, currency: 'usd' }, until: on, href },
  { code: 'payment-failed', until: on, href },
  { code: 'subscription-cancelled', until: on, href },
  { code: 'subscription-cancelled', until: null, href },
  { code: 'deletion-requested', on, href },
  { code: 'deletion-undone' },
  { code: 'deletion-done' },
]

test.each(LETTERS)('every text of the mail $code comes from its language, and every address stays', (fact) => {
  const { subject, paragraphs, action, after = [] } = letterIn('en-XA', fact)
  for (const text of [subject, ...paragraphs, action?.label ?? [], after].flat()) expect(text).toMatch(/^«.*»$/)
  if ('href' in fact) expect(action?.href).toBe(href)
})

test('a problem is said in the language of who asked, also where the engine or a schema said it', () => {
  expect(problemText('en', 'too-many-requests', { code: 'minute-spent', seconds: 9 })).toEqual({
    title: 'Too many attempts',
    detail: 'That was more than one person asks for in a minute. Please wait 9 seconds and try again.',
  })
  for (const said of [{ code: 'minute-spent', seconds: 9 }, { code: 'not-found' }, 'Name is required'] as const)
    for (const text of Object.values(problemText('en-XA', 'not-found', said))) expect(text).toMatch(/^«.*»$/)
})

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['en-XA', 'en-XA'],
  ['de-DE,de', 'en'],
  [undefined, 'en'],
  ['*', 'en'],
])('languageFor(%j) is %s', (accepted, language) => {
  expect(languageFor(accepted)).toBe(language)
})
