import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgPolicy,
  pgRole,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ActivityDiscipline, Lap } from '../../contract/activity.ts'
import type { BridgeFailure } from '../../contract/bridge.ts'
import type { BusyCalendar, BusyHours, CalendarChoices, CalendarFailure } from '../../contract/busy-calendars.ts'
import type { Taps } from '../../contract/check-in.ts'
import type { PersonFacts } from '../../contract/person-facts.ts'
import type { PlanPreferences } from '../../contract/preferences.ts'
import type { Scope } from '../../contract/programs.ts'
import type { ReminderKind, ReminderSettings } from '../../contract/reminders.ts'
import type { Schedule, ShownBlock } from '../../contract/schedule.ts'
import type { ToldToWebhook, WebhookFault, WebhookKind, WebhookOff } from '../../contract/webhooks.ts'
import type {
  AddedFact,
  AskedChange,
  AskKind,
  Choice,
  Taps as EntryTaps,
  KeptNotes,
  LoggedSet,
  SafetyAnswer,
  SafetyKind,
  SafetyOrigin,
  StartingPoint,
} from '../../engine/model.ts'
import type { KeptTexts } from '../../engine/read-texts.ts'
import type { Language } from '../../words/speech.ts'

/** The role in which every query for a person runs; the row rules below hold for it. */
export const appUser = pgRole('app_user').existing()

/** What a serving login that owns nothing is a member of: it keeps every row, and no table is its own. */
export const appSystem = pgRole('app_system').existing()

// Without a subquery: a table that is spread over machines takes none in its rules.
const me = sql`nullif(current_setting('app.user_id', true), '')::uuid`

/** One policy for all verbs: a person's rows are that person's alone. */
const ownRows = (column: string) =>
  pgPolicy('own_rows', {
    for: 'all',
    to: appUser,
    using: sql`${sql.identifier(column)} = ${me}`,
    withCheck: sql`${sql.identifier(column)} = ${me}`,
  })

/** For sign-in, billing and jobs, which go over everybody's rows. A table's owner needs no rule. */
const systemRows = () => pgPolicy('system_rows', { for: 'all', to: appSystem, using: sql`true`, withCheck: sql`true` })

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

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
    /** Whether mails may come that are not about the account itself. */
    tipsByMail: boolean('tips_by_mail').notNull().default(true),
    /** In which mails come: that of the last sign-in. */
    language: text().$type<Language>().notNull().default('en'),
    /** Since when a language model may read what the person writes; null without consent. */
    modelConsentAt: instant('model_consent_at'),
    /** Since then nobody gets in, and ninety days later all of it goes; signing in clears it. */
    deletionRequestedAt: instant('deletion_requested_at'),
  },
  (table) => [
    // Those who left, who are few.
    index('users_deletion_requested_at').on(table.deletionRequestedAt).where(sql`deletion_requested_at is not null`),
    ownRows('id'),
    systemRows(),
  ],
).enableRLS()

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Whose a row of training is: what makes most of the bytes and is read and written by one person at a time. No key leads out
 * of these tables, so that they can be spread over machines by this column; what names a person is erased by the schema.
 */
const trainee = () => uuid('user_id').notNull()

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
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
    ownRows('user_id'),
    systemRows(),
  ],
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
  (table) => [index('accounts_user_id').on(table.userId), systemRows()],
).enableRLS()

export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    /** Whose it is, where the value says so: that is written by a library, which knows no such column. */
    userId: uuid('user_id').generatedAlwaysAs(
      sql`substring(value from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid`,
    ),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_user_id').on(table.userId),
    index('verifications_expires_at').on(table.expiresAt),
    systemRows(),
  ],
).enableRLS()

