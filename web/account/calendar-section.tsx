import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Calendars } from '../../contract/calendar.ts'
import { accountApi } from '../api/account-api.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Dialog } from '../ui/dialog.tsx'
import { INPUT_LOOK } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { ACCOUNT } from '../words/account-words.ts'
import { CALENDAR } from '../words/calendar-words.ts'

const KINDS = ['full', 'busy'] as const

/** The addresses to which a calendar elsewhere subscribes: shown on request, for they are secrets. */
export function CalendarSection() {
  const [shown, setShown] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['account', 'calendar'],
    queryFn: accountApi.calendars,
    enabled: shown,
  })
  return (
    <>
      <p className="-mt-3 mb-4 text-sm text-soft">{CALENDAR.lead}</p>
      {data && shown ? (
        <Addresses calendars={data} />
      ) : (
        <Button
          look="secondary"
          busy={isFetching}
          onClick={() => {
            setShown(true)
            if (error) void refetch()
          }}
        >
          {isFetching ? CALENDAR.showing : CALENDAR.show}
        </Button>
      )}
      <p role="alert" className="mt-3 text-sm empty:hidden">
        {error && !isFetching ? CALENDAR.showFailed : ''}
      </p>
    </>
  )
}

function Addresses({ calendars }: { calendars: Calendars }) {
  return (
    <>
      <ul className="grid gap-6">
        {KINDS.map((kind) => (
          <li key={kind}>
            <Address kind={kind} url={calendars[kind]} />
          </li>
        ))}
      </ul>
      <h3 className="mt-6 mb-1 text-sm font-semibold">{CALENDAR.how}</h3>
      <dl className="divide-y divide-line text-sm">
        {CALENDAR.steps.map(({ name, text }) => (
          <div key={name} className="py-2">
            <dt className="font-medium">{name}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 mb-6 text-sm text-soft">{CALENDAR.reach}</p>
      <Renewal />
    </>
  )
}

function Address({ kind, url }: { kind: (typeof KINDS)[number]; url: string }) {
  const { name, text } = CALENDAR.feeds[kind]
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.good(...CALENDAR.copied)
    } catch {
      toast.bad(ACCOUNT.error, CALENDAR.copyFailed)
    }
  }
  return (
    <div className="grid gap-2">
      <label className="grid gap-2">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-soft">{text}</span>
        <input
          readOnly
          type="url"
          value={url}
          className={`${INPUT_LOOK} text-sm`}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void copy()}>
          {CALENDAR.copy}
          <span className="sr-only">: {name}</span>
        </Button>
        {/* Calendar programs take this kind of address for one to subscribe to. */}
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonLook('quiet')}>
          {CALENDAR.open}
          <span className="sr-only">: {name}</span>
        </a>
      </div>
    </div>
  )
}

function Renewal() {
  const cache = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { busy, save } = useSave(
    async () => {
      cache.setQueryData(['account', 'calendar'], await accountApi.renewCalendars())
    },
    CALENDAR.renewed,
    () => setAsking(false),
  )
  return (
    <>
      <p className="mb-3 text-sm text-soft">{CALENDAR.renewNote}</p>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {CALENDAR.renew}
      </Button>
      {asking && (
        <Dialog title={CALENDAR.renewAsk} closeLabel={CALENDAR.keep} onClose={() => setAsking(false)}>
          <p className="mb-5 text-sm">{CALENDAR.renewNote}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => save(undefined)}>
              {busy ? CALENDAR.renewing : CALENDAR.renew}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {CALENDAR.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
