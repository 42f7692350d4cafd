import { resolve } from 'node:path'
import { z } from 'zod'
import { isEmail } from '../contract/email.ts'

/** A start that cannot go on, in one sentence for the person who typed the command. */
export class StartError extends Error {}

const empty = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(field: T) => z.preprocess(empty, field.optional())

const httpUrl = z.string().refine(isOrigin, 'must be an origin such as https://fulcrum.example, without a path')

const Settings = z.object({
  PORT: optional(
    z.coerce.number('must be a port from 0 to 65535').int().min(0).max(65_535, 'must be a port from 0 to 65535'),
  ),
  HOST: optional(z.string()),
  APP_ORIGIN: optional(httpUrl),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be a PostgreSQL address such as postgres://user:password@host:5432/fulcrum'),
  ),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\/.+/, 'must be an address such as smtp://user:password@host:587')),
  MAIL_FROM: optional(z.string().refine((text) => isEmail(addressOf(text)), 'must be an e-mail address')),
  TRIAL_CARD: optional(z.enum(['none', 'required'], 'must be none or required')),
  COMPANY_NAME: optional(z.string().max(200)),
  SUPPORT_EMAIL: optional(z.string().refine(isEmail, 'must be an e-mail address')),
  LOG_LEVEL: optional(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
  ),
  NODE_ENV: optional(z.string()),
})

export type Config = {
  readonly port: number
  readonly host: string
  readonly appOrigin: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly trialCard: 'none' | 'required'
  readonly companyName: string
  readonly supportEmail: string
  readonly logLevel: string
  readonly production: boolean
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
  const port = set.PORT ?? 3000
  const supportEmail = set.SUPPORT_EMAIL ?? 'support@set-SUPPORT_EMAIL.example'
  return {
    port,
    host: set.HOST ?? '127.0.0.1',
    appOrigin: (set.APP_ORIGIN ?? `http://localhost:${port}`).replace(/\/$/, ''),
    dataDir: resolve(set.DATA_DIR ?? '.data'),
    databaseUrl: set.DATABASE_URL ?? null,
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM ?? `Fulcrum <${supportEmail.toLowerCase()}>`,
    trialCard: set.TRIAL_CARD ?? 'none',
    companyName: set.COMPANY_NAME ?? '[COMPANY_NAME is not set]',
    supportEmail,
    logLevel: set.LOG_LEVEL ?? 'info',
    production: set.NODE_ENV === 'production',
  }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.pathname === '/' && !url.search && !url.hash
}

/** The bare address of `Name <name@host>`. */
function addressOf(text: string): string {
  return /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text
}
