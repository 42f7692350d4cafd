import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isEmail } from '../contract/email.ts'
import { isAddressOrRange } from './http/client-address.ts'

/** A start that cannot go on, in one sentence for the person who typed the command. */
export class StartError extends Error {}

const empty = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(field: T) => z.preprocess(empty, field.optional())

const httpUrl = z.string().refine(isOrigin, 'must be an origin such as https://fulcrum.example, without a path')

const postgresUrl = (who: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, `must be a PostgreSQL address such as postgres://${who}:password@host:5432/fulcrum`)
const PORT_RANGE = 'must be a port from 0 to 65535'
const portNumber = z.coerce.number(PORT_RANGE).int().min(0).max(65_535, PORT_RANGE)

const Settings = z.object({
  PORT: optional(portNumber),
  HOST: optional(z.string()),
  METRICS_PORT: optional(portNumber),
  ERROR_REPORTS_URL: optional(z.string().refine(isHttpUrl, 'must be an address such as http://127.0.0.1:4318/v1/logs')),
  DRAIN_SECONDS: optional(
    z.coerce.number('must be a number from 0 to 60').min(0).max(60, 'must be a number from 0 to 60'),
  ),
  APP_ORIGIN: optional(httpUrl),
  DATA_DIR: optional(z.string()),
  SECRET_KEY: optional(
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine(
        (keys) => keys.every((key) => key.length >= 32),
        'must be at least 32 characters, as `openssl rand -hex 32` makes them',
      ),
  ),
  DATABASE_URL: optional(postgresUrl('user')),
  DATABASE_ADMIN_URL: optional(postgresUrl('owner')),
  DATABASE_POOLER: optional(z.enum(['on', 'off'], 'must be on or off')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\/.+/, 'must be an address such as smtp://user:password@host:587')),
  MAIL_FROM: optional(z.string().refine((text) => isEmail(addressOf(text)), 'must be an e-mail address')),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_(live|test)_\w+$/, 'must be a secret key of Stripe (sk_… or rk_…)'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z.string().regex(/^whsec_\S+$/, 'must be the signing secret of the webhook (whsec_…)'),
  ),
  STRIPE_PRICE_ID: optional(z.string().regex(/^price_\w+$/, 'must be the id of a price (price_…)')),
  STRIPE_TAX: optional(z.enum(['on', 'off'], 'must be on or off')),
  STRIPE_PROMOTION_CODES: optional(z.enum(['on', 'off'], 'must be on or off')),
  TRUSTED_PROXIES: optional(
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine((list) => list.every(isAddressOrRange), 'must be addresses or ranges such as 10.0.0.0/8, with commas'),
  ),
  BACKUPS_KEPT: optional(
    z.coerce.number('must be a number from 0 to 365').int().min(0).max(365, 'must be a number from 0 to 365'),
  ),
  BACKUP_S3_ENDPOINT: optional(httpUrl),
  BACKUP_S3_REGION: optional(z.string()),
  BACKUP_S3_BUCKET: optional(z.string().regex(/^[\w.-]{1,255}$/, 'must be the name of a bucket, without a path')),
  BACKUP_S3_KEY_ID: optional(z.string()),
  BACKUP_S3_SECRET_KEY: optional(z.string()),
  BACKUP_PASSPHRASE: optional(z.string()),
  BACKUP_KEY_FILE: optional(z.string()),
  TRIAL_CARD: optional(z.enum(['none', 'required'], 'must be none or required')),
  COMPANY_NAME: optional(z.string().max(200)),
  SUPPORT_EMAIL: optional(z.string().refine(isEmail, 'must be an e-mail address')),
  LOG_LEVEL: optional(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
  ),
  AI_MODEL: optional(
    z.string().regex(/^[\w.-]+\/\S+$/, 'must be provider/model, such as anthropic/claude-sonnet-5 or ollama/llama4'),
  ),
  AI_API_KEY: optional(z.string()),
  AI_BASE_URL: optional(
    z
      .string()
      .refine(isHttpUrl, 'must be the address of an OpenAI-compatible server, such as http://localhost:11434/v1'),
  ),
  SANDBOX: optional(z.enum(['on', 'off'], 'must be on or off')),
  PERSON_LIMITS: optional(z.enum(['on', 'off'], 'must be on or off')),
  NODE_ENV: optional(z.string()),
})

/** The name of every setting there is. */
export const SETTING_NAMES: readonly string[] = Settings.keyof().options

