import { z } from 'zod'
import { isEmail } from '../contract/email.ts'
import { isAddressOrRange } from './http/client-address.ts'

// Of spaces alone is not set either.
const given = (value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value)
const optional = <T extends z.ZodType>(field: T) => z.preprocess(given, field.optional())

const httpUrl = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://fulcrum.example, without a path, a name or a password')

const postgresUrl = (who: string) =>
  z
    .string()
    .refine(
      (text) => /^postgres(ql)?:\/\//.test(text) && isReadableUrl(text),
      `must be a PostgreSQL address such as postgres://${who}:password@host:5432/fulcrum`,
    )
const PORT_RANGE = 'must be a port from 0 to 65535'
const portNumber = z.coerce.number(PORT_RANGE).int().min(0).max(65_535, PORT_RANGE)

const MODES: readonly string[] = ['production', 'development', 'test']

/** Every setting that there is, each by itself. */
export const Settings = z.object({
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
  DATABASE_REPLICA_URL: optional(postgresUrl('user')),
  DATABASE_SPREAD: optional(z.enum(['on', 'off'], 'must be on or off')),
  DATABASE_POOLER: optional(z.enum(['on', 'off'], 'must be on or off')),
  SMTP_URL: optional(z.string().refine(isSmtpUrl, 'must be an address such as smtp://user:password@host:587')),
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
  COMPANY_NAME: optional(z.string().max(200, 'must be a name of at most 200 characters')),
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
  INTERVALS_URL: optional(httpUrl),
  PRIVATE_NETWORK: optional(z.enum(['on', 'off'], 'must be on or off')),
  PERSON_LIMITS: optional(z.enum(['on', 'off'], 'must be on or off')),
  // By another spelling libraries would not know it, nor whoever reads it that it is meant.
  NODE_ENV: optional(
    z
      .string()
      .refine(
        (text) => text === text.toLowerCase() || !MODES.includes(text.toLowerCase()),
        `must be spelt ${MODES.join(', ')}, in small letters`,
      ),
  ),
})

/** The name of every setting there is. */
export const SETTING_NAMES: readonly string[] = Settings.keyof().options

/** The settings that are set, as they were given. */
export type Settings = z.infer<typeof Settings>

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function isOrigin(text: string): boolean {
  if (!isHttpUrl(text)) return false
  const { pathname, search, hash, username, password } = new URL(text)
  return pathname === '/' && !search && !hash && !username && !password
}

function isSmtpUrl(text: string): boolean {
  if (!/^smtps?:/.test(text) || !isReadableUrl(text)) return false
  const { hostname, port } = new URL(text)
  return hostname !== '' && port !== '0'
}

/** Whether it is a URL, with a port that there can be, and its names and password are spelt as one spells them there. */
function isReadableUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  try {
    const { hostname, pathname, username, password } = new URL(text)
    for (const part of [hostname, pathname, username, password]) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** The bare address of `Name <name@host>`. */
function addressOf(text: string): string {
  return /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text
}
