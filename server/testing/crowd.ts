import type { ClientBase } from 'pg'
import { NO_REMINDERS } from '../../contract/reminders.ts'
import { fillConnected } from './connected-crowd.ts'
import { type Each, fillReminders, type Many } from './reminded-crowd.ts'

/** How many people a crowd has, and how much of each. */
export type Crowd = {
  readonly people: number
  /** [days] of check-ins before `at`: on some four days a week, written day by day, as they come in real life. */
  readonly days: number
  readonly at: Date
  /** What all of them sign in with. */
  readonly passwordHash: string
}

/** The id of the nth person, as SQL: as scattered as the random ids of real people. */
export const ID = `md5('fill ' || n)::uuid`
/** From 0 to 99, by person and a word: the same whenever it is asked. */
const chance = (word: string) => `(abs(hashtext('${word} ' || n)) % 100)`
const among = (texts: readonly string[], word: string) =>
  `(array[${texts.map((text) => `'${text}'`).join(', ')}])[1 + abs(hashtext('${word} ' || n)) % ${texts.length}]`

const NOTES = [
  'Went well, legs a little sore from the hills on Sunday but the last set felt easier than last week.',
  'Slept badly, so I kept it short. Back feels fine again.',
  'Did it at lunch with a colleague, good pace throughout, heart rate stayed where it should be.',
  'Only half of it, had to pick up the kids. Will try the rest tomorrow if the morning is free.',
  'Felt strong.',
]
const TOMORROW = ['Meeting until six.', 'Free in the morning.', 'Travelling by train, no gym.', '']
const COMMITMENTS = [
  'Work Monday to Friday 9-5, choir on Wednesday evening from 7 to 9, kids to school at 8.',
  'Shift work, mostly early from 6 to 14. Weekends free. Yoga with a friend on Tuesday at 18:00.',
  'Work from home, lunch break from 12 to 13. Family on Sundays.',
]

/** What all of a crowd sign in with, where they are given a hash of it. */
export const CROWD_PASSWORD = 'Correct-horse7!'

/** The token of the first session of whoever has an address of the crowd. */
export const tokenOf = (email: string): string => `of-the-crowd-fill-${/\d+/.exec(email)?.[0]}`

/**
 * Fills an empty database with believable people: nobody signed up, but every table holds what so many would have left in it.
 * Plans are copied by `copyPlans`, from those that real code made. Only for measuring and trying.
 */