export type Config = {
  readonly port: number
  readonly host: string
  /** Where Prometheus may ask; null where nobody does. */
  readonly metricsPort: number | null
  /** Where errors are told by OTLP; null where they stay in the log. */
  readonly errorReportsUrl: string | null
  /** How long a server that was told to stop says so before it takes no more requests. */
  readonly drainSeconds: number
  readonly appOrigin: string
  readonly dataDir: string
  /** Seal what the database keeps of authenticators: the first seals, all open. Empty: a key in the database does. */
  readonly secretKeys: readonly string[]
  readonly databaseUrl: string | null
  /** Whoever owns the tables, at PostgreSQL itself: migrates, backs up and restores. Null where `databaseUrl` does. */
  readonly databaseAdminUrl: string | null
  /** Whether `databaseUrl` leads to a pooler that shares out connections by the transaction. */
  readonly databasePooler: boolean
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Null where the billing sandbox stands in. */
  readonly stripe: StripeConfig | null
  /** Null where no language model is set up. */
  readonly model: ModelConfig | null
  readonly trustedProxies: readonly string[]
  /** Nightly dumps of the embedded database that are kept; 0 for none. */
  readonly backupsKept: number
  /** Where sealed copies go as well; null where they stay on this machine. */
  readonly backupStore: BackupStore | null
  readonly trialCard: 'none' | 'required'
  readonly companyName: string
  readonly supportEmail: string
  readonly logLevel: string
  readonly production: boolean
  /** On the machine of whoever works on it: `NODE_ENV` says nothing else, and nobody can open it from elsewhere. */
  readonly development: boolean
  /** Whether the billing sandbox was asked for by name, which production needs. */
  readonly sandbox: boolean
  /** Whether a person's requests are counted; off only for measuring. */
  readonly personLimits: boolean
  /** Whether the operator gave these, or a placeholder stands there. */
  readonly named: { readonly company: boolean; readonly support: boolean }
}

export type ModelConfig = {
  readonly provider: string
  readonly model: string
  readonly apiKey: string | null
  /** Where an OpenAI-compatible server listens; null for the provider's own. */
  readonly baseUrl: string | null
}