/** Attempts per account and per address, as rate-limiter-flexible keeps them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire), systemRows()],
).enableRLS()

/** What one installation shares between its servers, such as the secret that signs verification links. */
export const installation = pgTable('installation', { key: text().primaryKey(), value: text().notNull() }, () => [
  systemRows(),
]).enableRLS()

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
    /** The day on which each text was last changed, from which its "next week" is told; `planBegun` where null. */
    commitmentsSince: date('commitments_since', { mode: 'string' }),
    racesSince: date('races_since', { mode: 'string' }),
    onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
    timeZone: text('time_zone').notNull().default('UTC'),
    /** First day of the plan: a plan made again tomorrow goes on where it is. */
    planAnchor: date('plan_anchor', { mode: 'string' }),
    /** Number of the block that the anchor begins. */
    planBlock: integer('plan_block').notNull().default(1),
    /** First day of the first block since the profile's texts were written; the anchor where null. */
    planBegun: date('plan_begun', { mode: 'string' }),
    /** Where training stood when a later block began; null in the first. */
    planStart: json('plan_start').$type<StartingPoint>(),
    /** The day on which `preferences.start` was last said; null where it says nothing. */
    startSince: date('start_since', { mode: 'string' }),
    /** When the person made the plan begin; null once it goes on by itself. */
    planAskedAt: instant('plan_asked_at'),
    /** Until when one server alone makes this person's plan; null while none does. */
    planRunUntil: instant('plan_run_until'),
    /** How the last plan spoke: who asks in their place, a calendar or a reminder, brings no browser that would say it. */
    spoke: text(),
    /** What the person added beyond onboarding: equipment, parts to spare, hours of sleep, a recent race, units. */
    preferences: json().$type<PlanPreferences>(),
    /** What the person confirmed: it outweighs what is read in their words. */
    facts: jsonb().$type<PersonFacts>(),
    /** What was read of both texts when they were written: a newer reader changes no plan that is under way. */
    textsRead: jsonb('texts_read').$type<KeptTexts>(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  () => [ownRows('id'), systemRows()],
).enableRLS()

export const generatedSchedules = pgTable(
  'generated_schedules',
  {
    userId: trainee().primaryKey(),
    /** For whoever looks with SQL: of the plan what the first screen shows. What somebody else writes here is served as it is. */
    scheduleData: json('schedule_data').$type<Schedule>().notNull(),
    /** The whole plan as text, compressed: what is sent. */
    packed: bytes(),
    /** Beside which text it was compressed: where another stands there now, that is the plan. */
    packedOf: text('packed_of'),
    scheduleSum: text('schedule_sum').generatedAlwaysAs(sql`md5(schedule_data::text)`),
    /** What the first screen needs of it, compressed: a part of the whole. */
    packedFirst: bytes('packed_first'),
    /** Which build of the engine made it; another build's may have another shape and is made anew. */
    engineBuild: text('engine_build'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  () => [ownRows('user_id'), systemRows()],
).enableRLS()

/** The days of the block under way as its last plan showed them: those that are over by the next one stay so. */
export const shownDays = pgTable(
  'shown_days',
  {
    userId: trainee().primaryKey(),
    /** The days with their workouts and reasons, in facts, compressed. */
    days: bytes().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  () => [ownRows('user_id'), systemRows()],
).enableRLS()

/** What a block was made for, and where its plan stood, when another goal, race or goal date ended it. */
export type LeftPlan = Pick<
  typeof profiles.$inferSelect,
  'primaryGoal' | 'upcomingRaces' | 'goalDate' | 'racesSince' | 'planBegun' | 'planStart'
> & {
  readonly planAnchor: string
  /** As ISO 8601. */
  readonly planAskedAt: string | null
}

/** Blocks of a plan that are over, as they stood on their last day. */
export const planBlocks = pgTable(
  'plan_blocks',
  {
    userId: trainee(),
    block: integer().notNull(),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    endedOn: date('ended_on', { mode: 'string' }).notNull(),
    weeks: json().$type<ShownBlock['weeks']>().notNull(),
    /** Of a block that another aim ended: what it was made for and where it stood, for whoever changes back on that day. */
    left: json('left_plan').$type<LeftPlan>(),
    /** Its `shown_days`. */
    leftDays: bytes('left_days'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.block] }), ownRows('user_id'), systemRows()],
).enableRLS()

export const workoutCompletions = pgTable(
  'workout_completions',
  {
    userId: trainee(),
    date: date({ mode: 'string' }).notNull(),
    completed: boolean().notNull().default(true),
    /** Not done, as far as is known, but nobody says so: a tick that was taken back on its day. */
    untold: boolean().notNull().default(false),
    notes: text(),
    rpe: smallint(),
    minutes: smallint(),
    sets: json().$type<LoggedSet[]>(),
    /** Counts the changes, so that who has not seen the last one does not undo it. */
    version: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date] }),
    index('workout_completions_newest').on(table.userId, table.updatedAt),
    ownRows('user_id'),
    systemRows(),
  ],
).enableRLS()

