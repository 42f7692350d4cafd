import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail, normalEmail } from './email.ts'

test.each([
  ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
  [' A&B@Example.ORG ', 'a&b@example.org'],
  ['rock!n@münchen.example', 'rock!n@xn--mnchen-3ya.example'],
  ['x=y@例え.テスト', 'x=y@xn--r8jz45g.xn--zckzah'],
  ["o'neil+tag#1@a-b.example", "o'neil+tag#1@a-b.example"],
])('%s is an address, kept as %s', (typed, kept) => {
  expect(isEmail(typed)).toBe(true)
  expect(normalEmail(typed)).toBe(kept)
})

test.each([
  '.a@b.example',
  'a.@b.example',
  'a..b@b.example',
  'a@192.0.2.1',
  'a@[192.0.2.1]',
  'a@b',
  'a@b.',
  'a@рф',
  'a@пример.рф/x',
  'a@пример.рф:25',
  'a@b@пример.рф',
  'ä@b.example',
  'a\0@b.example',
  'a@b.example\r\nBcc: c@d.example',
  `${'x'.repeat(65)}@b.example`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('the normal form of any text is its own normal form', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.emailAddress(),
    fc.string().map((domain) => `a@${domain}.рф`),
  )
  fc.assert(fc.property(text, (each) => normalEmail(normalEmail(each)) === normalEmail(each)))
})
