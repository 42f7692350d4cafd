import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sure } from '../engine/sure.ts'
import { Settings } from './settings.ts'

/** A start that cannot go on, in one sentence for the person who typed the command. */
export class StartError extends Error {}

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
  /** A streaming copy, for reads that can wait until it has what they want. */
  readonly databaseReplicaUrl: string | null
  /** Whether the tables of training lie on several machines. */
  readonly databaseSpread: boolean
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
  readonly nodeEnv: string
  /** Whether real people may meet it: `NODE_ENV` says neither development nor test. */
  readonly production: boolean
  /** On the machine of whoever works on it: `NODE_ENV` says nothing else, and nobody can open it from elsewhere. */
  readonly development: boolean
  /** Whether the billing sandbox was asked for by name, which production needs. */
  readonly sandbox: boolean
  /** Whether addresses that people give may lie in a private network: off but where all people are the operator's own. */
  readonly privateNetwork: boolean
  /** Where intervals.icu is, an origin. */
  readonly intervalsUrl: string
  /** Whether a person's requests are counted; off only for measuring. */
  readonly personLimits: boolean
  /** Whether the operator gave these, or a placeholder stands there. */
  readonly named: { readonly company: boolean; readonly support: boolean; readonly sender: boolean }
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
 * @throws StartError naming every setting that makes no sense, a sentence each
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { set, faults } = settingsOf(env)
  const within = <T>(part: (set: Settings) => T): T | null => {
    try {
      return part(set)
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      const isTold = (fault: string) => faults.some((told) => told.startsWith(fault.slice(0, fault.indexOf(':') + 1)))
      // One that makes no sense by itself is not told a second time.
      faults.push(...error.message.split(BETWEEN).filter((fault) => !isTold(fault)))
      return null
    }
  }
  const parts = {
    owner: within(adminUrl),
    stripe: within(stripeConfig),
    model: within(modelConfig),
    backupStore: within(backupStore),
  }
  if (faults.length === 1) throw new StartError(faults[0])
  if (faults.length > 1) throw new StartError(['Several settings make no sense.', ...faults].join(BETWEEN))
  return configOf(set, parts)
}

const BETWEEN = '\n  '

/** What was set, as it was given where it makes no sense, and a sentence for each of those. */
function settingsOf(env: Record<string, string | undefined>): { set: Settings; faults: string[] } {
  const parsed = Settings.safeParse(env)
  if (parsed.success) return { set: parsed.data, faults: [] }
  const senseless = new Map(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]))
  const others = Object.fromEntries(Object.entries(env).filter(([name]) => !senseless.has(name)))
  const asGiven = Object.fromEntries([...senseless.keys()].map((name) => [name, env[name]]))
  return {
    set: { ...Settings.parse(others), ...asGiven } as Settings,
    faults: [...senseless].map(([name, message]) => `${name}: ${message}.`),
  }
}

function adminUrl({ DATABASE_ADMIN_URL, DATABASE_URL }: Settings): string | null {
  if (DATABASE_ADMIN_URL && !DATABASE_URL)
    throw new StartError('DATABASE_ADMIN_URL: has no meaning without DATABASE_URL.')
  return DATABASE_ADMIN_URL ?? null
}

type Parts = Pick<Config, 'stripe' | 'model' | 'backupStore'> & { readonly owner: string | null }

function configOf(set: Settings, { owner, stripe, model, backupStore }: Parts): Config {
  return {
    ...addressConfig(set),
    ...databaseConfig(set, owner),
    ...companyConfig(set),
    stripe,
    model,
    backupStore,
    backupsKept: set.BACKUPS_KEPT ?? 7,
    trialCard: set.TRIAL_CARD ?? 'none',
    errorReportsUrl: set.ERROR_REPORTS_URL ?? null,
    logLevel: set.LOG_LEVEL ?? 'info',
    sandbox: set.SANDBOX === 'on',
    intervalsUrl: (set.INTERVALS_URL ?? 'https://intervals.icu').replace(/\/$/, ''),
    privateNetwork: set.PRIVATE_NETWORK === 'on',
    personLimits: set.PERSON_LIMITS !== 'off',
  }
}

