import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PasskeyList } from '../../contract/passkey.ts'
import { passkeyApi } from '../api/passkey-api.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ACCOUNT } from '../words/account-words.ts'
import { dayInWords, momentInWords } from '../words/date-words.ts'
import { PASSKEYS } from '../words/passkey-words.ts'
import { AddPasskey, RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx'

type Passkey = PasskeyList['passkeys'][number]
type Opened = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

type Props = {
  asksCode: boolean
  /** Nothing strong hangs on an address that nobody has shown to be theirs. */
  isConfirmed: boolean
  onChanged: () => void
}

/** The passkeys of the account: made, named, removed. */
export function PasskeySection({ asksCode, isConfirmed, onChanged }: Props) {
  const { clock } = useDisplay()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { data } = useQuery({ queryKey: ['account', 'passkeys'], queryFn: passkeyApi.list })
  const ending = { onClose: () => setOpened(null), onChanged }
  return (
    <Card title={PASSKEYS.title}>
      <p className="mb-4 text-sm text-soft">{PASSKEYS.lead}</p>
      {data?.passkeys.length === 0 && <p className="mb-4 text-sm">{PASSKEYS.none}</p>}
      <ul className="mb-4 divide-y divide-line empty:hidden">
        {data?.passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 text-sm">
            <p className="min-w-0">
              <span className="block font-medium break-words">{passkey.name}</span>
              <span className="text-soft">
                {PASSKEYS.created(dayInWords(passkey.created_at))},{' '}
                {passkey.last_used_at ? PASSKEYS.used(momentInWords(passkey.last_used_at, clock)) : PASSKEYS.neverUsed}
              </span>
            </p>
            <div className="flex gap-2">
              {(['rename', 'remove'] as const).map((kind) => (
                <Button key={kind} look="secondary" onClick={() => setOpened({ kind, passkey })}>
                  {PASSKEYS[kind]}
                  <span className="sr-only">: {passkey.name}</span>
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {isConfirmed ? (
        <Button look="secondary" onClick={() => setOpened({ kind: 'add' })}>
          {PASSKEYS.add}
        </Button>
      ) : (
        <p className="text-sm">{ACCOUNT.email.confirmFirst}</p>
      )}
      {opened?.kind === 'add' && <AddPasskey asksCode={asksCode} {...ending} />}
      {opened?.kind === 'rename' && <RenamePasskey passkey={opened.passkey} {...ending} />}
      {opened?.kind === 'remove' && <RemovePasskey passkey={opened.passkey} asksCode={asksCode} {...ending} />}
    </Card>
  )
}