export const dailyCheckins = pgTable(
  'daily_checkins',
  {
    userId: trainee(),
    date: date({ mode: 'string' }).notNull(),
    notes: text(),
    tomorrowScheduleNotes: text('tomorrow_schedule_notes'),
    taps: jsonb().$type<Taps>(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date] }),
    index('daily_checkins_newest').on(table.userId, table.updatedAt),
    ownRows('user_id'),
    systemRows(),
  ],
).enableRLS()

/** Everything that was said of a day, in order: the check-in above shows the last of it, the plan follows all. */
export const checkInEntries = pgTable(
  'check_in_entries',
  {
    userId: trainee(),
    id: uuid().notNull().defaultRandom(),
    date: date({ mode: 'string' }).notNull(),
    notes: text(),
    tomorrowScheduleNotes: text('tomorrow_schedule_notes'),
    taps: json().$type<EntryTaps>(),
    /** Ids of facts that were read of it and that the person took out. */
    removed: json().$type<readonly string[]>().notNull().default([]),
    /** Facts that the person added by tap. */
    added: json().$type<readonly AddedFact[]>().notNull().default([]),
    /** What was read of its words when it was written. */
    read: json().$type<KeptNotes>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('check_in_entries_day').on(table.userId, table.date),
    index('check_in_entries_newest').on(table.userId, table.updatedAt),
    ownRows('user_id'),
    systemRows(),
  ],
).enableRLS()

/** Weight and measures of those who wish to keep them: one row a day, and none until they do. */
export const bodyMeasures = pgTable(
  'body_measures',
  {
    userId: ownerId(),
    date: date({ mode: 'string' }).notNull(),
    weightKg: doublePrecision('weight_kg'),
    waistCm: doublePrecision('waist_cm'),
    hipCm: doublePrecision('hip_cm'),
    chestCm: doublePrecision('chest_cm'),
    armCm: doublePrecision('arm_cm'),
    thighCm: doublePrecision('thigh_cm'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] }), ownRows('user_id'), systemRows()],
).enableRLS()

/** Dangers, illness, strong pain and conditions that were told. Rows are added and answered, never taken away. */
export const safetyEvents = pgTable(
  'safety_events',
  {
    userId: trainee(),
    id: uuid().notNull().defaultRandom(),
    date: date({ mode: 'string' }).notNull(),
    kind: text().$type<SafetyKind>().notNull(),
    /** The danger, the part that hurts or the condition; empty for illness. */
    what: text().notNull().default(''),
    origin: text().$type<SafetyOrigin>().notNull(),
    /** The words it was read from. */
    quote: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** When the person said that it was read rightly. */
    confirmedAt: instant('confirmed_at'),
    answer: text().$type<SafetyAnswer>(),
    answeredAt: instant('answered_at'),
    /** The person's day of the answer. */
    answeredOn: date('answered_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('safety_events_day').on(table.userId, table.date),
    ownRows('user_id'),
    systemRows(),
  ],
).enableRLS()

/** Changes to the plan that the person asked for, in the order of asking. */
export const planChanges = pgTable(
  'plan_changes',
  {
    userId: trainee(),
    id: uuid().notNull().defaultRandom(),
    date: date({ mode: 'string' }).notNull(),
    change: json().$type<AskedChange>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Since then the plan is as if it had never been asked for. */
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), ownRows('user_id'), systemRows()],
).enableRLS()

