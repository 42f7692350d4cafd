import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { BridgeState } from '../../contract/bridge.ts'
import { bridgeApi } from '../api/bridge-api.ts'
import { NotThere } from '../api/not-there.tsx'
import { useSave } from '../api/use-save.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { BRIDGE } from '../words/bridge-words.ts'
import { momentInWords } from '../words/date-words.ts'

const STATE = ['account', 'bridge'] as const
const CROSSED = ['activities', 'imports', 'schedule', 'records', 'progress'] as const

/** Sessions go to a watch and activities come back by intervals.icu, where a person has an account there. */
export function BridgePart() {
  const query = useQuery({ queryKey: STATE, queryFn: bridgeApi.state })
  const { data } = query
  return (
    <>
      <p className="-mt-3 mb-4 text-sm text-soft">{BRIDGE.lead}</p>
      {data ? data.connected ? <Connected state={data} /> : <Connect /> : null}
      {!data && <NotThere query={query} loading={BRIDGE.loading} failed={BRIDGE.loadFailed} />}
    </>
  )
}

/** Keeps what the server says of the bridge, and looks anew at all that may have come over it. */
function useCrossed() {
  const cache = useQueryClient()
  return (state: BridgeState) => {
    cache.setQueryData(STATE, state)
    for (const key of CROSSED) void cache.invalidateQueries({ queryKey: [key] })
  }
}

function Connect() {
  const [key, setKey] = useState('')
  const crossed = useCrossed()
  const { busy, save, saveNow } = useSave(async () => crossed(await bridgeApi.connect(key.trim())), BRIDGE.connected)
  useUnsaved(key.trim() !== '', () => saveNow(undefined))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(undefined)
  }
  return (
    <form className="grid justify-items-start gap-4" onSubmit={submit}>
      <div className="w-full max-w-md">
        <TextField
          label={BRIDGE.key}
          hint={BRIDGE.keyHint}
          value={key}
          required
          autoComplete="off"
          exact
          onValue={setKey}
        />
      </div>
      <Button type="submit" busy={busy}>
        {busy ? BRIDGE.connecting : BRIDGE.connect}
      </Button>
    </form>
  )
}

function Connected({ state }: { state: BridgeState }) {
  const { clock } = useDisplay()
  const crossed = useCrossed()
  const { busy, save } = useSave(async () => {
    await bridgeApi.disconnect()
    crossed(await bridgeApi.state())
  }, BRIDGE.disconnected)
  const { failure, sessions, activities, crossed_at: at } = state
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      {failure && (
        <div role="alert">
          <FieldError id="bridge-state" text={BRIDGE.failures[failure]} />
        </div>
      )}
      <p>
        {[BRIDGE.counts(sessions, activities), at && BRIDGE.crossedAt(momentInWords(at, clock))]
          .filter(Boolean)
          .join(' ')}
      </p>
      {failure === 'refused' && <Connect />}
      <div className="grid justify-items-start gap-2">
        <Button look="secondary" busy={busy} onClick={() => save(undefined)}>
          {busy ? BRIDGE.disconnecting : BRIDGE.disconnect}
        </Button>
        <p className="text-soft">{BRIDGE.disconnectNote}</p>
      </div>
    </div>
  )
}
