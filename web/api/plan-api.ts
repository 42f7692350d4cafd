import type { SubscriptionStatus } from '../../contract/access.ts'
import type { ProfileInput, ProfileRow } from '../../contract/profile.ts'
import type { Schedule } from '../../engine/model.ts'
import { request } from './request.ts'

export type CheckIn = { completed: boolean; notes: string; tomorrow_schedule_notes: string }

/** Everything that a signed-in person's screens ask for. */
export const planApi = {
  profile: () => request<ProfileRow>('/api/profile'),
  saveProfile: (profile: ProfileInput) => request<ProfileRow>('/api/profile', { method: 'PUT', body: profile }),
  schedule: () => request<Schedule>('/api/schedule'),
  generate: () => request<Schedule>('/api/generate-schedule', { method: 'POST', body: {} }),
  access: () => request<SubscriptionStatus>('/api/check-subscription'),
  checkout: () => request<{ url: string }>('/api/create-checkout', { method: 'POST', body: {} }),
  portal: () => request<{ url: string }>('/api/customer-portal', { method: 'POST', body: {} }),
  checkIn: (date: string, body: CheckIn) => request(`/api/check-ins/${date}`, { method: 'PUT', body }),
}
