import type { ReminderSettings, Reminders } from '../../contract/reminders.ts'
import { request } from './request.ts'

/** What a person wants to be reminded of. */
export const reminderApi = {
  chosen: () => request<Reminders>('/api/reminders'),
  choose: (settings: ReminderSettings) => request('/api/reminders', { method: 'PUT', body: settings }),
}