/** What a person answered where the plan left them a choice: once for a question, the last answer counts. */
export const planAnswers = pgTable(
  'plan_answers',
  {
    userId: trainee(),
    questionId: text('question_id').notNull(),
    kind: text().$type<AskKind>().notNull(),
    answeredOn: date('answered_on', { mode: 'string' }).notNull(),
    choice: json().$type<Choice>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Since then the plan is as if it had never been given, and asks anew. */
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] }), ownRows('user_id'), systemRows()],
).enableRLS()

/** Adjustments made by what happened that the person took back. */
export const withdrawnAdjustments = pgTable(
  'withdrawn_adjustments',
  {
    userId: trainee(),
    adjustmentId: text('adjustment_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.adjustmentId] }), ownRows('user_id'), systemRows()],
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
  (table) => [
    index('subscriptions_trial_started_at').on(table.trialStartedAt),
    index('subscriptions_trial_ends_at').on(table.trialEndsAt),
    ownRows('user_id'),
    systemRows(),
  ],
).enableRLS()

/* ------------------------------------------------ the account itself */

/** What happened to the account, for its person to read. */
export const securityEvents = pgTable(
  'security_events',
  {
    userId: ownerId(),
    id: uuid().notNull().defaultRandom(),
    at: instant('at').notNull(),
    event: text().notNull(),
    /** As far as the browser told: "Firefox on Linux". */
    device: text(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('security_events_at').on(table.at),
    index('security_events_newest').on(table.userId, table.at),
    ownRows('user_id'),
    systemRows(),
  ],
).enableRLS()

/** Requests about the person's data, each with the day by which it must be answered. */
export const rightsRequests = pgTable(
  'rights_requests',
  {
    userId: ownerId(),
    id: uuid().notNull().defaultRandom(),
    kind: text().notNull(),
    requestedAt: instant('requested_at').notNull(),
    dueAt: instant('due_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), ownRows('user_id'), systemRows()],
).enableRLS()

/** A person's copy of everything held: one at a time, made by a job. */
export const dataExports = pgTable(
  'data_exports',
  {
    userId: ownerId().primaryKey(),
    /** Which try the pieces belong to. */
    run: uuid().notNull().defaultRandom(),
    state: text().$type<'queued' | 'running' | 'ready' | 'failed'>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Until when it is kept; one that came to nothing goes then as well. */
    expiresAt: instant('expires_at'),
    bytes: integer(),
  },
  (table) => [index('data_exports_expires_at').on(table.expiresAt), systemRows()],
).enableRLS()

/** Its pieces: what lies in the database is reached by every server, and goes with the person. */
export const dataExportParts = pgTable(
  'data_export_parts',
  {
    userId: ownerId(),
    run: uuid().notNull(),
    n: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.run, table.n] }), systemRows()],
).enableRLS()

/** An address that waits for its link to be followed; the link is kept as a hash. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: ownerId().primaryKey(),
    email: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('email_changes_expires_at').on(table.expiresAt), systemRows()],
).enableRLS()

/** What lets an old address take a change back; the link is kept as a hash. */
export const emailVetoes = pgTable(
  'email_vetoes',
  {
    userId: ownerId(),
    id: uuid().notNull().defaultRandom(),
    /** The address that was left, or was to be left. */
    email: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('email_vetoes_expires_at').on(table.expiresAt),
    systemRows(),
  ],
).enableRLS()

/** What a sealed text begins with, for those that stand under a key of before; by bytes, so that ranges are what they look like. */
const sealedUnder = sql`left(secret, 12) collate "C"`

/** An authenticator app as second factor; it asks for its codes once it was confirmed by one. */
export const authenticators = pgTable(
  'authenticators',
  {
    userId: ownerId().primaryKey(),
    secret: text().notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The thirty seconds whose code was used last: a code works once. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** Codes for the day the phone is lost, as hashes; each goes when it is used. */
    recoveryHashes: json('recovery_hashes').$type<readonly string[]>().notNull().default([]),
  },
  () => [index('authenticators_sealed_under').on(sealedUnder), systemRows()],
).enableRLS()

/** Passkeys, which sign in by themselves. What is kept of the key is its public half: it opens nothing. */
export const passkeys = pgTable(
  'passkeys',
  {
    userId: ownerId(),
    id: uuid().notNull().defaultRandom(),
    name: text().notNull(),
    /** How the authenticator calls the key, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the key says it was used; many say nothing but 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), ownRows('user_id'), systemRows()],
).enableRLS()

/** Mails that go out once for one cause: written together with the mail. */
export const notices = pgTable(
  'notices',
  {
    userId: ownerId(),
    kind: text().notNull(),
    /** What it is about: the end of that trial, that invoice. */
    about: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.about] }), systemRows()],
).enableRLS()

/* ------------------------------------------------ the language model, where one is set up */

/** What went to the model and came back, by what was asked: nothing is asked twice, and the person sees all of it. */
export const coachAnswers = pgTable(
  'coach_answers',
  {
    userId: trainee(),
    /** SHA-256 of everything that the answer depends on. */
    key: text().notNull(),
    kind: text().notNull(),
    /** `asking` while one request asks for all. */
    outcome: text().notNull(),
    answer: json().$type<unknown>(),
    sent: text().notNull(),
    received: text().notNull().default(''),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('coach_answers_asked_at').on(table.askedAt),
    ownRows('user_id'),
    systemRows(),
  ],
).enableRLS()

/** Tokens by person and day. */
export const coachUsage = pgTable(
  'coach_usage',
  {
    userId: ownerId(),
    day: date({ mode: 'string' }).notNull(),
    questions: integer().notNull().default(0),
    tokens: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('coach_usage_day_user').on(table.day, table.userId),
    ownRows('user_id'),
    systemRows(),
  ],
).enableRLS()

/** Tokens of everybody by day: counted, for nobody can add up a million rows before each question. */
export const coachDays = pgTable(
  'coach_days',
  {
    day: date({ mode: 'string' }).primaryKey(),
    tokens: bigint({ mode: 'number' }).notNull().default(0),
  },
  () => [systemRows()],
).enableRLS()

/* ------------------------------------------------ what goes out to calendars */

/** The private addresses of a person's calendars: found by a hash, and sealed so that their person can be shown them again. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: ownerId(),
    kind: text().$type<'full' | 'busy'>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    secret: text().notNull(),
    /** Which stored plan the feed was last made from, and what names the feed that was made of it. */
    madeOf: text('made_of'),
    etag: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index('calendar_feeds_sealed_under').on(sealedUnder),
    systemRows(),
  ],
).enableRLS()

