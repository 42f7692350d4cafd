import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRAND } from './brand.ts'
import { PLAIN_STYLE } from './http/plain-page.ts'
import { compose } from './mail/compose.ts'

const TOKENS = readFileSync('web/styles/tokens.css', 'utf8')

test.each(Object.entries(BRAND))(
  '%s is in mails and pages of the server what it is on the screens',
  (name, [light, dark]) => {
    expect(TOKENS).toContain(`--color-${name}: light-dark(${light}, ${dark});`)
  },
)

test('a mail and a page of the server have no colour of their own but those of warnings', () => {
  const letter = { code: 'deletion-done' } as const
  const sender = { companyName: 'Example', supportEmail: 'help@example.com' }
  const { html } = compose('robin@example.com', { letter, language: 'en' }, sender)
  const ours = new Set(Object.values(BRAND).flat() as string[])
  const others = (text: string) =>
    [...text.matchAll(/#[0-9a-f]{3,6}\b/g)].map(([one]) => one).filter((one) => !ours.has(one))
  expect(others(html)).toEqual([])
  expect(others(PLAIN_STYLE.replaceAll(/--(?:warn|note):[^;}]*/g, ''))).toEqual([])
})
