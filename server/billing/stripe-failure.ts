import Stripe from 'stripe'
import { Problem } from '../problem.ts'

/**
 * Does something that a person waits for at the payment service. Whatever the service refuses or cannot do is a problem
 * of ours, not the person's: they may try again, and the log names type, status and request for the operator.
 * @throws Problem unavailable
 */
export async function atService<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new Problem(
        'unavailable',
        { code: 'payment-service' },
        {
          cause: error,
        },
      )
    throw error
  }
}
