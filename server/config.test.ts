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
  ['SECRET_KEY', 'too-short'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_ADMIN_URL', 'localhost'],
  ['DATABASE_POOLER', 'pgbouncer'],
  ['SMTP_URL', 'localhost:25'],
  ['MAIL_FROM', 'nobody'],
  ['TRIAL_CARD', 'maybe'],
  ['SUPPORT_EMAIL', 'help'],
  ['LOG_LEVEL', 'loud'],
  ['STRIPE_SECRET_KEY', 'pk_live_public'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_PRICE_ID', '9.99'],
  ['STRIPE_TAX', 'yes'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, my-proxy'],
  ['BACKUPS_KEPT', 'all'],
])('readConfig() refuses %s=%s in one sentence that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(StartError)
  expect(read).toThrow(new RegExp(`^${name}: must be [^.]+.*\\.$`))
})

test('readConfig() takes an owner of the tables only where there are tables to own', () => {
  const owner = 'postgres://owner:canary@db/fulcrum'
  expect(() => readConfig({ DATABASE_ADMIN_URL: owner })).toThrow(
    /^DATABASE_ADMIN_URL: has no meaning without DATABASE_URL\.$/,
  )
  expect(readConfig({ DATABASE_ADMIN_URL: owner, DATABASE_URL: 'postgres://web@db/fulcrum' }).databaseAdminUrl).toBe(
    owner,
  )
})

test('readConfig() wants all settings of Stripe or none, and never repeats a secret', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_canary',
    STRIPE_WEBHOOK_SECRET: 'whsec_canary',
    STRIPE_PRICE_ID: 'price_1',
  }
  expect(readConfig({}).stripe).toBeNull()
  expect(readConfig(keys).stripe).toMatchObject({ priceId: 'price_1', tax: false, promotionCodes: false })
  for (const name of Object.keys(keys)) {
    const read = () => readConfig({ ...keys, [name]: '' })
    expect(read).toThrow(new RegExp(`^${name}: must be set together`))
    expect(read).not.toThrow(/canary/)
  }
})
