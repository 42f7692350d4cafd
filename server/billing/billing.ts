/** Where a person pays and manages the subscription; null in the context while no payment service is set up. */
export type Billing = {
  /** @returns address of a checkout page for that person */
  readonly checkoutUrl: (userId: string) => Promise<string>
  /** @returns address of that person's portal page */
  readonly portalUrl: (userId: string) => Promise<string>
}
