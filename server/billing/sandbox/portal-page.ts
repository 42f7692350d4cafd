import { html } from 'hono/html'
import { Problem } from '../../problem.ts'
import { amountText, dayText } from '../money-and-days.ts'
import { type CardInput, cardFields, cardProblem } from './card-form.ts'
import { layout } from './layout.ts'
import { payOpen, setCancelling } from './life.ts'
import { find, list, put, type Stored } from './store.ts'
import type { Customer, Invoice, Subscription } from './wire.ts'
import type { World } from './world.ts'

/** The portal: cancel, resume, card, invoices, and the test clock. @param refusal why the card typed before was refused */
export async function portalPage(world: World, id: string, refusal?: { problem: string; typed: CardInput }) {
  const { session, customer, subscription } = await portalOf(world, id)
  const invoices = await list<Invoice>(world.queries, 'invoice', customer.id)
  return layout(
    'Billing portal',
    html`<h1>Your subscription</h1>
<section><h2>Fulcrum Pro, $9.99 per month</h2><p>${subscription ? stateText(subscription) : 'There is no subscription.'}</p>
${subscription && subscription.status !== 'canceled' ? action(id, subscription.cancel_at_period_end ? ['resume', 'Resume subscription'] : ['cancel', 'Cancel subscription']) : ''}</section>
<section><h2>Card</h2><p class="soft">${customer.card ? `In use: the card ending in ${customer.card.slice(-4)}.` : 'No card yet.'}</p>
${refusal ? html`<p class="problem" role="alert">${refusal.problem}</p>` : ''}
<form method="post" action="/sandbox/portal/${id}/card">${cardFields(refusal?.typed, refusal !== undefined)}<button type="submit">Use this card</button></form></section>
<section><h2>Invoices</h2>${invoices.length === 0 ? html`<p class="soft">None yet.</p>` : invoiceTable(invoices)}</section>
<section><h2>Test clock</h2><p>It is <strong>${day(world.at)}</strong> here. Moving the clock moves the whole installation: trials end, months renew, mails go out.</p>
<form method="post" action="/sandbox/portal/${id}/advance"><label for="days">Days to move on</label>
<input id="days" name="days" type="number" min="1" max="400" value="1" required><button type="submit">Move the clock</button></form></section>
<p><a class="button quiet" href="${String(session.return_url ?? '/')}">Back to Fulcrum</a></p>`,
  )
}

/** Cancels at the end of the period, or takes that back. */
export async function changeCancelling(world: World, id: string, cancelling: boolean): Promise<void> {
  const { subscription } = await portalOf(world, id)
  if (subscription && subscription.status !== 'canceled') await setCancelling(world, subscription, cancelling)
}

/** Puts another card in, and pays with it what is owed. @returns why it was refused, or null */
export async function changeCard(world: World, id: string, card: CardInput): Promise<string | null> {
  const { customer, subscription } = await portalOf(world, id)
  const wrong = cardProblem(card, new Date(world.at * 1000))
  if (wrong) return wrong
  await put(world.queries, 'customer', { ...customer, card: card.number })
  if (subscription) await payOpen(world, subscription)
  return null
}

/** Makes sure that a portal session exists. @throws Problem not-found */
export async function portalOf(world: World, id: string) {
  const session = await find<Stored>(world.queries, 'portal.session', id)
  const customer = await find<Customer>(world.queries, 'customer', session?.customer ?? '')
  if (!session || !customer || customer.deleted) throw new Problem('not-found')
  const all = await list<Subscription>(world.queries, 'subscription', customer.id)
  const subscription = all.find(({ status }) => status !== 'canceled') ?? all[0] ?? null
  return { session, customer, subscription }
}

function stateText({ status, cancel_at_period_end, items, ended_at }: Subscription): string {
  const end = day(items.data[0].current_period_end)
  if (status === 'canceled') return `Ended on ${day(ended_at ?? 0)}.`
  if (status === 'past_due') return 'The last payment failed. Put another card in to keep your plan.'
  if (cancel_at_period_end) return `Cancelled: ends on ${end}, and nothing more is charged.`
  return status === 'trialing' ? `Free until ${end}, then $9.99 every month.` : `Active. Renews on ${end} for $9.99.`
}

const action = (id: string, [name, label]: [string, string]) =>
  html`<form method="post" action="/sandbox/portal/${id}/${name}"><button type="submit" class="quiet">${label}</button></form>`

const invoiceTable = (
  invoices: readonly Invoice[],
) => html`<table><thead><tr><th scope="col">Date</th><th scope="col">Number</th><th scope="col">Amount</th><th scope="col">State</th></tr></thead><tbody>
${invoices.map((invoice) => html`<tr><td>${day(invoice.created)}</td><td>${invoice.number}</td><td>${amountText(invoice.total, invoice.currency)}</td><td>${invoice.status}</td></tr>`)}</tbody></table>`

const day = (at: number) => dayText(new Date(at * 1000), 'UTC')
