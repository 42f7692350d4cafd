import type { Billing } from './billing.ts'
import type { BillingParts } from './billing-parts.ts'
import { endForCharge } from './charge-given-back.ts'
import { checkoutUrl } from './checkout.ts'
import { endSubscription, forgetCustomer, updateEmail } from './customer.ts'
import { portalUrl } from './portal.ts'
import { reconcile, reconcileShare } from './reconcile.ts'
import { longestDue } from './store.ts'
import { atService } from './stripe-failure.ts'
import { syncCustomer } from './sync.ts'
import { handleEvent } from './webhook.ts'

/** Billing over a payment service. */
export function createBilling(parts: BillingParts): Billing {
  return {
    service: parts.service,
    checkoutUrl: (userId) => atService(() => checkoutUrl(parts, userId)),
    portalUrl: (userId) => atService(() => portalUrl(parts, userId)),
    handleEvent: (body, signature) => handleEvent(parts, body, signature),
    syncCustomer: (customerId) => syncCustomer(parts, customerId),
    endForCharge: (chargeId) => endForCharge(parts, chargeId),
    reconcile: () => reconcile(parts),
    reconcileShare: () => reconcileShare(parts),
    unreadS: async () => {
      const since = await parts.db.asSystem(longestDue)
      return since ? Math.max(0, (parts.now().getTime() - since.getTime()) / 1000) : 0
    },
    endSubscription: (userId) => endSubscription(parts, userId),
    forgetCustomer: (customerId) => forgetCustomer(parts, customerId),
    updateEmail: (userId) => updateEmail(parts, userId),
  }
}
