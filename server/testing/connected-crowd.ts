import type { Each, Sql } from './reminded-crowd.ts'

/** Gives a part of a crowd what they connect; none of it is due, for nobody is there to be asked. */
export async function fillConnected(each: Each, { now, id, chance }: Sql): Promise<void> {
  const later = `${now} + (n % 500 + 1) * interval '7 days'`
  const sealed = (what: string) => `current_setting('fill.mark') || md5('${what} ' || n)`
  await each(
    'bridges',
    'user_id, secret, sent, due_at, created_at',
    `${id}, ${sealed('bridge')}, '{}', ${later}, ${now}`,
    `${chance('bridge')} < 30`,
  )
  await each(
    'busy_calendars',
    'user_id, kind, name, secret, choices, work, busy, read_at, due_at, created_at',
    `${id}, 'address', 'Work', ${sealed('busy')}, '{"days":false,"tentative":false}', '[]', '[]', ${now}, ${later}, ${now}`,
    `${chance('busy')} < 30`,
  )
  await each(
    'program_tokens',
    'user_id, token_hash, name, scopes, expires_at, created_at',
    `${id}, md5('program ' || n), 'Sheet', '["plan:read"]', ${later}, ${now}`,
    `${chance('program')} < 30`,
  )
  await each(
    'program_proposals',
    'user_id, program, date, change, seen, created_at',
    `${id}, 'Sheet', (${now})::date, '{}', 0, ${now}`,
    `${chance('proposal')} < 30`,
  )
  await each(
    'own_calendars',
    'user_id, calendar_id, secret, entries, due_at, created_at',
    `${id}, md5('own ' || n)::uuid, ${sealed('own')}, '{}', ${later}, ${now}`,
    `${chance('own')} < 30`,
  )
  await each(
    'body_measures',
    'user_id, date, weight_kg, updated_at',
    `${id}, (${now})::date, 70, ${now}`,
    `${chance('body')} < 30`,
  )
  await each(
    'taken_back',
    'user_id, import_id, since, until',
    `${id}, md5('import ' || n)::uuid, ${now} - interval '9 days', ${now}`,
    `${chance('taken back')} < 30`,
  )
  await each('plan_followers', 'user_id, due_at', `${id}, ${later}`, `${chance('follower')} < 30`)
  await each(
    'webhooks',
    'user_id, id, url, kinds, secret, told, created_at',
    `${id}, md5('webhook ' || n)::uuid, 'https://hooks.example/' || n, '["plan.changed"]', ${sealed('webhook')}, '{"days":{},"done":[]}', ${now}`,
    `${chance('webhook')} < 30`,
  )
  await each(
    'webhook_deliveries',
    'user_id, webhook_id, kind, body, state, created_at',
    `${id}, md5('webhook ' || n)::uuid, 'plan.changed', '{}', 'delivered', ${now} - (n % 20) * interval '1 day'`,
    `${chance('webhook')} < 30`,
  )
}
