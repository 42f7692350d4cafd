import { useQuery } from '@tanstack/react-query'
import { NotThere } from '../api/not-there.tsx'
import { reminderApi } from '../api/reminder-api.ts'
import { REMINDERS } from '../words/reminder-words.ts'
import { ReminderForm } from './reminder-form.tsx'

/** What a person wants to be reminded of, and when never. */
export function Reminders() {
  const query = useQuery({ queryKey: ['account', 'reminders'], queryFn: reminderApi.chosen })
  return (
    <>
      <p className="-mt-3 mb-5 text-sm text-soft">{REMINDERS.lead}</p>
      {query.data ? (
        <ReminderForm settings={query.data.settings} isConfirmed={query.data.email_verified} />
      ) : (
        <NotThere query={query} loading={REMINDERS.loading} failed={REMINDERS.loadFailed} />
      )}
    </>
  )
}
