import { type Config, StartError } from './config.ts'

/**
 * Refuses what a laptop may do and real people must not meet: every fault at once, one sentence each.
 * @throws StartError
 */
export function refuseUnsafe(config: Config): void {
  if (!config.production) return
  const faults = [...faultsOf(config)]
  if (faults.length === 0) return
  const isIt = config.nodeEnv === 'production' ? '' : ' counts as production, which'
  throw new StartError([`NODE_ENV=${config.nodeEnv}${isIt} asks for more.`, ...faults].join('\n  '))
}

function* faultsOf(config: Config): Generator<string> {
  if (!config.stripe && !config.sandbox)
    yield 'STRIPE_SECRET_KEY: must be set with the other two, or SANDBOX=on for a demonstration in which no money moves.'
  if (config.stripe && !config.databaseUrl)
    yield 'DATABASE_URL: must name a PostgreSQL where money is taken; the embedded database does not survive a power cut.'
  if (config.secretKeys.length === 0)
    yield 'SECRET_KEY: must be set, or what seals authenticators lies beside what it seals; `openssl rand -hex 32` makes one.'
  if (!config.appOrigin.startsWith('https:'))
    yield `APP_ORIGIN: must be the https:// address that people open, not ${config.appOrigin}.`
  if (!config.smtpUrl) yield 'SMTP_URL: must be set, or mail would pile up in files that nobody receives.'
  if (!config.named.sender) yield 'MAIL_FROM: must be set, for mail systems refuse a sender that nobody vouches for.'
  if (!config.named.company) yield 'COMPANY_NAME: must be set, for the terms name who offers them.'
  if (!config.named.support) yield 'SUPPORT_EMAIL: must be set, for people must reach somebody.'
  if (!config.personLimits) yield 'PERSON_LIMITS: must not be off, or one person can keep all others from their plans.'
}
