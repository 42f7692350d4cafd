import type { OwnCalendar } from '../../contract/own-calendar.ts'
import { request } from './request.ts'

/** The calendar that sessions are written into, at a server of somebody else's. */
export const ownCalendarApi = {
  state: () => request<OwnCalendar>('/api/calendars/own'),
  on: (id: string) => request<OwnCalendar>('/api/calendars/own', { method: 'PUT', body: { calendar_id: id } }),
  off: (how: 'keep' | 'remove') => request(`/api/calendars/own/${how}`, { method: 'DELETE' }),
}
