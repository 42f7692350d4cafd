import { html } from 'hono/html'
import { cardOf, isExpiryAhead, TEST_CARDS } from './cards.ts'

export type CardInput = { readonly number: string; readonly expiry: string; readonly cvc: string }

/** The fields of a card and the list of test cards. @param typed what to show again after a refusal */
export function cardFields(typed: Partial<CardInput> = {}, hasProblem = false) {
  const invalid = hasProblem ? 'true' : 'false'
  return html`
<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" required value="${typed.number ?? ''}" placeholder="4242 4242 4242 4242" aria-invalid="${invalid}" aria-describedby="test-cards">
<div class="row">
<div><label for="expiry">Expiry (MM/YY)</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" required value="${typed.expiry ?? ''}" placeholder="12/34"></div>
<div><label for="cvc">CVC</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" required value="${typed.cvc ?? ''}" placeholder="123"></div>
</div>
<div id="test-cards" class="soft"><p></p><p>Test cards, with any later date and any CVC:</p>
<ul>${TEST_CARDS.map(({ number, says }) => html`<li><code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> ${says}</li>`)}</ul></div>`
}

/** What is wrong with a typed card, in the words a card form uses, or null. */
export function cardProblem({ number, expiry, cvc }: CardInput, at: Date): string | null {
  if (!cardOf(number)) return 'This is not one of the test cards. No real card is taken here.'
  if (!isExpiryAhead(expiry, at)) return "Your card's expiration date is not valid."
  if (!/^\d{3,4}$/.test(cvc.trim())) return "Your card's security code is not valid."
  return null
}

/** Reads the card of a submitted form. */
export function cardInput(form: Record<string, unknown>): CardInput {
  const text = (name: string) => (typeof form[name] === 'string' ? (form[name] as string).slice(0, 40) : '')
  return { number: text('number').replaceAll(/[\s-]/g, ''), expiry: text('expiry'), cvc: text('cvc') }
}
