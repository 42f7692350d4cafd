import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { SubscriptionStatus } from '../../contract/access.ts'
import type { Account, SecurityLog, SessionList } from '../../contract/account.ts'
import type { SessionInfo } from '../../contract/auth.ts'
import type { CheckInRows } from '../../contract/check-in.ts'
import type { ChatEvent, CoachAdvice, CoachLetter, CoachState } from '../../contract/coach.ts'
import type { ProfileRow } from '../../contract/profile.ts'
import type { Schedule, ShownOption } from '../../contract/schedule.ts'
import { MOMENT, TODAY, ZONE } from './moment.ts'

/** What the server says in the pictures: a person, their plan and account, at one fixed moment. */
type Plans = { plan: Schedule; afterCheckIn: Schedule; options: ShownOption[] }
export const PLANS: Plans = JSON.parse(readFileSync(new URL('plans.json', import.meta.url), 'utf8'))

const ID = '00000000-0000-4000-8000-000000000001'
const EMAIL = 'robin@people.example'
const inDays = (days: number) => new Date(MOMENT.getTime() + days * 86_400_000).toISOString()

export const STATUS: SubscriptionStatus = {
  subscribed: true,
  trial_active: false,
  trial_end: inDays(-20),
  trial_ending_soon: false,
  status: 'active',
  price: '$9.99',
  state: 'subscribed',
  cancel_at_period_end: false,
  current_period_end: inDays(11),
  grace_until: null,
  has_portal: true,
  trial_card: 'none',
  trial_available: false,
  confirm_email: false,
  proposals: 0,
  asks: false,
  test_mode: false,
}
export const IN_TRIAL: SubscriptionStatus = {
  ...STATUS,
  subscribed: false,
  trial_active: true,
  trial_end: inDays(2),
  trial_ending_soon: true,
  status: null,
  state: 'trial',
  current_period_end: null,
  has_portal: false,
}
export const ENDED: SubscriptionStatus = {
  ...IN_TRIAL,
  trial_active: false,
  trial_ending_soon: false,
  trial_end: inDays(-1),
  state: 'ended',
}

const SESSION: SessionInfo = {
  user: { id: ID, email: EMAIL, email_verified: true },
  onboarding_completed: true,
  expires_at: inDays(7),
}
const PROFILE: ProfileRow = {
  id: ID,
  name: 'Robin Example',
  fitness_level: 'intermediate',
  primary_goal: 'endurance',
  commitments_since: null,
  daily_commitments: "Work 9-5 Mon-Fri, kids' bedtime 7:30pm, choir Tuesday 20:00-21:30",
  stress_level: 'medium',
  training_days_per_week: 5,
  upcoming_races: '10k 2026-06-07',
  goal_date: null,
  onboarding_completed: true,
  time_zone: ZONE,
  updated_at: inDays(-15),
}
const ACCOUNT: Account = {
  name: PROFILE.name,
  email: EMAIL,
  email_verified: true,
  pending_email: null,
  created_at: inDays(-34),
  mail_choices: { tips: false },
  model_consent_since: null,
  subscription: STATUS,
  second_factor: { authenticator: false, passkeys: 0 },
}
const SESSIONS: SessionList = {
  sessions: [
    {
      id: ID,
      current: true,
      device: 'Firefox on Linux',
      created_at: inDays(-3),
      last_used_at: inDays(0),
      expires_at: inDays(7),
    },
  ],
}
const LOG: SecurityLog = { events: [{ at: inDays(-3), event: 'sign-in', device: 'Firefox on Linux' }] }
const RECORDS: CheckInRows = { days: [] }

export const COACH = {
  on: { available: true, consent_since: inDays(-2), within_budget: true } satisfies CoachState,
  asking: { available: true, consent_since: null, within_budget: true } satisfies CoachState,
  letter: {
    letter: 'Two steady weeks are behind you. This one keeps the habit and leaves Thursday free for your family.',
  } satisfies CoachLetter,
  advice: {
    change: { type: 'shorter', date: TODAY, rung: '15' },
    title: '15 minutes',
    reason: 'A full day: a little keeps the habit.',
  } satisfies CoachAdvice,
  chat: [
    { type: 'text', text: 'Your legs need a calm day. Keep it short.', by: 'model' },
    { type: 'done' },
  ] satisfies ChatEvent[],
}

const ANSWERS: Readonly<Record<string, unknown>> = {
  activities: { activities: [] },
  'auth/session': SESSION,
  'check-subscription': STATUS,
  profile: PROFILE,
  'profile/facts': {},
  'profile/preferences': {},
  schedule: PLANS.plan,
  [`changes/${TODAY}`]: { date: TODAY, options: PLANS.options },
  'check-ins': RECORDS,
  coach: { available: false, consent_since: null, within_budget: true } satisfies CoachState,
  'coach/words': { words: null },
  'coach/read': { changed: false },
  'coach/letter': COACH.letter,
  'coach/advice': { advice: COACH.advice },
  'coach/seen': { entries: [] },
  account: ACCOUNT,
  'account/sessions': SESSIONS,
  'account/events': LOG,
  'account/requests': { requests: [] },
  'account/export/state': { state: 'none', requested_at: null, expires_at: null, bytes: null },
}

/** Answers every call of a page as above; `changed` says what is different, an `Error` is a server that breaks. */
export async function answer(page: Page, changed: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const answers = { ...ANSWERS, ...changed }
  await page.route('**/api/**', (route) => {
    const body = answers[new URL(route.request().url()).pathname.replace('/api/', '')]
    if (body === undefined || body instanceof Error) return route.fulfill({ status: 500, json: {} })
    if (typeof body === 'string') return route.fulfill({ contentType: 'text/event-stream', body })
    return route.fulfill({ json: body })
  })
}