export async function fillCrowd(client: ClientBase, { people, days, at, passwordHash }: Crowd): Promise<void> {
  const now = `'${at.toISOString()}'::timestamptz`
  const ago = (word: string, most: number) =>
    `${now} - (abs(hashtext('${word} ' || n)) % ${most * 1440}) * interval '1 minute'`
  /** One row for each person, or for those of whom something holds. */
  const each = (table: string, columns: string, values: string, of = 'true') =>
    client.query(
      `insert into ${table} (${columns}) select ${values} from generate_series(1, ${people}) n where ${of} on conflict do nothing`,
    )
  /** So many rows for each person. */
  const many = (table: string, columns: string, values: string, rows: number, of = 'true') =>
    client.query(
      `insert into ${table} (${columns}) select ${values} from generate_series(1, ${rows}) k, generate_series(1, ${people}) n where ${of} on conflict do nothing`,
    )
  const paying = `${chance('pays')} < 50`

  await each(
    'users',
    'id, email, email_verified, created_at, updated_at, deletion_requested_at',
    `${ID}, 'p' || n || '@fill.example', ${chance('verified')} < 90, ${ago('joined', 400)}, ${now},
     case when n % 1000 = 7 then ${now} - interval '91 days' when n % 100 = 50 then ${ago('left', 89)} end`,
  )
  await each(
    'accounts',
    'user_id, account_id, provider_id, password',
    `${ID}, ${ID}, 'credential', '${passwordHash.replaceAll("'", "''")}'`,
  )
  const hash = (token: string) =>
    `rtrim(translate(encode(sha256(convert_to(${token}, 'utf8')), 'base64'), '+/', '-_'), '=')`
  const session = 'user_id, token, user_agent, created_at, updated_at, expires_at'
  const stays = `'Mozilla/5.0 (X11; Linux x86_64)', ${now} - interval '1 day', ${now}, ${now} + interval '6 days 23 hours 50 minutes'`
  await each('sessions', session, `${ID}, ${hash(`'of-the-crowd-fill-' || n`)}, ${stays}`, 'n % 100 not in (50, 7)')
  await each(
    'sessions',
    session,
    `${ID}, md5('other ' || n), 'Mozilla/5.0 (iPhone)', ${ago('began', 50)}, ${now},
     case when ${chance('expired')} = 0 then ${now} - interval '3 hours' else ${now} + interval '3 days' end`,
    'n % 100 not in (50, 7)',
  )
  await each(
    'profiles',
    `id, name, fitness_level, primary_goal, daily_commitments, stress_level, training_days_per_week, onboarding_completed,
     time_zone, plan_anchor, updated_at`,
    `${ID}, 'Person ' || n, ${among(['beginner', 'intermediate', 'advanced'], 'level')}, 'general', ${among(COMMITMENTS, 'busy')}, 'medium',
     3 + ${chance('days')} % 4, true, 'Europe/Berlin', (${now} - interval '35 days')::date, ${now} - interval '2 days'`,
  )
  await each(
    'subscriptions',
    `user_id, trial_started_at, trial_ends_at, stripe_customer_id, stripe_subscription_id, status, current_period_end`,
    `${ID}, ${ago('joined', 400)}, ${ago('joined', 400)} + interval '14 days', case when ${paying} then 'cus_fill_' || n end,
     case when ${paying} then 'sub_fill_' || n end,
     case when n % 100 = 50 then 'canceled' when ${paying} then ${among(['active', 'active', 'active', 'active', 'canceled'], 'status')} end,
     case when ${paying} then ${now} + (abs(hashtext('until ' || n)) % 30) * interval '1 day' end`,
  )
  await each(
    'billing_syncs',
    'stripe_customer_id, drawn, applied, synced_at, due_at, checkout_at',
    `'cus_fill_' || n, 5, 5, ${ago('synced', 1)}, ${ago('synced', 1)},
     case when ${chance('checkout')} = 0 then ${ago('checkout-at', 1)} else ${ago('checkout-at', 300)} - interval '2 days' end`,
    paying,
  )
  await many(
    'payments',
    'invoice_id, user_id, stripe_customer_id, amount_cents, currency, paid_at',
    `'in_fill_' || n || '_' || k, ${ID}, 'cus_fill_' || n, 999, 'usd', ${ago('paid', 30)} - k * interval '30 days'`,
    6,
    paying,
  )
  await many(
    'stripe_events',
    'id, type, received_at',
    `'evt_fill_' || n || '_' || k, 'invoice.paid', ${ago('event', 29)}`,
    3,
    paying,
  )
  await each('used_trials', 'person, user_id, started_at, ends_at', `md5('trial ' || n), ${ID}, ${now}, ${now}`)
  await many(
    'security_events',
    'user_id, at, event, device',
    `${ID}, ${now} - (abs(hashtext(n || ' e ' || k)) % 525000) * interval '1 minute', 'sign-in', 'Firefox on Linux'`,
    6,
  )
  for (const kind of ['trial-ending', 'trial-ended'])
    await each(
      'notices',
      'user_id, kind, about, sent_at',
      `${ID}, '${kind}', to_char((${ago('joined', 400)} + interval '14 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${now}`,
      `n % 20 <> 3`,
    )
  await each('notices', 'user_id, kind, about, sent_at', `${ID}, 'confirm-email', 'trial', ${now}`, 'n % 20 <> 4')
  await each(
    'rights_requests',
    'user_id, kind, requested_at, due_at',
    `${ID}, 'export', ${now}, ${now}`,
    `${chance('asked')} < 30`,
  )
  await each(
    'verifications',
    'identifier, value, expires_at',
    `md5('link ' || n), ${ID}, ${now} + interval '5 minutes' - (n % 100 = 1)::int * interval '1 hour'`,
    `${chance('link')} < 40`,
  )
  await each('rate_limits', 'key, points, expire', `'fill:' || n, 3, ${at.getTime()} + 900000 - (n % 100) * 10000`)
  await each(
    'email_changes',
    'user_id, email, token_hash, expires_at',
    `${ID}, 'new' || n || '@fill.example', md5('change ' || n), ${now} + interval '1 day'`,
    `${chance('moves')} < 30`,
  )
  await each(
    'email_vetoes',
    'user_id, email, token_hash, expires_at',
    `${ID}, 'old' || n || '@fill.example', md5('veto ' || n), ${now} + interval '9 days'`,
    `${chance('moved')} < 30`,
  )
  await each('erasures', 'user_id, erased_at', `md5('gone ' || n)::uuid, ${ago('gone', 400)}`)
  await each(
    'passkeys',
    'user_id, name, credential_id, public_key, counter, created_at',
    `${ID}, 'Phone', md5('key ' || n), 'x', 0, ${now}`,
    `${chance('key')} < 30`,
  )
  await each(
    'authenticators',
    'user_id, secret, confirmed_at',
    `${ID}, current_setting('fill.mark') || md5('app ' || n), ${now}`,
    `${chance('app')} < 30`,
  )
  await each(
    'calendar_feeds',
    'user_id, kind, token_hash, secret, created_at',
    `${ID}, 'full', md5('feed ' || n), current_setting('fill.mark') || md5('feed ' || n), ${now}`,
    `${chance('feed')} < 30`,
  )
  await fillConnected(each, { now, id: ID, chance })
  await fillReminders(each, many, { now, id: ID, chance })
  await each(
    'data_exports',
    'user_id, state, requested_at, expires_at, bytes',
    `${ID}, 'ready', ${now}, ${now} + interval '1 day' - (n % 100 = 1)::int * interval '2 days', 3`,
    `${chance('export')} < 30`,
  )
  await client.query(
    `insert into data_export_parts (user_id, run, n, bytes) select user_id, run, 0, '\\x00' from data_exports on conflict do nothing`,
  )
  await many(
    'coach_usage',
    'user_id, day, questions, tokens',
    `${ID}, (${now} - k * interval '1 day')::date, 3, 900`,
    8,
    `${chance('coach')} < 10`,
  )
  await many(
    'coach_answers',
    'user_id, key, kind, outcome, answer, sent, received, asked_at',
    `${ID}, md5(n || ' ' || k), 'words', 'used', '{}', repeat('some words ', 60), repeat('others ', 30), ${ago('asked', 28)}`,
    4,
    `${chance('coach')} < 10`,
  )
  await each(
    'reminder_settings',
    'user_id, settings, due_at, updated_at',
    `${ID}, '${JSON.stringify(NO_REMINDERS)}', ${now} + (n % 500 - 9) * interval '7 minutes', ${now}`,
    `${chance('reminded')} < 30`,
  )
  await many(
    'reminders',
    'user_id, kind, about, day, sent_at',
    `${ID}, 'evening', (${now} - k * interval '9 days')::date, (${now} - k * interval '9 days')::date, ${now} - k * interval '9 days'`,
    7,
    `${chance('reminded')} < 30`,
  )
  await client.query(
    `insert into coach_days (day, tokens) select day, sum(tokens) from coach_usage group by day on conflict do nothing`,
  )
  await fillTraining(each, many, { now, days })
  await client.query('analyze')
}