/** What calendars were last told of each day: a change raises the sequence, and a session that is gone is told as cancelled. */
export const calendarEntries = pgTable(
  'calendar_entries',
  {
    userId: trainee(),
    date: date({ mode: 'string' }).notNull(),
    sequence: integer().notNull(),
    /** SHA-256 of what was told. */
    contentHash: text('content_hash').notNull(),
    /** Null for a session of the whole day. */
    start: text(),
    durationMin: integer('duration_min').notNull(),
    cancelled: boolean().notNull(),
    revisedAt: instant('revised_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date] }),
    index('calendar_entries_date').on(table.date, table.userId),
    ownRows('user_id'),
    systemRows(),
  ],
).enableRLS()

/* ------------------------------------------------ what comes in from watches and other programs */

/** Activities that were done, without their tracks; at most one a day stands for the planned session. */
export const activities = pgTable(
  'activities',
  {
    userId: trainee(),
    id: uuid().notNull().defaultRandom(),
    /** To the second: nobody begins two at once, so the same one in another file is the same one. */
    startedAt: instant('started_at').notNull(),
    /** The person's day on which it began. */
    date: date({ mode: 'string' }).notNull(),
    discipline: text().$type<ActivityDiscipline>().notNull(),
    durationSec: integer('duration_sec').notNull(),
    distanceM: integer('distance_m'),
    avgHr: smallint('avg_hr'),
    climbM: integer('climb_m'),
    /** Sets that were lifted in it; null where none were told. */
    sets: json().$type<readonly LoggedSet[]>(),
    /** The import that these came with, where the activity itself had come before. */
    setsImportId: uuid('sets_import_id'),
    /** Its laps, where it has two or more. */
    laps: json().$type<readonly Lap[]>(),
    source: text().$type<'fit' | 'gpx' | 'tcx' | 'json' | 'archive'>().notNull(),
    /** The archive that it came in with; null for one that came alone. */
    importId: uuid('import_id'),
    matched: boolean().notNull().default(false),
    /** When its person said which session it was: that of the day below, or none. */
    chosenAt: instant('chosen_at'),
    sessionDate: date('session_date', { mode: 'string' }),
    /** Whether it marked the day's session as done, and the minutes that it gave it: what taking it back takes back. */
    markedDone: boolean('marked_done').notNull().default(false),
    gaveMinutes: smallint('gave_minutes'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('activities_start').on(table.userId, table.startedAt),
    index('activities_day').on(table.userId, table.date),
    index('activities_session').on(table.userId, table.sessionDate).where(sql`${table.sessionDate} is not null`),
    ownRows('user_id'),
    systemRows(),
  ],
).enableRLS()

/** What a person took back of an import: its source may still bring it, and it does not come in again. */
export const takenBack = pgTable(
  'taken_back',
  {
    userId: ownerId(),
    importId: uuid('import_id').notNull(),
    /** Of it, what began between these, both included. */
    since: instant('since').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.importId, table.since] }), ownRows('user_id'), systemRows()],
).enableRLS()

