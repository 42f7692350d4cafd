import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CivilDate } from '../../engine/model.ts'
import type { FoundSafety } from '../../engine/safety/standing.ts'
import { ApiProblem, isProblem } from '../api/api-problem.ts'
import type { CheckIn } from '../api/plan-api.ts'
import { dangersOf } from '../danger/dangers-of.ts'
import type { Stop } from '../danger/use-stop.ts'
import { isPassing, type Sent } from '../offline/outbox.ts'
import type { Records } from '../records/use-records.ts'
import { toast } from '../ui/toast.ts'
import { CHECK_IN } from '../words/check-in-words.ts'
import { COMMON } from '../words/common.ts'
import { DONE } from '../words/done-words.ts'
import type { Entry } from './check-in-form.ts'
import { savedWords, toldIn } from './told-in.ts'

type Saving = { readonly date: CivilDate; readonly checkIn: CheckIn; readonly entry: Entry }

/**
 * Saving a check-in: on its way at once, read on the device meanwhile, and a danger stops everything else.
 * @param onSaved - clears what was saved
 */
export function useCheckIn(records: Records, stop: Stop, onSaved: (entry: Entry) => void) {
  /** How often something arrived at the server in this visit. */
  const [sentTimes, setSentTimes] = useState(0)
  const save = useMutation({
    mutationFn: async ({ date, checkIn }: Saving) => {
      // On its way before the reader is: a slow network must not hold up what was typed.
      const saving = records.checkIn(date, checkIn)
      saving.catch(() => undefined)
      const told = await toldIn(checkIn)
      // Read on the device, so that the stop waits for no network.
      const dangers = told.safety.filter(({ kind }) => kind === 'danger')
      if (dangers.length === 0) return { sent: await saving, told }
      return { sent: await stopFor(dangers, { date, checkIn, saving }, { records, stop }), told }
    },
    onSuccess: ({ sent, told }, { entry }) => {
      onSaved(entry)
      if (sent === 'sent') setSentTimes((count) => count + 1)
      if (sent === 'asks') return toast.bad(...DONE.asks)
      if (told.safety.some(({ kind }) => kind === 'danger')) return
      const words = stop.standing[0] ? CHECK_IN.savedStopped : savedWords(told)
      toast.good(...(sent === 'kept' ? DONE.kept : words))
    },
    onError: (error) => {
      // What this device could not read, the server did.
      const dangers = dangersOf(error)
      if (dangers.length > 0) stop.tell(dangers, Promise.reject(error))
      else saySaveFailure(error)
    },
  })
  return { save: (saving: Saving) => save.mutate(saving), isSaving: save.isPending, sentTimes }
}

type Parts = { readonly records: Records; readonly stop: Stop }

/** Has dangers that were read stop everything else; where the server fails for a moment they are not theirs to say again. */
function stopFor(
  dangers: readonly FoundSafety[],
  { date, checkIn, saving }: Omit<Saving, 'entry'> & { readonly saving: Promise<Sent> },
  { records, stop }: Parts,
): Promise<Sent> {
  const arriving = saving.catch((failure): Sent => {
    const isKept = failure instanceof ApiProblem && isPassing(failure) && records.keepCheckIn(date, checkIn)
    if (!isKept) throw failure
    return 'kept'
  })
  stop.tell(dangers.map(asRead), arriving)
  return arriving
}

/** The dangers of words that were typed elsewhere than in a check-in stop everything too, and stand in the day's record. */
export async function stopForWords(notes: string, date: CivilDate, parts: Parts): Promise<void> {
  const { safety } = await toldIn({ notes })
  const dangers = safety.filter(({ kind }) => kind === 'danger')
  if (dangers.length === 0) return
  const checkIn = { notes }
  await stopFor(dangers, { date, checkIn, saving: parts.records.checkIn(date, checkIn) }, parts)
}

const asRead = ({ what, origin, quote }: FoundSafety) => ({
  id: null,
  what,
  origin,
  quote,
  confirmed: origin === 'tap',
})

function saySaveFailure(error: unknown) {
  if (isProblem(error, 'unauthenticated')) return toast.bad(COMMON.error, COMMON.notAuthenticated)
  if (error instanceof ApiProblem && error.code === 'invalid-input')
    return toast.bad(COMMON.validationError, error.detail)
  toast.bad(...CHECK_IN.failed)
}
