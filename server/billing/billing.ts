import type Stripe from 'stripe'

/** The payment service as billing reaches it: Stripe itself, or the sandbox that speaks its wire. */
export type PaymentService = {
  readonly stripe: Stripe
  readonly priceId: string
  readonly webhookSecret: string
  /** How long a webhook waits for a reading before it leaves that to the queue. */
  readonly patience: Stripe.RequestOptions
  /** No money moves. */
  readonly testMode: boolean
  readonly tax: boolean
  readonly promotionCodes: boolean
}

/** Where a person pays and manages the subscription, and how our row is kept true. */
export type Billing = {
  readonly service: PaymentService
  /** @returns address of a checkout page for that person */
  readonly checkoutUrl: (userId: string) => Promise<string>
  /** @returns address of that person's portal page */
  readonly portalUrl: (userId: string) => Promise<string>
  /** Takes a webhook's raw body. @throws Problem malformed when the signature does not hold */
  readonly handleEvent: (body: string, signature: string) => Promise<void>
  /** Makes our row say what the payment service says of a customer now. */
  readonly syncCustomer: (customerId: string) => Promise<void>
  /** Ends what a charge paid for that was given back or is fought over. */
  readonly endForCharge: (chargeId: string) => Promise<void>
  /** Reads again what webhooks may have failed to tell. */
  readonly reconcile: () => Promise<void>
  /** One share of that. */
  readonly reconcileShare: () => Promise<void>
  /** [s] for which the customer has waited who is due to be read longest; what a lost webhook stays unheard at most. */
  readonly unreadS: () => Promise<number>
  /** Ends a person's subscription at once. */
  readonly endSubscription: (userId: string) => Promise<void>
  /** Has the payment service forget a customer, apart from its records of payments. */
  readonly forgetCustomer: (customerId: string) => Promise<void>
  /** Gives the payment service a person's address as it is now. */
  readonly updateEmail: (userId: string) => Promise<void>
}
