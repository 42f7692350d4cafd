import { useState } from 'react'
import { toast } from '../ui/toast.ts'
import { COMMON } from '../words/common.ts'
import { type CredentialField, type FieldFault, firstFault } from './credential-rules.ts'

type Entries = { email?: string; password?: string }

/** Faults and busyness of one form: a fault is said in a message and stays at its field until it is edited. */
export function useAuthForm() {
  const [fault, setFault] = useState<FieldFault | null>(null)
  const [busy, setBusy] = useState(false)

  function refuse(next: FieldFault, form: HTMLFormElement) {
    setFault(next)
    toast.bad(COMMON.validationError, next.message)
    form.querySelector<HTMLInputElement>(`[name="${next.field}"]`)?.focus()
  }

  /** Checks the entries; if they hold, does the work once. */
  async function submit(form: HTMLFormElement, entries: Entries, work: () => Promise<void>) {
    if (busy) return
    // What was said of the last try would only pile up over the button.
    toast.clear()
    const found = firstFault(entries)
    if (found) return refuse(found, form)
    setFault(null)
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    submit,
    refuse,
    errorOf: (field: CredentialField) => (fault?.field === field ? fault.message : undefined),
    edited: (field: CredentialField) => fault?.field === field && setFault(null),
  }
}