/** Bridges to intervals.icu: the sealed key, and what stands on the other side by day. */
export const bridges = pgTable(
  'bridges',
  {
    userId: ownerId().primaryKey(),
    secret: text().notNull(),
    /** What came over it is an import of this id. */
    importId: uuid('import_id').notNull().defaultRandom(),
    sent: json().$type<Readonly<Record<string, string>>>().notNull(),
    /** Null where nobody knocks any more: the key was refused, or nobody answered for long. */
    dueAt: instant('due_at'),
    crossedAt: instant('crossed_at'),
    failure: text().$type<BridgeFailure>(),
    failures: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('bridges_due_at').on(table.dueAt), index('bridges_sealed_under').on(sealedUnder), systemRows()],
).enableRLS()

/** Calendars of others that take a person's hours: of what stands in them nothing but the hours. */
export const busyCalendars = pgTable(
  'busy_calendars',
  {
    userId: ownerId(),
    id: uuid().notNull().defaultRandom(),
    kind: text().$type<BusyCalendar['kind']>().notNull(),
    name: text().notNull(),
    host: text(),
    /** The address, sealed; null for a file. */
    secret: text(),
    choices: json().$type<CalendarChoices>().notNull(),
    /** One-way hashes of what the calendar calls the entries that its person calls work. */
    work: json().$type<readonly string[]>().notNull(),
    busy: json().$type<readonly KeptHours[]>().notNull(),
    etag: text(),
    modified: text(),
    readAt: instant('read_at').notNull(),
    /** Null where it is not read again: a file, or one that nobody could read for long. */
    dueAt: instant('due_at'),
    failure: text().$type<CalendarFailure>(),
    failures: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('busy_calendars_due_at').on(table.dueAt),
    index('busy_calendars_sealed_under').on(sealedUnder),
    ownRows('user_id'),
    systemRows(),
  ],
).enableRLS()

/** Hours that a calendar takes, since when they are known, and since when they are free again. */
export type KeptHours = BusyHours & { readonly since: string; readonly until?: string }

/* ------------------------------------------------ reminders */

/** What somebody wants to be reminded of; no row before anything was chosen. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    userId: ownerId().primaryKey(),
    settings: json().$type<ReminderSettings>().notNull(),
    /** The links in reminders are signed with it. */
    linksKey: uuid('links_key').notNull().defaultRandom(),
    /** When it is next worth a look whether there is something to say; null while there cannot be. */
    dueAt: instant('due_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('reminder_settings_due_at').on(table.dueAt), ownRows('user_id'), systemRows()],
).enableRLS()

