import { NO_REMINDERS, REMINDER_KINDS } from '../../contract/reminders.ts'

/** One row for each person, or for those of whom something holds. */
export type Each = (table: string, columns: string, values: string, of?: string) => Promise<unknown>
/** So many rows for each person. */
export type Many = (table: string, columns: string, values: string, rows: number, of?: string) => Promise<unknown>

export type Sql = { readonly now: string; readonly id: string; readonly chance: (word: string) => string }

/** What somebody chose who is reminded of everything by mail. */
const ALL_BY_MAIL = {
  ...NO_REMINDERS,
  kinds: Object.fromEntries(REMINDER_KINDS.map((kind) => [kind, { push: false, mail: true }])),
}

/** Gives a part of a crowd reminders; most are looked at in the night to come, as most people's sessions stand. */
export async function fillReminders(each: Each, many: Many, { now, id, chance }: Sql): Promise<void> {
  const reminded = `${chance('reminded')} < 30`
  await each(
    'reminder_settings',
    'user_id, settings, due_at, updated_at',
    `${id}, '${JSON.stringify(ALL_BY_MAIL)}', ${now} + interval '9 hours' - (n % 500 = 3)::int * interval '10 hours', ${now}`,
    reminded,
  )
  await many(
    'reminders',
    'user_id, kind, about, day, sent_at',
    `${id}, 'evening', (${now} - k * interval '9 days')::date, (${now} - k * interval '9 days')::date, ${now} - k * interval '9 days'`,
    8,
    reminded,
  )
  await each(
    'push_devices',
    'user_id, endpoint_hash, secret, device, created_at',
    `${id}, md5('push ' || n), current_setting('fill.mark') || md5('push ' || n), 'Firefox on Linux', ${now}`,
    reminded,
  )
}
