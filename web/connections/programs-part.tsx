import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ProgramTokens, Scope } from '../../contract/programs.ts'
import { NotThere } from '../api/not-there.tsx'
import { programApi } from '../api/program-api.ts'
import { useSave } from '../api/use-save.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { Switches } from '../ui/switches.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { dayInWords, momentInWords } from '../words/date-words.ts'
import { PROGRAMS } from '../words/program-words.ts'
import { ProposedChanges } from './proposed-changes.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { WebhooksPart } from './webhooks-part.tsx'

const LIST = ['account', 'programs'] as const
const SCOPES = Object.keys(PROGRAMS.scopes) as Scope[]

/** What lets programs of a person's own in, and what they proposed. */
export function ProgramsPart() {
  const cache = useQueryClient()
  const query = useQuery({ queryKey: LIST, queryFn: programApi.list })
  const [token, setToken] = useState<string | null>(null)
  const changed = () => void cache.invalidateQueries({ queryKey: LIST })
  return (
    <>
      <p className="-mt-3 mb-4 text-sm text-soft">{PROGRAMS.lead}</p>
      <ProposedChanges />
      {token ? (
        <ShownSecret label={PROGRAMS.token} note={PROGRAMS.made} secret={token} onDone={() => setToken(null)} />
      ) : (
        <Making
          onMade={(made) => {
            setToken(made)
            changed()
          }}
        />
      )}
      <h3 className="mt-8 mb-1 border-t border-line pt-5 text-sm font-semibold">{PROGRAMS.mine}</h3>
      {query.data ? (
        <Tokens tokens={query.data.tokens} onChanged={changed} />
      ) : (
        <NotThere query={query} loading={PROGRAMS.loading} failed={PROGRAMS.loadFailed} />
      )}
      <WebhooksPart />
    </>
  )
}

function Making({ onMade }: { onMade: (token: string) => void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(['plan:read'])
  const { busy, save } = useSave(
    async () => onMade((await programApi.make({ name: name.trim(), scopes: [...scopes] })).token),
    null,
  )
  useUnsaved(name.trim() !== '', null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(undefined)
  }
  return (
    <form className="grid justify-items-start gap-4" onSubmit={submit}>
      <div className="w-full max-w-md">
        <TextField
          label={PROGRAMS.name}
          hint={PROGRAMS.nameHint}
          value={name}
          required
          maxLength={60}
          autoComplete="off"
          onValue={setName}
        />
      </div>
      <Switches legend={PROGRAMS.may} labels={PROGRAMS.scopes} options={SCOPES} chosen={scopes} onChosen={setScopes} />
      <Button type="submit" look="secondary" busy={busy}>
        {busy ? PROGRAMS.making : PROGRAMS.make}
      </Button>
    </form>
  )
}

type Token = ProgramTokens['tokens'][number]

function Tokens({ tokens, onChanged }: { tokens: readonly Token[]; onChanged: () => void }) {
  if (tokens.length === 0) return <p className="text-sm text-soft">{PROGRAMS.empty}</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {tokens.map((token) => (
        <OneToken key={token.id} token={token} onChanged={onChanged} />
      ))}
    </ul>
  )
}

function OneToken({ token, onChanged }: { token: Token; onChanged: () => void }) {
  const { clock } = useDisplay()
  const { id, name, scopes, expires_at, used_at } = token
  const ending = useSave(() => programApi.end(id), PROGRAMS.ended, onChanged)
  const used = used_at ? PROGRAMS.used(momentInWords(used_at, clock)) : PROGRAMS.neverUsed
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p>{scopes.map((scope) => PROGRAMS.scopes[scope]).join('; ')}</p>
        <p className="text-soft tabular-nums">{[used, PROGRAMS.until(dayInWords(expires_at))].join(' · ')}</p>
      </div>
      <Button look="quiet" busy={ending.busy} onClick={() => ending.save(undefined)}>
        {ending.busy ? PROGRAMS.ending : PROGRAMS.end}
        <span className="sr-only">: {name}</span>
      </Button>
    </li>
  )
}
