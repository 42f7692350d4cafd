import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  json,
  pgPolicy,
  pgRole,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Schedule } from '../../engine/model.ts'

/** The role in which every query for a person runs; the row rules below hold for it. */
export const appUser = pgRole('app_user').existing()

const me = sql`(select nullif(current_setting('app.user_id', true), '')::uuid)`

/** One policy for all verbs: a person's rows are that person's alone. */
const ownRows = (column: string) =>
  pgPolicy('own_rows', {
    for: 'all',
    to: appUser,
    using: sql`${sql.identifier(column)} = ${me}`,
    withCheck: sql`${sql.identifier(column)} = ${me}`,
  })

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/* ------------------------------------------------ sign-in: the tables better-auth keeps */

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull().default(''),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  () => [ownRows('id')],
).enableRLS()

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    /** SHA-256 of the bearer token: a stolen table signs nobody in. */
    token: text().notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user_id').on(table.userId), ownRows('user_id')],
).enableRLS()

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('accounts_user_id').on(table.userId)],
).enableRLS()

export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
).enableRLS()

/** Attempts per account and per address, as rate-limiter-flexible keeps them. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
}).enableRLS()

/** What one installation shares between its servers, such as the secret that signs verification links. */
export const installation = pgTable('installation', { key: text().primaryKey(), value: text().notNull() }).enableRLS()

/* ------------------------------------------------ what belongs to a person */

export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text(),
    fitnessLevel: text('fitness_level'),
    primaryGoal: text('primary_goal'),
    dailyCommitments: text('daily_commitments'),
    stressLevel: text('stress_level'),
    trainingDaysPerWeek: integer('training_days_per_week'),
    upcomingRaces: text('upcoming_races'),
    goalDate: date('goal_date', { mode: 'string' }),
    onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** First day of the plan: a plan made again tomorrow goes on where it is. */
    planAnchor: date('plan_anchor', { mode: 'string' }),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  () => [ownRows('id')],
).enableRLS()

export const generatedSchedules = pgTable(
  'generated_schedules',
  {
    userId: ownerId().primaryKey(),
    /** Kept as text, served as it was written: nothing queries inside it. */
    scheduleData: json('schedule_data').$type<Schedule>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  () => [ownRows('user_id')],
).enableRLS()

export const workoutCompletions = pgTable(
  'workout_completions',
  {
    userId: ownerId(),
    date: date({ mode: 'string' }).notNull(),
    completed: boolean().notNull().default(true),
    notes: text(),
    rpe: smallint(),
    minutes: smallint(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] }), ownRows('user_id')],
).enableRLS()

export const dailyCheckins = pgTable(
  'daily_checkins',
  {
    userId: ownerId(),
    date: date({ mode: 'string' }).notNull(),
    notes: text(),
    tomorrowScheduleNotes: text('tomorrow_schedule_notes'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] }), ownRows('user_id')],
).enableRLS()

/** A person may read this row, never write it: access is not theirs to grant. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: ownerId().primaryKey(),
    trialStartedAt: instant('trial_started_at'),
    trialEndsAt: instant('trial_ends_at'),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id'),
    status: text(),
    currentPeriodEnd: instant('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  () => [ownRows('user_id')],
).enableRLS()
