import { expect, test } from 'vitest'
import { readConfig, StartError } from './config.ts'

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_canary',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary',
  STRIPE_PRICE_ID: 'price_1',
}

test('readConfig() has a default for every setting, and an empty one counts as not set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    appOrigin: 'http://localhost:3000',
    trialCard: 'none',
  })
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', TRIAL_CARD: '', COMPANY_NAME: ' \t' })).toEqual(readConfig({}))
  expect(readConfig({ PORT: '8080' }).appOrigin).toBe('http://localhost:8080')
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['APP_ORIGIN', 'fulcrum.example'],
  ['APP_ORIGIN', 'https://fulcrum.example/app'],
  ['APP_ORIGIN', 'javascript:alert(1)'],
  ['APP_ORIGIN', 'https://user:word@fulcrum.example'],
  ['SECRET_KEY', 'too-short'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_ADMIN_URL', 'localhost'],
  ['DATABASE_POOLER', 'pgbouncer'],
  ['DATABASE_SPREAD', 'citus'],
  ['DATABASE_REPLICA_URL', 'standby'],
  ['DATABASE_URL', 'postgres://me@db:99999/x'],
  ['DATABASE_URL', 'postgres://me:50%@db/x'],
  ['SMTP_URL', 'localhost:25'],
  ['SMTP_URL', 'smtp://mail.example:70000'],
  ['SMTP_URL', 'smtp://:25'],
  ['NODE_ENV', 'Production'],
  ['NODE_ENV', 'DEVELOPMENT'],
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
  const read = () => readConfig({ ...(name in KEYS ? KEYS : {}), [name]: value })
  expect(read).toThrow(StartError)
  expect(read).toThrow(new RegExp(`^${name}: must be [^.]+.*\\.$`))
})

test('readConfig() tells every setting that makes no sense, once each, by itself or beside others', () => {
  const read = () =>
    readConfig({
      PORT: 'eighty',
      TRIAL_CARD: 'maybe',
      STRIPE_SECRET_KEY: 'pk_live_public',
      DATABASE_ADMIN_URL: 'postgres://owner@db/fulcrum',
      AI_API_KEY: 'canary',
    })
  expect(read).toThrow(StartError)
  const [head, ...faults] = messageOf(read).split('\n')
  expect(head).toBe('Several settings make no sense.')
  expect(faults.map((fault) => /^ {2}(\w+): [^\n]+\.$/.exec(fault)?.[1])).toEqual([
    'PORT',
    'STRIPE_SECRET_KEY',
    'TRIAL_CARD',
    'DATABASE_ADMIN_URL',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_ID',
    'AI_API_KEY',
  ])
  expect(messageOf(read)).not.toContain('canary')
})

function messageOf(read: () => unknown): string {
  try {
    read()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

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
  expect(readConfig({}).stripe).toBeNull()
  expect(readConfig(KEYS).stripe).toMatchObject({ priceId: 'price_1', tax: false, promotionCodes: false })
  for (const name of Object.keys(KEYS)) {
    const read = () => readConfig({ ...KEYS, [name]: '' })
    expect(read).toThrow(new RegExp(`^${name}: must be set together`))
    expect(read).not.toThrow(/canary/)
  }
})
