import { html } from 'hono/html'
import { Problem } from '../../problem.ts'
import { dayText } from '../money-and-days.ts'
import { type CardInput, cardFields, cardProblem } from './card-form.ts'
import { layout } from './layout.ts'
import { subscribe } from './life.ts'
import { find, put } from './store.ts'
import type { CheckoutSession, Customer } from './wire.ts'
import { emit, type World } from './world.ts'

const DAY_S = 86_400

/** The page of an open checkout. @param refusal why the card before was refused, and what was typed */
export async function checkoutPage(world: World, id: string, refusal?: { problem: string; typed: CardInput }) {
  const session = await openSession(world, id)
  const customer = await find<Customer>(world.queries, 'customer', session.customer)
  const trialEnd = trialEndOf(world, session)
  const free =
    trialEnd &&
    html`<p>Free until <strong>${day(trialEnd)}</strong>. Nothing is charged before then; cancel any time.</p>`
  return layout(
    'Checkout',
    html`<h1>Subscribe to Fulcrum Pro</h1>
<section><p class="price">$9.99 <span class="soft">per month</span></p>${free ?? html`<p>Charged now and every month until you cancel.</p>`}
<p class="soft">${customer?.email ?? ''}</p></section>
<section><h2>Card</h2>
${refusal ? html`<p class="problem" role="alert">${refusal.problem}</p>` : ''}
<form method="post" action="/sandbox/checkout/${id}">
${cardFields(refusal?.typed, refusal !== undefined)}
<div class="actions"><button type="submit">${trialEnd ? 'Start subscription' : 'Pay $9.99'}</button>
<a class="button quiet" href="${session.cancel_url}">Cancel and go back</a></div>
</form></section>`,
  )
}

/** Pays an open checkout. @returns where to go on, or why the card was refused */
export async function payCheckout(
  world: World,
  id: string,
  card: CardInput,
): Promise<{ location: string } | { problem: string }> {
  const kept = await find<CheckoutSession>(world.queries, 'checkout.session', id)
  // A second click on the button that paid.
  if (kept?.status === 'complete') return { location: kept.success_url }
  const session = await openSession(world, id)
  const wrong = cardProblem(card, new Date(world.at * 1000))
  if (wrong) return { problem: wrong }
  const customer = await find<Customer>(world.queries, 'customer', session.customer)
  if (!customer) throw new Problem('not-found')
  const paying = { ...customer, card: card.number }
  await put(world.queries, 'customer', paying)
  const trialEnd = trialEndOf(world, session)
  const made = await subscribe(world, paying, { trialEnd, metadata: session.subscription_data.metadata ?? {} })
  if (!made) return { problem: 'Your card was declined.' }
  const complete: CheckoutSession = {
    ...session,
    status: 'complete',
    payment_status: trialEnd === null ? 'paid' : 'no_payment_required',
    subscription: made.id,
    url: null,
  }
  await put(world.queries, 'checkout.session', complete)
  const { subscription_data: _, ...told } = complete
  await emit(world, 'checkout.session.completed', told)
  return { location: session.success_url }
}

function trialEndOf({ at }: World, { subscription_data }: CheckoutSession): number | null {
  const { trial_end, trial_period_days } = subscription_data
  return trial_end ?? (trial_period_days ? at + trial_period_days * DAY_S : null)
}

async function openSession(world: World, id: string): Promise<CheckoutSession> {
  const session = await find<CheckoutSession>(world.queries, 'checkout.session', id)
  if (session?.status !== 'open' || session.expires_at <= world.at) throw new Problem('not-found')
  return session
}

const day = (at: number) => dayText(new Date(at * 1000), 'UTC')