/** What somebody was reminded of: written before it is sent, so that each cause is told once. */
export const reminders = pgTable(
  'reminders',
  {
    userId: ownerId(),
    kind: text().$type<ReminderKind>().notNull(),
    /** The day that it is about: of the session, of the week's Monday, of the trial's end. */
    about: date({ mode: 'string' }).notNull(),
    /** The person's day on which it was said. */
    day: date({ mode: 'string' }).notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.about] }),
    index('reminders_sent_at').on(table.sentAt),
    systemRows(),
  ],
).enableRLS()

/** Browsers and phones that take reminders: what reaches one is sealed, and found by a hash. */
export const pushDevices = pgTable(
  'push_devices',
  {
    userId: ownerId(),
    id: uuid().notNull().defaultRandom(),
    endpointHash: text('endpoint_hash').notNull().unique(),
    /** Address and keys as JSON, sealed. */
    secret: text().notNull(),
    /** As far as the browser told: "Firefox on Linux". */
    device: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('push_devices_sealed_under').on(sealedUnder),
    systemRows(),
  ],
).enableRLS()

/** What lets programs of a person in: found by a hash, and shown to nobody again. */
export const programTokens = pgTable(
  'program_tokens',
  {
    userId: ownerId(),
    id: uuid().notNull().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    name: text().notNull(),
    scopes: json().$type<readonly Scope[]>().notNull(),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('program_tokens_expires').on(table.expiresAt),
    systemRows(),
  ],
).enableRLS()

/** Changes that programs propose: they are not part of any plan until their person says so, and are theirs to read. */
export const programProposals = pgTable(
  'program_proposals',
  {
    userId: ownerId(),
    id: uuid().notNull().defaultRandom(),
    /** The name that the person gave to the program. */
    program: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    change: json().$type<AskedChange>().notNull(),
    /** How often that day had been changed when it was proposed. */
    seen: integer().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('program_proposals_created').on(table.createdAt),
    pgPolicy('own_rows', { for: 'select', to: appUser, using: sql`${table.userId} = ${me}` }),
    systemRows(),
  ],
).enableRLS()

