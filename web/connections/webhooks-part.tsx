import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { WebhookDelivery, WebhookKind, Webhooks } from '../../contract/webhooks.ts'
import { NotThere } from '../api/not-there.tsx'
import { useSave } from '../api/use-save.ts'
import { webhookApi } from '../api/webhook-api.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { Switches } from '../ui/switches.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { momentInWords } from '../words/date-words.ts'
import { WEBHOOKS } from '../words/webhook-words.ts'
import { ShownSecret } from './shown-secret.tsx'

const LIST = ['account', 'webhooks'] as const
const KINDS = Object.keys(WEBHOOKS.kinds) as WebhookKind[]

/** Addresses of a person's own that are told what happens. */
export function WebhooksPart() {
  const cache = useQueryClient()
  const query = useQuery({ queryKey: LIST, queryFn: webhookApi.list })
  const [secret, setSecret] = useState<string | null>(null)
  const changed = () => void cache.invalidateQueries({ queryKey: LIST })
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">{WEBHOOKS.title}</h3>
      <p className="mt-1 mb-4 text-sm text-soft">{WEBHOOKS.lead}</p>
      {secret ? (
        <ShownSecret label={WEBHOOKS.secret} note={WEBHOOKS.made} secret={secret} onDone={() => setSecret(null)} />
      ) : (
        <Making
          onMade={(made) => {
            setSecret(made)
            changed()
          }}
        />
      )}
      <h4 className="mt-6 mb-1 text-sm font-semibold">{WEBHOOKS.mine}</h4>
      {query.data ? (
        <Made
          webhooks={query.data.webhooks}
          onAnswer={(answer) => cache.setQueryData(LIST, answer)}
          onChanged={changed}
        />
      ) : (
        <NotThere query={query} loading={WEBHOOKS.loading} failed={WEBHOOKS.loadFailed} />
      )}
    </section>
  )
}

function Making({ onMade }: { onMade: (secret: string) => void }) {
  const [url, setUrl] = useState('')
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(KINDS)
  const { busy, save } = useSave(
    async () => onMade((await webhookApi.make({ url: url.trim(), kinds: [...kinds] })).secret),
    null,
  )
  useUnsaved(url.trim() !== '', null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(undefined)
  }
  return (
    <form className="grid justify-items-start gap-4" onSubmit={submit}>
      <div className="w-full max-w-md">
        <TextField
          label={WEBHOOKS.url}
          hint={WEBHOOKS.urlHint}
          value={url}
          required
          inputMode="url"
          autoComplete="off"
          exact
          onValue={setUrl}
        />
      </div>
      <Switches legend={WEBHOOKS.tell} labels={WEBHOOKS.kinds} options={KINDS} chosen={kinds} onChosen={setKinds} />
      <Button type="submit" look="secondary" busy={busy}>
        {busy ? WEBHOOKS.making : WEBHOOKS.make}
      </Button>
    </form>
  )
}

type Webhook = Webhooks['webhooks'][number]
type Then = { onAnswer: (answer: Webhooks) => void; onChanged: () => void }

function Made({ webhooks, ...then }: { webhooks: readonly Webhook[] } & Then) {
  if (webhooks.length === 0) return <p className="text-sm text-soft">{WEBHOOKS.empty}</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {webhooks.map((webhook) => (
        <OneWebhook key={webhook.id} webhook={webhook} {...then} />
      ))}
    </ul>
  )
}

function OneWebhook({ webhook, onAnswer, onChanged }: { webhook: Webhook } & Then) {
  const { clock } = useDisplay()
  const { id, url, kinds, off, failing_since, deliveries } = webhook
  const testing = useSave(async () => {
    const answer = await webhookApi.test(id)
    onAnswer(answer)
    const sent = answer.webhooks.find((one) => one.id === id)?.deliveries.find(({ kind }) => kind === 'webhook.test')
    if (sent?.state === 'delivered') toast.good(...WEBHOOKS.taken)
    else toast.bad(...WEBHOOKS.notTaken(sent ? whatCame(sent) : ''))
  }, null)
  const resuming = useSave(async () => onAnswer(await webhookApi.resume(id)), WEBHOOKS.resumed)
  const ending = useSave(() => webhookApi.end(id), WEBHOOKS.ended, onChanged)
  return (
    <li className="grid gap-1 py-3">
      <p className="font-medium wrap-anywhere">{url}</p>
      <p>{kinds.map((kind) => WEBHOOKS.kinds[kind]).join('; ')}</p>
      {off && <p className="font-medium text-bad">{WEBHOOKS.off[off]}</p>}
      {!off && failing_since && (
        <p className="font-medium text-bad">{WEBHOOKS.failing(momentInWords(failing_since, clock))}</p>
      )}
      <Sent deliveries={deliveries} />
      <div className="-ml-4 flex flex-wrap">
        {off ? (
          <Button look="quiet" busy={resuming.busy} onClick={() => resuming.save(undefined)}>
            {resuming.busy ? WEBHOOKS.resuming : WEBHOOKS.resume}
            <span className="sr-only">: {url}</span>
          </Button>
        ) : (
          <Button look="quiet" busy={testing.busy} onClick={() => testing.save(undefined)}>
            {testing.busy ? WEBHOOKS.sending : WEBHOOKS.send}
            <span className="sr-only">: {url}</span>
          </Button>
        )}
        <Button look="quiet" busy={ending.busy} onClick={() => ending.save(undefined)}>
          {ending.busy ? WEBHOOKS.ending : WEBHOOKS.end}
          <span className="sr-only">: {url}</span>
        </Button>
      </div>
    </li>
  )
}

function Sent({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  const { clock } = useDisplay()
  if (deliveries.length === 0) return <p className="text-soft">{WEBHOOKS.none}</p>
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold text-pen hover:text-pen-deep">
        {WEBHOOKS.last(deliveries.length)}
      </summary>
      <ul className="grid gap-2 pb-2 text-soft tabular-nums sm:gap-1">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              <span className={delivery.state === 'delivered' ? 'text-ink' : 'font-medium text-bad'}>
                {WEBHOOKS.states[delivery.state]}
              </span>
              {`: ${delivery.kind === 'webhook.test' ? WEBHOOKS.test : WEBHOOKS.kinds[delivery.kind]}`}
            </span>
            <span>
              {[
                whatCame(delivery),
                delivery.tries > 1 && WEBHOOKS.tries(delivery.tries),
                momentInWords(delivery.tried_at ?? delivery.created_at, clock),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function whatCame({ status, fault }: WebhookDelivery): string {
  if (status !== null) return WEBHOOKS.answered(status)
  return fault ? WEBHOOKS.faults[fault] : ''
}
