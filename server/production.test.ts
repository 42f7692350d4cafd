import { expect, test } from 'vitest'
import { readConfig, StartError } from './config.ts'
import { refuseUnsafe } from './production.ts'

const SAFE = {
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://fulcrum.example',
  SECRET_KEY: 'k'.repeat(64),
  SMTP_URL: 'smtps://user:word@mail.example:465',
  MAIL_FROM: 'Fulcrum <hello@fulcrum.example>',
  DATABASE_URL: 'postgres://127.0.0.1/fulcrum',
  STRIPE_SECRET_KEY: 'sk_test_canary',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary',
  STRIPE_PRICE_ID: 'price_1',
  COMPANY_NAME: 'Example Ltd',
  SUPPORT_EMAIL: 'help@fulcrum.example',
}
const NO_STRIPE = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_ID: '' }

const refusal = (env: Record<string, string>): string | null => {
  try {
    refuseUnsafe(readConfig(env))
    return null
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return error.message
  }
}

test('production starts with everything set, and a sandbox that was asked for by name', () => {
  expect(refusal(SAFE)).toBeNull()
  expect(refusal({ ...SAFE, ...NO_STRIPE, SANDBOX: 'on' })).toBeNull()
  expect(refusal({ ...SAFE, ...NO_STRIPE, SANDBOX: 'on', DATABASE_URL: '' })).toBeNull()
})

test('a laptop needs nothing', () => {
  expect(refusal({})).toBeNull()
  expect(refusal({ NODE_ENV: 'development', PERSON_LIMITS: 'off' })).toBeNull()
  expect(refusal({ NODE_ENV: 'test' })).toBeNull()
})

test('every other NODE_ENV counts as production: nothing that is not asked for by name goes round the refusals', () => {
  for (const name of ['staging', 'prod', 'live'])
    expect(refusal({ NODE_ENV: name })).toMatch(`NODE_ENV=${name} counts as production, which asks for more.\n  STRIPE`)
  expect(refusal({ ...SAFE, NODE_ENV: 'staging' })).toBeNull()
})

test.each([
  ['STRIPE_SECRET_KEY', NO_STRIPE],
  ['STRIPE_SECRET_KEY', { ...NO_STRIPE, SANDBOX: 'off' }],
  ['DATABASE_URL', { DATABASE_URL: '' }],
  ['SECRET_KEY', { SECRET_KEY: '' }],
  ['APP_ORIGIN', { APP_ORIGIN: 'http://fulcrum.example' }],
  ['APP_ORIGIN', { APP_ORIGIN: 'http://localhost:3000' }],
  ['APP_ORIGIN', { APP_ORIGIN: '' }],
  ['SMTP_URL', { SMTP_URL: '' }],
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['COMPANY_NAME', { COMPANY_NAME: '' }],
  ['COMPANY_NAME', { COMPANY_NAME: ' ' }],
  ['SUPPORT_EMAIL', { SUPPORT_EMAIL: '' }],
  ['PERSON_LIMITS', { PERSON_LIMITS: 'off' }],
])('production refuses without a safe %s', (name, change) => {
  expect(refusal({ ...SAFE, ...change })?.split('\n')).toEqual([
    'NODE_ENV=production asks for more.',
    expect.stringMatching(new RegExp(`^  ${name}: must [^\\n]+\\.$`)),
  ])
})

test('all faults are told together', () => {
  const names = refusal({ NODE_ENV: 'production' })?.match(/^ {2}\w+(?=:)/gm)
  expect(names?.map((name) => name.trim())).toEqual([
    'STRIPE_SECRET_KEY',
    'SECRET_KEY',
    'APP_ORIGIN',
    'SMTP_URL',
    'MAIL_FROM',
    'COMPANY_NAME',
    'SUPPORT_EMAIL',
  ])
})
