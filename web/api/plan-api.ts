import type { SubscriptionStatus } from '../../contract/access.ts'
import type { CheckInRows, Taps } from '../../contract/check-in.ts'
import type { CheckInAnswer, FactsCorrection } from '../../contract/check-in-facts.ts'
import type { HealthAnswerInput, PersonFacts, PersonFactsInput } from '../../contract/person-facts.ts'
import type { PlanBlocks } from '../../contract/plan-blocks.ts'
import type { PlanPreferences } from '../../contract/preferences.ts'
import type { ProfileChange, ProfileInput, ProfileRow } from '../../contract/profile.ts'
import type { SafetyAnswerInput } from '../../contract/safety.ts'
import type { Schedule, ShownOption } from '../../contract/schedule.ts'
import type { AskedChange, FeltFact, LoggedSet } from '../../engine/model.ts'
import { requestTagged, requestUnlessKnown, upon } from './answers.ts'
import { request } from './request.ts'

export type CheckIn = {
  completed?: boolean
  notes?: string
  tomorrow_schedule_notes?: string
  taps?: Taps
  added?: FeltFact[]
  rpe?: number
}
export type Completion = { rpe?: number; minutes?: number; sets?: LoggedSet[] }

/** Everything that a signed-in person's screens ask for. */
export const planApi = {
  profile: () => request<ProfileRow>('/api/profile'),
  profileStanding: () => requestTagged<ProfileRow>('/api/profile'),
  saveProfile: (profile: ProfileInput, tag: string) =>
    request<ProfileRow>('/api/profile', { method: 'PUT', body: profile, ...upon(tag) }),
  changeProfile: (change: ProfileChange, tag: string) =>
    request<ProfileRow>('/api/profile', { method: 'PATCH', body: change, ...upon(tag) }),
  schedule: () => request<Schedule>('/api/schedule'),
  scheduleUnless: (known: string | null, prefer?: string) =>
    requestUnlessKnown<Schedule>('/api/schedule', known, prefer),
  generate: () => request<Schedule>('/api/generate-schedule', { method: 'POST', body: {} }),
  access: () => request<SubscriptionStatus>('/api/check-subscription'),
  checkout: () => request<{ url: string }>('/api/create-checkout', { method: 'POST', body: {} }),
  portal: () => request<{ url: string }>('/api/customer-portal', { method: 'POST', body: {} }),
  preferences: () => request<PlanPreferences>('/api/profile/preferences'),
  preferencesStanding: () => requestTagged<PlanPreferences>('/api/profile/preferences'),
  savePreferences: (preferences: PlanPreferences, tag: string) =>
    request<PlanPreferences>('/api/profile/preferences', { method: 'PUT', body: preferences, ...upon(tag) }),
  facts: () => request<PersonFacts>('/api/profile/facts'),
  factsStanding: () => requestTagged<PersonFacts>('/api/profile/facts'),
  saveFacts: (facts: PersonFactsInput, tag: string) =>
    request<PersonFacts>('/api/profile/facts', { method: 'PUT', body: facts, ...upon(tag) }),
  answerHealth: (answer: HealthAnswerInput['answer']) =>
    request<PersonFacts>('/api/profile/health-answer', { method: 'POST', body: { answer } }),
  checkInAnswer: (date: string) => request<CheckInAnswer>(`/api/check-ins/${date}/facts`),
  correctFacts: (date: string, body: FactsCorrection) =>
    request<CheckInAnswer>(`/api/check-ins/${date}/facts`, { method: 'PUT', body }),
  blocks: () => request<PlanBlocks>('/api/plan-blocks'),
  /** Since a day; without one the last twelve weeks. */
  records: (since: string | null) => request<CheckInRows>(`/api/check-ins${since ? `?since=${since}` : ''}`),
  changes: (date: string) => request<{ options: ShownOption[] }>(`/api/changes/${date}`),
  ask: (change: AskedChange) => request<Schedule>('/api/changes', { method: 'POST', body: change }),
  answerSafety: (id: string, answer: SafetyAnswerInput['answer']) =>
    request<Schedule>(`/api/safety/${encodeURIComponent(id)}/answer`, { method: 'POST', body: { answer } }),
  takeBack: (id: string) => request<Schedule>(`/api/adjustments/${encodeURIComponent(id)}`, { method: 'DELETE' }),
}
