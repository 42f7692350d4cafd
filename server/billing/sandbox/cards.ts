/** What a test card does; the numbers are Stripe's own test cards. */
export const TEST_CARDS = [
  { number: '4242424242424242', says: 'pays every time', atCheckout: 'pays', later: 'pays' },
  { number: '4000000000000002', says: 'is declined', atCheckout: 'declined', later: 'declined' },
  {
    number: '4000000000000341',
    says: 'is accepted, then every charge fails',
    atCheckout: 'attaches',
    later: 'declined',
  },
  { number: '4000000000000259', says: 'pays, then the payment is disputed', atCheckout: 'disputed', later: 'pays' },
] as const

type Card = (typeof TEST_CARDS)[number]

/** The test card of a number, however it is spaced, or null. */
export function cardOf(number: string): Card | null {
  const digits = number.replaceAll(/[\s-]/g, '')
  return TEST_CARDS.find((card) => card.number === digits) ?? null
}

/** Whether an expiry as `MM/YY` lies ahead. */
export function isExpiryAhead(expiry: string, at: Date): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? []
  if (!month || Number(month) < 1 || Number(month) > 12) return false
  return Date.UTC(2000 + Number(year), Number(month), 1) > at.getTime()
}