export type BackupStore = {
  /** An origin, without a slash at its end. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly keyId: string
  readonly secretKey: string
  readonly passphrase: string
}

export type StripeConfig = {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly priceId: string
  readonly tax: boolean
  readonly promotionCodes: boolean
}

/**
 * The settings of this process, each checked and with its default.
 * @throws StartError naming the first setting that makes no sense
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = Settings.safeParse(env)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartError(`${issue?.path.join('.')}: ${issue?.message}.`)
  }
  const set = parsed.data
  if (set.DATABASE_ADMIN_URL && !set.DATABASE_URL)
    throw new StartError('DATABASE_ADMIN_URL: has no meaning without DATABASE_URL.')
  const port = set.PORT ?? 3000
  const appOrigin = (set.APP_ORIGIN ?? `http://localhost:${port}`).replace(/\/$/, '')
  const supportEmail = set.SUPPORT_EMAIL ?? 'support@set-SUPPORT_EMAIL.example'
  return {
    port,
    host: set.HOST ?? '127.0.0.1',
    metricsPort: set.METRICS_PORT ?? null,
    errorReportsUrl: set.ERROR_REPORTS_URL ?? null,
    drainSeconds: set.DRAIN_SECONDS ?? 0,
    appOrigin,
    dataDir: resolve(set.DATA_DIR ?? '.data'),
    secretKeys: set.SECRET_KEY ?? [],
    databaseUrl: set.DATABASE_URL ?? null,
    databaseAdminUrl: set.DATABASE_ADMIN_URL ?? null,
    databasePooler: set.DATABASE_POOLER === 'on',
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM ?? `Fulcrum <${supportEmail.toLowerCase()}>`,
    stripe: stripeConfig(set),
    model: modelConfig(set),
    trustedProxies: set.TRUSTED_PROXIES ?? [],
    backupsKept: set.BACKUPS_KEPT ?? 7,
    backupStore: backupStore(set),
    trialCard: set.TRIAL_CARD ?? 'none',
    companyName: set.COMPANY_NAME ?? '[COMPANY_NAME is not set]',
    supportEmail,
    logLevel: set.LOG_LEVEL ?? 'info',
    production: set.NODE_ENV === 'production',
    development: (set.NODE_ENV ?? 'development') === 'development' && isLocal(appOrigin),
    sandbox: set.SANDBOX === 'on',
    personLimits: set.PERSON_LIMITS !== 'off',
    named: { company: set.COMPANY_NAME !== undefined, support: set.SUPPORT_EMAIL !== undefined },
  }
}

// Half a set of keys would take checkouts whose payments nobody hears of.
function stripeConfig(set: z.infer<typeof Settings>): StripeConfig | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = set
  if (!STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET && !STRIPE_PRICE_ID) return null
  const all = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID }
  for (const [name, value] of Object.entries(all))
    if (!value) throw new StartError(`${name}: must be set together with the other two settings of Stripe.`)
  return {
    secretKey: STRIPE_SECRET_KEY!,
    webhookSecret: STRIPE_WEBHOOK_SECRET!,
    priceId: STRIPE_PRICE_ID!,
    tax: set.STRIPE_TAX === 'on',
    promotionCodes: set.STRIPE_PROMOTION_CODES === 'on',
  }
}

// Whoever set one of these believes that copies leave the machine.
function backupStore(set: z.infer<typeof Settings>): BackupStore | null {
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_KEY_ID, BACKUP_S3_SECRET_KEY, BACKUP_KEY_FILE } = set
  const all = { BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_KEY_ID, BACKUP_S3_SECRET_KEY }
  const others = [set.BACKUP_S3_REGION, set.BACKUP_PASSPHRASE, BACKUP_KEY_FILE]
  if (![...Object.values(all), ...others].some(Boolean)) return null
  for (const [name, value] of Object.entries(all))
    if (!value) throw new StartError(`${name}: must be set together with the other settings of the store for copies.`)
  if (Boolean(set.BACKUP_PASSPHRASE) === Boolean(BACKUP_KEY_FILE))
    throw new StartError('BACKUP_PASSPHRASE: must be set for sealing copies, or BACKUP_KEY_FILE, and not both.')
  const passphrase = set.BACKUP_PASSPHRASE ?? keyFile(BACKUP_KEY_FILE!)
  if (passphrase.length < 20)
    throw new StartError(
      `${BACKUP_KEY_FILE ? 'BACKUP_KEY_FILE' : 'BACKUP_PASSPHRASE'}: must hold at least 20 characters, as \`openssl rand -hex 32\` makes them.`,
    )
  return {
    endpoint: BACKUP_S3_ENDPOINT!.replace(/\/$/, ''),
    region: set.BACKUP_S3_REGION ?? 'us-east-1',
    bucket: BACKUP_S3_BUCKET!,
    keyId: BACKUP_S3_KEY_ID!,
    secretKey: BACKUP_S3_SECRET_KEY!,
    passphrase,
  }
}

function keyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (cause) {
    throw new StartError(`BACKUP_KEY_FILE: ${file} cannot be read.`, { cause })
  }
}

const HOSTED = ['anthropic', 'openai', 'google']

function modelConfig(set: z.infer<typeof Settings>): ModelConfig | null {
  const { AI_MODEL, AI_API_KEY, AI_BASE_URL } = set
  if (!AI_MODEL) {
    const alone = AI_BASE_URL ? 'AI_BASE_URL' : AI_API_KEY ? 'AI_API_KEY' : null
    if (alone) throw new StartError(`${alone}: has no meaning without AI_MODEL.`)
    return null
  }
  const provider = AI_MODEL.slice(0, AI_MODEL.indexOf('/'))
  if (!HOSTED.includes(provider) && !AI_BASE_URL)
    throw new StartError(`AI_MODEL: ${provider} is none of ${HOSTED.join(', ')}, so AI_BASE_URL must say where it is.`)
  if (HOSTED.includes(provider) && !AI_BASE_URL && !AI_API_KEY)
    throw new StartError(`AI_API_KEY: must be set for ${provider}.`)
  return {
    provider,
    model: AI_MODEL.slice(provider.length + 1),
    apiKey: AI_API_KEY ?? null,
    baseUrl: AI_BASE_URL?.replace(/\/$/, '') ?? null,
  }
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function isOrigin(text: string): boolean {
  if (!isHttpUrl(text)) return false
  const { pathname, search, hash } = new URL(text)
  return pathname === '/' && !search && !hash
}

const isLocal = (origin: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname)

/** The bare address of `Name <name@host>`. */
function addressOf(text: string): string {
  return /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text
}