async function fillTraining(
  each: Each,
  many: Many,
  { now, days }: { readonly now: string; readonly days: number },
): Promise<void> {
  for (let back = days; back >= 1; back -= 1) {
    const [day, at] = [`(${now} - ${back} * interval '1 day')::date`, `${now} - ${back} * interval '1 day'`]
    const does = `abs(hashtext('does ${back} ' || n)) % 100 < 58`
    const tells = `abs(hashtext('tells ${back} ' || n)) % 100 < 45`
    await each(
      'workout_completions',
      'user_id, date, completed, rpe, minutes, updated_at',
      `${ID}, ${day}, true, 6, 45, ${at}`,
      does,
    )
    const said = `${among(NOTES, `note ${back}`)}, nullif(${among(TOMORROW, `next ${back}`)}, '')`
    await each(
      'daily_checkins',
      'user_id, date, notes, tomorrow_schedule_notes, updated_at',
      `${ID}, ${day}, ${said}, ${at}`,
      tells,
    )
    await each(
      'check_in_entries',
      'user_id, date, notes, tomorrow_schedule_notes, created_at, updated_at',
      `${ID}, ${day}, ${said}, ${at}, ${at}`,
      tells,
    )
  }
  await many(
    'plan_changes',
    'user_id, date, change, created_at',
    `${ID}, (${now} - k * interval '5 days')::date, json_build_object('type', 'easier', 'date', (${now} - k * interval '5 days')::date), ${now} - k * interval '5 days'`,
    2,
    `${chance('changes')} < 40`,
  )
  await each(
    'plan_answers',
    'user_id, question_id, kind, answered_on, choice, created_at',
    `${ID}, 'ask:too-hard:' || (${now} - interval '30 days')::date, 'too-hard', (${now} - interval '30 days')::date, '{"type":"less"}', ${now} - interval '30 days'`,
    `${chance('answers')} < 20`,
  )
  await each(
    'withdrawn_adjustments',
    'user_id, adjustment_id, created_at',
    `${ID}, 'rest ' || n, ${now} - interval '9 days'`,
    `${chance('withdraws')} < 30`,
  )
  await each(
    'safety_events',
    'user_id, date, kind, what, origin, created_at, confirmed_at, answer, answered_at, answered_on',
    `${ID}, (${now} - interval '20 days')::date, 'illness', '', 'tap', ${now} - interval '20 days', ${now}, 'well', ${now} - interval '19 days', (${now} - interval '19 days')::date`,
    `${chance('ill')} < 30`,
  )
  await many(
    'activities',
    'user_id, started_at, date, discipline, duration_sec, distance_m, source, matched, created_at',
    `${ID}, ${now} - k * interval '3 days', (${now} - k * interval '3 days')::date, 'run', 2700, 8000, 'fit', true, ${now}`,
    6,
    `${chance('watch')} < 30`,
  )
  await many(
    'calendar_entries',
    'user_id, date, sequence, content_hash, start, duration_min, cancelled, revised_at',
    `${ID}, (${now} + k * interval '1 day')::date, 0, md5(n || ' c ' || k), '07:00', 45, false, ${now}`,
    14,
    `${chance('feed')} < 30`,
  )
  await each(
    'plan_blocks',
    'user_id, block, started_on, ended_on, weeks',
    `${ID}, 1, (${now} - interval '63 days')::date, (${now} - interval '35 days')::date, '[]'`,
    `${chance('block')} < 40`,
  )
}