function addressConfig(set: Settings) {
  const port = set.PORT ?? 3000
  const appOrigin = (set.APP_ORIGIN ?? `http://localhost:${port}`).replace(/\/$/, '')
  const nodeEnv = set.NODE_ENV ?? 'development'
  return {
    port,
    host: set.HOST ?? '127.0.0.1',
    metricsPort: set.METRICS_PORT ?? null,
    drainSeconds: set.DRAIN_SECONDS ?? 0,
    appOrigin,
    trustedProxies: set.TRUSTED_PROXIES ?? [],
    nodeEnv,
    production: !['development', 'test'].includes(nodeEnv),
    development: nodeEnv === 'development' && isLocal(appOrigin),
  }
}

type DatabaseConfig = Pick<
  Config,
  | 'dataDir'
  | 'secretKeys'
  | 'databaseUrl'
  | 'databaseAdminUrl'
  | 'databasePooler'
  | 'databaseReplicaUrl'
  | 'databaseSpread'
>

function databaseConfig(set: Settings, owner: string | null): DatabaseConfig {
  return {
    dataDir: resolve(set.DATA_DIR ?? '.data'),
    secretKeys: set.SECRET_KEY ?? [],
    databaseUrl: set.DATABASE_URL ?? null,
    databaseAdminUrl: owner,
    databasePooler: set.DATABASE_POOLER === 'on',
    databaseReplicaUrl: set.DATABASE_REPLICA_URL ?? null,
    databaseSpread: set.DATABASE_SPREAD === 'on',
  }
}

function companyConfig(set: Settings): Pick<Config, 'smtpUrl' | 'mailFrom' | 'companyName' | 'supportEmail' | 'named'> {
  const supportEmail = set.SUPPORT_EMAIL ?? 'support@not-set-yet.example'
  return {
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM ?? `Fulcrum <${supportEmail.toLowerCase()}>`,
    companyName: set.COMPANY_NAME ?? '(operator not named yet)',
    supportEmail,
    named: {
      company: set.COMPANY_NAME !== undefined,
      support: set.SUPPORT_EMAIL !== undefined,
      sender: set.MAIL_FROM !== undefined,
    },
  }
}

// Half a set of keys would take checkouts whose payments nobody hears of.
function stripeConfig(set: Settings): StripeConfig | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = set
  if (!STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET && !STRIPE_PRICE_ID) return null
  const all = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID }
  const lacking = Object.entries(all).filter(([, value]) => !value)
  if (lacking.length > 0)
    throw new StartError(
      lacking.map(([name]) => `${name}: must be set together with the other two settings of Stripe.`).join(BETWEEN),
    )
  return {
    secretKey: sure(STRIPE_SECRET_KEY),
    webhookSecret: sure(STRIPE_WEBHOOK_SECRET),
    priceId: sure(STRIPE_PRICE_ID),
    tax: set.STRIPE_TAX === 'on',
    promotionCodes: set.STRIPE_PROMOTION_CODES === 'on',
  }
}

// Whoever set one of these believes that copies leave the machine.
function backupStore(set: Settings): BackupStore | null {
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_KEY_ID, BACKUP_S3_SECRET_KEY, BACKUP_KEY_FILE } = set
  const all = { BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_KEY_ID, BACKUP_S3_SECRET_KEY }
  const others = [set.BACKUP_S3_REGION, set.BACKUP_PASSPHRASE, BACKUP_KEY_FILE]
  if (![...Object.values(all), ...others].some(Boolean)) return null
  const faults = Object.entries(all)
    .filter(([, value]) => !value)
    .map(([name]) => `${name}: must be set together with the other settings of the store for copies.`)
  if (Boolean(set.BACKUP_PASSPHRASE) === Boolean(BACKUP_KEY_FILE))
    faults.push('BACKUP_PASSPHRASE: must be set for sealing copies, or BACKUP_KEY_FILE, and not both.')
  if (faults.length > 0) throw new StartError(faults.join(BETWEEN))
  const passphrase = set.BACKUP_PASSPHRASE ?? keyFile(sure(BACKUP_KEY_FILE))
  if (passphrase.length < 20)
    throw new StartError(
      `${BACKUP_KEY_FILE ? 'BACKUP_KEY_FILE' : 'BACKUP_PASSPHRASE'}: must hold at least 20 characters, as \`openssl rand -hex 32\` makes them.`,
    )
  return {
    endpoint: sure(BACKUP_S3_ENDPOINT).replace(/\/$/, ''),
    region: set.BACKUP_S3_REGION ?? 'us-east-1',
    bucket: sure(BACKUP_S3_BUCKET),
    keyId: sure(BACKUP_S3_KEY_ID),
    secretKey: sure(BACKUP_S3_SECRET_KEY),
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

function modelConfig(set: Settings): ModelConfig | null {
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

const isLocal = (origin: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname)
