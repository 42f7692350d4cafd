import { eq } from 'drizzle-orm'
import type { ProfileInput } from '../contract/profile.ts'
import { sure } from '../engine/sure.ts'
import { eraseRest } from '../server/account/deletion-store.ts'
import { createAccount } from '../server/auth/account-store.ts'
import { hashPassword } from '../server/auth/password-hash.ts'
import { confirmAddress } from '../server/auth/recovery-store.ts'
import { civilDay } from '../server/civil-day.ts'
import type { AppContext } from '../server/context.ts'
import { subscriptions, users } from '../server/db/schema.ts'
import { saveProfile } from '../server/plan-inputs/profile-store.ts'
import { PLAIN_SPEECH } from '../words/speech.ts'

/** Password of every demo persona; they exist only where someone ran the seed. */
export const PERSONA_PASSWORD = 'Demo-persona-1!'

const DAY_MS = 86_400_000

const PROFILE: ProfileInput = {
  name: 'Demo Persona',
  fitness_level: 'intermediate',
  primary_goal: 'endurance',
  stress_level: 'medium',
  training_days_per_week: 4,
  daily_commitments: "Work 9-5 Mon-Fri, kids' bedtime 7:30pm, choir Tuesday evening",
  upcoming_races: '',
  goal_date: null,
}

type Persona = {
  readonly name: string
  readonly says: string
  readonly profile: ProfileInput | null
  /** [days] since the trial began; null when it has not. */
  readonly trialDay: number | null
  readonly status: string | null
}

/** People in the states that screens and tests need. */
export const PERSONAS: readonly Persona[] = [
  { name: 'new', says: 'signed up, onboarding not done', profile: null, trialDay: null, status: null },
  { name: 'trial-day-12', says: 'two days of trial left', profile: PROFILE, trialDay: 12, status: null },
  { name: 'trial-over', says: 'trial ended, not subscribed', profile: PROFILE, trialDay: 15, status: null },
  { name: 'subscribed', says: 'pays every month', profile: PROFILE, trialDay: 40, status: 'active' },
]

/** A persona's address, of a domain that belongs to nobody. */
export const personaEmail = (name: string) => `${name}@demo.fulcrum.example`

/** Makes one persona, or puts it back into its state. */
export async function seedPersona({ db, now }: AppContext, persona: Persona): Promise<void> {
  const email = personaEmail(persona.name)
  await db.asSystem(async (queries) => {
    const before = await queries.select({ id: users.id }).from(users).where(eq(users.email, email))
    await eraseRest(
      queries,
      before.map(({ id }) => id),
    )
  })
  const instant = now()
  const { profile, trialDay, status } = persona
  const passwordHash = await hashPassword(PERSONA_PASSWORD)
  const user = await db.asSystem(async (queries) => {
    const made = await createAccount(queries, { email, passwordHash, language: PLAIN_SPEECH.language, at: instant })
    // Whoever has used the product for days has confirmed the address.
    if (made && trialDay !== null) await confirmAddress(queries, made.id)
    return sure(made)
  })
  if (profile) {
    // Not asked for at any hour: a demonstration has a session today, whenever it is made.
    const today = civilDay(instant, 'UTC')
    const begins = { anchor: today, begun: today, block: 1, start: null, askedAt: null }
    const plan = { begins, timeZone: 'UTC', now: instant, before: null }
    await db.forUser(user.id, (queries) => saveProfile(queries, user.id, profile, plan))
  }
  if (trialDay === null) return
  const trialStartedAt = new Date(instant.getTime() - trialDay * DAY_MS)
  await db.asSystem((queries) =>
    queries.insert(subscriptions).values({
      userId: user.id,
      trialStartedAt,
      trialEndsAt: new Date(trialStartedAt.getTime() + 14 * DAY_MS),
      status,
      currentPeriodEnd: status ? new Date(instant.getTime() + 20 * DAY_MS) : null,
    }),
  )
}
