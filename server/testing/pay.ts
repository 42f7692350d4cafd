import type { TestServer } from './test-server.ts'

type Person = Awaited<ReturnType<TestServer['person']>>
type Form = Record<string, string>

export const GOOD_CARD = '4242 4242 4242 4242'
export const DECLINED_CARD = '4000 0000 0000 0002'
export const FAILING_CARD = '4000 0000 0000 0341'
export const DISPUTED_CARD = '4000 0000 0000 0259'

/** Sends a form as a browser does. */
export function submit(server: TestServer, path: string, form: Form = {}): Promise<Response> {
  return server.call('POST', path, {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

/** What a card form sends. */
export const card = (number: string): Form => ({ number, expiry: '12/60', cvc: '123' })

/** The path of a new checkout of a person. */
export async function openCheckout(person: Person): Promise<string> {
  const response = await person.post('/api/create-checkout')
  if (response.status !== 200) throw new Error(`create-checkout answered ${response.status}: ${await response.text()}`)
  return new URL(((await response.json()) as { url: string }).url).pathname
}

/** The path of a new portal of a person. */
export async function openPortal(person: Person): Promise<string> {
  const response = await person.post('/api/customer-portal')
  if (response.status !== 200) throw new Error(`customer-portal answered ${response.status}: ${await response.text()}`)
  return new URL(((await response.json()) as { url: string }).url).pathname
}

/** Opens a checkout and pays it. */
export async function subscribe(server: TestServer, person: Person, number = GOOD_CARD): Promise<Response> {
  return submit(server, await openCheckout(person), card(number))
}

/** What check-subscription says. */
export async function statusOf(person: Person) {
  return (await person.get('/api/check-subscription')).json() as Promise<{
    state: string
    subscribed: boolean
    trial_active: boolean
    status: string | null
    cancel_at_period_end: boolean
    current_period_end: string | null
    grace_until: string | null
    trial_end: string | null
    trial_available: boolean
  }>
}
