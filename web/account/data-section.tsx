import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ExportState } from '../../contract/account.ts'
import { accountApi } from '../api/account-api.ts'
import { endSession } from '../api/token-store.ts'
import { useSave } from '../api/use-save.ts'
import { dropAllOfPerson } from '../offline/of-person.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { ACCOUNT } from '../words/account-words.ts'
import { dayInWords } from '../words/date-words.ts'
import { NO_PROOF, type Proof, ProofFields } from './proof-fields.tsx'
import { saveFile } from './save-file.ts'

/** [ms] between two looks at a copy that is being made. */
const LOOK_EVERY_MS = 3_000

const isUnderWay = (copy: ExportState | undefined) => copy?.state === 'queued' || copy?.state === 'running'

/** A copy of everything held, and the record of what was asked for. */
export function DataSection() {
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { data } = useQuery({ queryKey: ['account', 'requests'], queryFn: accountApi.requests })
  const requests = data?.requests ?? []
  const { data: copy } = useQuery({
    queryKey: ['account', 'export'],
    queryFn: accountApi.exportState,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  })

  async function save(fetched: () => ReturnType<typeof accountApi.export>) {
    setBusy(true)
    try {
      const file = await fetched()
      if (file) saveFile(file.blob, file.name)
      await cache.invalidateQueries({ queryKey: ['account'] })
    } catch {
      toast.bad(ACCOUNT.error, ACCOUNT.data.exportFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title={ACCOUNT.data.title}>
      <p className="mb-4 text-sm text-soft">{ACCOUNT.data.lead}</p>
      {copy?.state === 'failed' && <p className="mb-4 text-sm">{ACCOUNT.data.exportFailed}</p>}
      {isUnderWay(copy) && !busy ? (
        <p role="status" className="text-sm">
          {ACCOUNT.data.exportGoesOn}
        </p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {copy?.state === 'ready' && copy.expires_at && (
            <Button disabled={busy} onClick={() => void save(accountApi.exportFile)}>
              {ACCOUNT.data.exportFetch}
            </Button>
          )}
          <Button look="secondary" busy={busy} onClick={() => void save(accountApi.export)}>
            {busy ? ACCOUNT.data.exporting : ACCOUNT.data.export}
          </Button>
        </div>
      )}
      {copy?.state === 'ready' && copy.expires_at && !busy && (
        <p role="status" className="mt-2 text-sm text-soft">
          {ACCOUNT.data.exportReady(dayInWords(copy.expires_at))}
        </p>
      )}
      {requests.length > 0 && (
        <>
          <h3 className="mt-6 mb-1 text-sm font-semibold">{ACCOUNT.data.requests}</h3>
          <ul className="divide-y divide-line text-sm">
            {requests.map((one) => (
              <li key={`${one.kind} ${one.requested_at}`} className="py-2">
                {ACCOUNT.data.request[one.kind](dayInWords(one.requested_at))},{' '}
                <span className="text-soft">
                  {one.answered_at
                    ? ACCOUNT.data.answered(dayInWords(one.answered_at))
                    : ACCOUNT.data.due(dayInWords(one.due_at))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** The way out for good, for whoever shows who they are, after a second look. */
export function DeletionSection({ asksCode }: { asksCode: boolean }) {
  const [open, setOpen] = useState(false)
  const [proof, setProof] = useState(NO_PROOF)
  const { busy, save } = useSave(
    async (typed: Proof) => {
      const { erased_after } = await accountApi.requestDeletion(typed)
      dropAllOfPerson()
      endSession('signed-out')
      return ACCOUNT.deletion.done(dayInWords(erased_after))
    },
    (done) => done,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(proof)
  }
  return (
    <Card title={ACCOUNT.deletion.title} className="border-high-mark">
      <p className="mb-4 text-sm text-soft">{ACCOUNT.deletion.lead}</p>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {ACCOUNT.deletion.open}
      </Button>
      {open && (
        <Dialog title={ACCOUNT.deletion.title} closeLabel={ACCOUNT.deletion.keep} onClose={() => setOpen(false)}>
          <form noValidate onSubmit={submit} className="grid gap-5">
            <p className="text-sm">{ACCOUNT.deletion.lead}</p>
            <ProofFields asksCode={asksCode} value={proof} onValue={setProof} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={busy}>
                {busy ? ACCOUNT.deletion.busy : ACCOUNT.deletion.confirm}
              </Button>
              <Button look="secondary" onClick={() => setOpen(false)}>
                {ACCOUNT.deletion.keep}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </Card>
  )
}
