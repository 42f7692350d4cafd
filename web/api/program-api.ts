import type { NewToken, ProgramTokens, Proposals, TokenInput } from '../../contract/programs.ts'
import { request } from './request.ts'

/** Programs of a person's own, and what they propose. */
export const programApi = {
  list: () => request<ProgramTokens>('/api/account/programs'),
  make: (body: TokenInput) => request<NewToken>('/api/account/programs', { method: 'POST', body }),
  end: (id: string) => request(`/api/account/programs/${id}`, { method: 'DELETE' }),
  proposals: () => request<Proposals>('/api/proposals'),
  accept: (id: string) => request(`/api/proposals/${id}/accept`, { method: 'POST' }),
  refuse: (id: string) => request(`/api/proposals/${id}`, { method: 'DELETE' }),
}
