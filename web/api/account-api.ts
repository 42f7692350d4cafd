import type {
  Account,
  AuthenticatorStart,
  DeletionAnswer,
  ExportState,
  RecoveryCodes,
  RightsRequests,
  SecurityLog,
  SessionList,
} from '../../contract/account.ts'
import type { Calendars } from '../../contract/calendar.ts'
import { download } from './answers.ts'
import { request } from './request.ts'

const put = (path: string, body: unknown) => request(`/api/account/${path}`, { method: 'PUT', body })

/** Everything that the account page asks for. */
export const accountApi = {
  account: () => request<Account>('/api/account'),
  sessions: () => request<SessionList>('/api/account/sessions'),
  revoke: (id: string) => request(`/api/account/sessions/${id}`, { method: 'DELETE' }),
  revokeOthers: () => request('/api/account/sessions', { method: 'DELETE' }),
  sendVerification: () => request('/api/account/verification', { method: 'POST' }),
  log: () => request<SecurityLog>('/api/account/events'),
  requests: () => request<RightsRequests>('/api/account/requests'),
  changeEmail: (body: { email: string; password: string; code: string }) => put('email', body),
  changePassword: (body: { current_password: string; password: string }) => put('password', body),
  beginAuthenticator: (password: string) =>
    request<AuthenticatorStart>('/api/account/authenticator', { method: 'POST', body: { password } }),
  confirmAuthenticator: (code: string) =>
    request<RecoveryCodes>('/api/account/authenticator', { method: 'PUT', body: { code } }),
  removeAuthenticator: (body: { password: string; code: string }) =>
    request('/api/account/authenticator/removal', { method: 'POST', body }),
  chooseMail: (tips: boolean) => put('mail-choices', { tips }),
  consent: (given: boolean) => put('model-consent', { given }),
  export: () => download('/api/account/export', 'POST'),
  calendars: () => request<Calendars>('/api/calendar'),
  renewCalendars: () => request<Calendars>('/api/calendar/renew', { method: 'POST' }),
  exportState: () => request<ExportState>('/api/account/export/state'),
  exportFile: () => download('/api/account/export/file'),
  requestDeletion: (body: { password: string; code: string }) =>
    request<DeletionAnswer>('/api/account/deletion', { method: 'POST', body }),
}
