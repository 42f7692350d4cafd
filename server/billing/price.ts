import Stripe from 'stripe'
import { PRICE_TEXT } from '../../contract/limits.ts'
import { StartError } from '../config.ts'
import type { PaymentService } from './billing.ts'
import { amountText } from './money-and-days.ts'

/**
 * Looks at the price that people will pay.
 * @returns a sentence for the operator when it is not what the screens say, or null
 * @throws StartError when the service knows no such price, or does not know us
 */
export async function checkPrice({ stripe, priceId }: PaymentService): Promise<string | null> {
  try {
    const price = await stripe.prices.retrieve(priceId)
    const { recurring, unit_amount, currency, active } = price
    const each = recurring
      ? `per ${recurring.interval_count > 1 ? `${recurring.interval_count} ` : ''}${recurring.interval}`
      : 'once'
    const says = `${amountText(unit_amount ?? 0, currency)} ${each}`
    if (active && says === `${PRICE_TEXT} per month`) return null
    return `Price: ${priceId} is ${says}${active ? '' : ' and not active'}, but every screen says ${PRICE_TEXT} per month. Set STRIPE_PRICE_ID to the right one.`
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeAuthenticationError)
      throw new StartError('STRIPE_SECRET_KEY: Stripe does not accept this key.', { cause })
    if (cause instanceof Stripe.errors.StripeInvalidRequestError)
      throw new StartError(`STRIPE_PRICE_ID: Stripe knows no price ${priceId} for this key.`, { cause })
    return 'Price: Stripe cannot be reached right now, so the price was not checked. Payments work once it can be.'
  }
}