/** A calendar that we keep at a person's CalDAV server, beside those that are read there. */
export const ownCalendars = pgTable(
  'own_calendars',
  {
    userId: ownerId(),
    /** The calendar by whose name and password it is reached. */
    calendarId: uuid('calendar_id').notNull(),
    /** Its address, sealed. */
    secret: text().notNull(),
    /** What stands there, by day. */
    entries: json().$type<Readonly<Record<string, OwnEntry>>>().notNull(),
    /** By what the calendar was known when all in it was known to us. */
    mark: text(),
    /** When it is next looked at for what its person did there; null where nobody looks any more. */
    dueAt: instant('due_at'),
    /** Until when somebody looks at it. */
    leasedUntil: instant('leased_until'),
    failure: text().$type<CalendarFailure>(),
    failures: integer().notNull().default(0),
    syncedAt: instant('synced_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.calendarId] }),
    index('own_calendars_due_at').on(table.dueAt),
    index('own_calendars_sealed_under').on(sealedUnder),
    ownRows('user_id'),
    systemRows(),
  ],
).enableRLS()

/** An entry of ours as it was last known to stand at a CalDAV server. */
export type OwnEntry = {
  /** Null where the server did not say: then what stands there is compared. */
  readonly etag: string | null
  /** Of the text that was written; empty where it must be written anew. */
  readonly sum: string
  /** The hour that was written, and the zone on whose clocks it is; absent where it was before zones were noted. */
  readonly start: string | null
  readonly zone?: string
  /** [min] The length that was written; absent where it was before lengths were noted. */
  readonly minutes?: number
  readonly sequence: number
  /** Why a place that its person gave it could not be had. */
  readonly note?: string
}

/** Whose plan is followed by something outside: it is looked at when it may have changed, and every hour. */
export const planFollowers = pgTable(
  'plan_followers',
  {
    userId: ownerId().primaryKey(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('plan_followers_due_at').on(table.dueAt), ownRows('user_id'), systemRows()],
).enableRLS()

/** Addresses of a person's own that are told what happened. */
export const webhooks = pgTable(
  'webhooks',
  {
    userId: ownerId(),
    id: uuid().notNull().defaultRandom(),
    url: text().notNull(),
    kinds: json().$type<readonly WebhookKind[]>().notNull(),
    /** What signs, sealed. */
    secret: text().notNull(),
    /** The plan and the sessions done that it knows of. */
    told: json().$type<ToldToWebhook>().notNull(),
    /** When it is next sent what waits; null where nothing does. */
    dueAt: instant('due_at'),
    /** Sendings in a row that failed, and since when. */
    failures: integer().notNull().default(0),
    failingSince: instant('failing_since'),
    off: text().$type<WebhookOff>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('webhooks_due_at').on(table.dueAt),
    index('webhooks_sealed_under').on(sealedUnder),
    systemRows(),
  ],
).enableRLS()

/** What a webhook is sent: written with its cause, and kept for a while after. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    userId: ownerId(),
    id: uuid().notNull().defaultRandom(),
    webhookId: uuid('webhook_id').notNull(),
    kind: text().$type<WebhookKind | 'webhook.test'>().notNull(),
    /** The body, to the octet. */
    body: text().notNull(),
    state: text().$type<'waiting' | 'delivered' | 'given-up'>().notNull(),
    tries: integer().notNull().default(0),
    /** Status of the last answer, or why there was none. */
    status: integer(),
    fault: text().$type<WebhookFault>(),
    triedAt: instant('tried_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.webhookId, table.id] }),
    index('webhook_deliveries_created_at').on(table.createdAt),
    systemRows(),
  ],
).enableRLS()

/* ------------------------------------------------ billing: nothing here is the person's to read or write */

/** Trials that have begun, by a keyed hash of the mailbox: one trial a person, also after the account is gone. */
export const usedTrials = pgTable(
  'used_trials',
  {
    person: text().primaryKey(),
    /** Whose it is while the account is there; once it is erased the hash stands alone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('used_trials_user_id').on(table.userId), systemRows()],
).enableRLS()

/** What was paid. Kept seven years; it outlives the account, so it holds no name, no address and no key to users. */
export const payments = pgTable(
  'payments',
  {
    invoiceId: text('invoice_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    stripeCustomerId: text('stripe_customer_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text().notNull(),
    paidAt: instant('paid_at').notNull(),
  },
  (table) => [index('payments_user_id').on(table.userId), index('payments_paid_at').on(table.paidAt), systemRows()],
).enableRLS()

/** Events of Stripe whose effect is in this database: written in the transaction of the effect. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('stripe_events_received_at').on(table.receivedAt), systemRows()],
).enableRLS()

/** Who read a customer's state last: a reader draws a ticket first, and an older ticket never overwrites a newer one. */
export const billingSyncs = pgTable(
  'billing_syncs',
  {
    stripeCustomerId: text('stripe_customer_id').primaryKey(),
    drawn: bigint({ mode: 'number' }).notNull().default(0),
    applied: bigint({ mode: 'number' }).notNull().default(0),
    syncedAt: instant('synced_at'),
    /** Since when it is worth reading this customer again: the longest due is read first. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** The newest checkout: until it has shown itself the reconciler looks at this customer first. */
    checkoutAt: instant('checkout_at'),
  },
  (table) => [
    index('billing_syncs_due_at').on(table.dueAt),
    index('billing_syncs_checkout_at').on(table.checkoutAt),
    systemRows(),
  ],
).enableRLS()

/** People whose data was erased: restoring an older backup erases them again. */
export const erasures = pgTable(
  'erasures',
  {
    userId: uuid('user_id').primaryKey(),
    erasedAt: instant('erased_at').notNull(),
  },
  (table) => [index('erasures_erased_at').on(table.erasedAt), systemRows()],
).enableRLS()

/** What the billing sandbox keeps in Stripe's place; empty where real keys are set. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    customer: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('sandbox_objects_customer').on(table.customer, table.kind),
    index('sandbox_objects_created_at').on(table.kind, table.createdAt),
    systemRows(),
  ],
).enableRLS()
