import { expect, test } from 'vitest'
import { readConfig, StartError } from './config.ts'

test('readConfig() has a default for every setting, and an empty one counts as not set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    appOrigin: 'http://localhost:3000',
    trialCard: 'none',
  })
  expect(readConfig({ PORT: '', DATABASE_URL: '', TRIAL_CARD: '' })).toEqual(readConfig({}))
  expect(readConfig({ PORT: '8080' }).appOrigin).toBe('http://localhost:8080')
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['APP_ORIGIN', 'fulcrum.example'],
  ['APP_ORIGIN', 'https://fulcrum.example/app'],
  ['APP_ORIGIN', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SMTP_URL', 'localhost:25'],
  ['MAIL_FROM', 'nobody'],
  ['TRIAL_CARD', 'maybe'],
  ['SUPPORT_EMAIL', 'help'],
  ['LOG_LEVEL', 'loud'],
])('readConfig() refuses %s=%s in one sentence that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(StartError)
  expect(read).toThrow(new RegExp(`^${name}: must be [^.]+.*\\.$`))
})
