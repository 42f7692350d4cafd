import type {
  BusyCalendars,
  CalendarAddressInput,
  CalendarFileInput,
  CalendarLook,
  CalendarLookInput,
} from '../../contract/busy-calendars.ts'
import { request } from './request.ts'

const post = <Answer>(path: string, body?: unknown) =>
  request<Answer>(`/api/calendars/${path}`, { method: 'POST', ...(body === undefined ? {} : { body }) })

/** The calendars whose hours are kept free. */
export const busyCalendarApi = {
  list: () => request<BusyCalendars>('/api/calendars'),
  look: (input: CalendarLookInput) => post<CalendarLook>('look', input),
  giveFile: (input: CalendarFileInput) => post<BusyCalendars>('file', input),
  giveAddress: (input: CalendarAddressInput) => post<BusyCalendars>('address', input),
  readAgain: (id: string) => post<BusyCalendars>(`${id}/read`),
  end: (id: string) => request(`/api/calendars/${id}`, { method: 'DELETE' }),
}
