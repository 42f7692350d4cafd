import { expect, test } from 'vitest'
import { readHashLink } from './auth-mode.ts'

test('readHashLink() reads the links of our mails and nothing else', () => {
  expect(readHashLink('#type=recovery&token=abc')).toEqual({ type: 'recovery', token: 'abc' })
  expect(readHashLink('#token=a%2Bb&type=verify')).toEqual({ type: 'verify', token: 'a+b' })
  expect(readHashLink('#type=email-change&token=x')).toEqual({ type: 'email-change', token: 'x' })
  expect(readHashLink('#type=magic&token=x')).toBeNull()
  expect(readHashLink('#type=recovery')).toEqual({ type: 'recovery', token: '' })
  expect(readHashLink('#features')).toBeNull()
  expect(readHashLink('')).toBeNull()
})
