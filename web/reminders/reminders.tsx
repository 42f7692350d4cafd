import { useQuery } from '@tanstack/react-query'
import { reminderApi } from '../api/reminder-api.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ACCOUNT } from '../words/account-words.ts'
import { REMINDERS } from '../words/reminder-words.ts'
import { ReminderForm } from './reminder-form.tsx'

/** What a person wants to be reminded of, and when never. */
export function Reminders() {
  const { data, isFetching, refetch } = useQuery({ queryKey: ['account', 'reminders'], queryFn: reminderApi.chosen })
  return (
    <>
      <p className="-mt-3 mb-5 text-sm text-soft">{REMINDERS.lead}</p>
      {data ? (
        <ReminderForm settings={data.settings} isConfirmed={data.email_verified} />
      ) : (
        <Missing isFetching={isFetching} onAgain={() => void refetch()} />
      )}
    </>
  )
}

function Missing({ isFetching, onAgain }: { isFetching: boolean; onAgain: () => void }) {
  if (isFetching)
    return (
      <span className="text-pen">
        <Spinner className="size-6" label={REMINDERS.loading} />
      </span>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <FieldError id="reminders-failed" text={REMINDERS.loadFailed} />
      <Button look="secondary" onClick={onAgain}>
        {ACCOUNT.retry}
      </Button>
    </div>
  )
}
