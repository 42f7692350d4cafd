import type { BillingParts } from './billing-parts.ts'
import { customerOf, digest } from './customer.ts'
import { findValue, saveValue } from './store.ts'

/** The address of a person's portal: cancel, resume, card, invoices. */
export async function portalUrl(parts: BillingParts, userId: string): Promise<string> {
  const { service, config } = parts
  const customer = await customerOf(parts, userId)
  const configuration = await portalConfiguration(parts)
  const session = await service.stripe.billingPortal.sessions.create({
    customer,
    configuration,
    return_url: `${config.appOrigin}/dashboard?portal=returned`,
  })
  return session.url
}

/** What our portal offers, set up once and kept, so that nothing depends on clicks in the service's dashboard. */
async function portalConfiguration({ db, service, config }: BillingParts): Promise<string> {
  const key = `portal-${service.testMode ? 'sandbox' : digest(service.priceId)}`
  const known = await db.asSystem((queries) => findValue(queries, key))
  if (known) return known
  const made = await service.stripe.billingPortal.configurations.create(
    {
      business_profile: {
        privacy_policy_url: `${config.appOrigin}/privacy`,
        terms_of_service_url: `${config.appOrigin}/terms`,
      },
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
      },
    },
    { idempotencyKey: `portal-configuration-${digest(`${config.appOrigin} ${key}`)}` },
  )
  return db.asSystem((queries) => saveValue(queries, key, made.id))
}
