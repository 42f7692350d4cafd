import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountApi } from '../api/account-api.ts'
import { useSave } from '../api/use-save.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ACCOUNT } from '../words/account-words.ts'
import { momentInWords } from '../words/date-words.ts'

const SHOWN = 8

/** The devices a person is signed in on, each with its way out. */
export function SessionsSection() {
  const { clock } = useDisplay()
  const cache = useQueryClient()
  const { data } = useQuery({ queryKey: ['account', 'sessions'], queryFn: accountApi.sessions })
  const changed = () => void cache.invalidateQueries({ queryKey: ['account'] })
  const { busy, save } = useSave(accountApi.revoke, [ACCOUNT.saved], changed)
  const others = useSave(accountApi.revokeOthers, ACCOUNT.sessions.othersDone, changed)
  const sessions = data?.sessions ?? []
  return (
    <Card title={ACCOUNT.sessions.title}>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex min-h-14 flex-wrap items-center justify-between gap-3 py-1.5 text-sm">
            <p>
              <span className="block font-medium">{session.device}</span>
              <span className="text-soft">
                {session.current
                  ? ACCOUNT.sessions.current
                  : ACCOUNT.sessions.used(momentInWords(session.last_used_at, clock))}
              </span>
            </p>
            {!session.current && (
              <Button look="secondary" busy={busy} onClick={() => save(session.id)}>
                {ACCOUNT.sessions.revoke}
                <span className="sr-only">: {session.device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button look="secondary" className="mt-4" busy={others.busy} onClick={() => others.save(undefined)}>
          {ACCOUNT.sessions.revokeOthers}
        </Button>
      )}
      {data && sessions.length < 2 && <p className="mt-2 text-sm text-soft">{ACCOUNT.sessions.none}</p>}
    </Card>
  )
}

/** What happened to the account, so that its owner sees what was not them. */
export function SecurityLogSection() {
  const { clock } = useDisplay()
  const [all, setAll] = useState(false)
  const { data } = useQuery({ queryKey: ['account', 'log'], queryFn: accountApi.log })
  const events = data?.events ?? []
  return (
    <Card title={ACCOUNT.log.title}>
      <p className="-mt-3 mb-3 text-sm text-soft">{ACCOUNT.log.lead}</p>
      {data && events.length === 0 && <p className="text-sm">{ACCOUNT.log.none}</p>}
      <ol className="divide-y divide-line text-sm">
        {events.slice(0, all ? undefined : SHOWN).map((one) => (
          <li key={`${one.at} ${one.event}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="font-medium">{ACCOUNT.log.events[one.event]}</span>
            <span className="text-soft tabular-nums">
              {[momentInWords(one.at, clock), one.device].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ol>
      {!all && events.length > SHOWN && (
        <Button look="quiet" className="-ml-4 text-pen" onClick={() => setAll(true)}>
          {ACCOUNT.log.more}
        </Button>
      )}
    </Card>
  )
}
