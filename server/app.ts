import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { timeout } from 'hono/timeout'
import { generateSpecs } from 'hono-openapi'
import { authenticatorRoutes } from './account/authenticator-routes.ts'
import { emailChangeRoutes } from './account/email-change-routes.ts'
import { passkeyRoutes } from './account/passkey-routes.ts'
import { accountRoutes } from './account/routes.ts'
import { unsubscribeRoutes } from './account/unsubscribe-routes.ts'
import { activityRoutes } from './activities/routes.ts'
import { answerRoutes } from './answers/routes.ts'
import { passkeySignInRoutes } from './auth/passkey-routes.ts'
import { requireAccess, requireUser } from './auth/require-user.ts'
import { authRoutes } from './auth/routes.ts'
import { billingRoutes, statusReader, webhookRoute } from './billing/routes.ts'
import { sandboxRoutes } from './billing/sandbox/routes.ts'
import { bodyRoutes } from './body/routes.ts'
import { bridgeRoutes } from './bridge/routes.ts'
import { busyCalendarRoutes } from './busy-calendars/routes.ts'
import { calendarRoutes, feedRoutes } from './calendar/routes.ts'
import { tapRoutes } from './calendar/tap-routes.ts'
import { changeRoutes } from './changes/routes.ts'
import { checkInFactRoutes } from './check-ins/facts-routes.ts'
import { checkInRoutes } from './check-ins/routes.ts'
import { coachRoutes } from './coach/routes.ts'
import type { AppContext } from './context.ts'
import type { AppEnv } from './env.ts'
import { exportRoutes } from './export/routes.ts'
import { healthRoute } from './health.ts'
import { shedLoad } from './http/load-shedding.ts'
import { openApiDocument } from './http/openapi.ts'
import { withScopes } from './http/program-calls.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Site } from './http/site.ts'
import { ownCalendarRoutes } from './own-calendar/routes.ts'
import { planBlockRoutes } from './plan-blocks/routes.ts'
import { Problem, problemResponse } from './problem.ts'
import { profileReader, profileRoutes } from './profile/routes.ts'
import { type Asked, mcpRoute } from './programs/mcp-route.ts'
import { proposalRoutes } from './programs/proposal-routes.ts'
import { programRoutes } from './programs/routes.ts'
import { keepsakeRoutes } from './progress/keepsake-routes.ts'
import { progressRoutes } from './progress/routes.ts'
import { pushRoutes } from './push/routes.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { safetyRoutes } from './safety/routes.ts'
import { scheduleReader, scheduleRoutes } from './schedule/routes.ts'
import { sessionFileRoutes } from './sessions/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** The largest honest body is a check-in: two notes of 1000 characters. */
const BODY_MAX_BYTES = 64 * 1024
/** An event of Stripe bears the whole object it is about; one that is refused comes again and again. */
const WEBHOOK_MAX_BYTES = 1024 * 1024
const WEBHOOK = '/api/stripe/webhook'
/** Half a year of hours that a calendar takes. */
const CALENDAR_FILE = '/api/calendars/file'
/** Takes files, and reads no further than they may be long once it knows whose they are. */
const ACTIVITIES = '/api/activities'
/** Where files are shared to: the app's own worker answers it, the server only where there is none, and reads nothing. */
const SHARE = '/share'
const REQUEST_MAX_MS = 20_000

/** Asked for at every start and small: compressing one takes as long as making it. */
const SMALL = new Set(['/api/profile', '/api/check-subscription', '/api/auth/session', '/api/health'])

/** The whole product as one handler of requests; `site` is the built web, or null where only the API is wanted. */
export function createApp(context: AppContext, site: Site | null): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(requestLog(context.log, context.metrics, randomUUID))
  app.use(securityHeaders(site?.styleHashes ?? [], context.config.appOrigin.startsWith('https:')))
  app.use(timeout(REQUEST_MAX_MS))
  const [small, large] = [limitBody(BODY_MAX_BYTES), limitBody(WEBHOOK_MAX_BYTES)]
  // Nobody reads the body of these, and looking for one costs a twentieth of a small answer.
  const bodiless = new Set(['GET', 'HEAD'])
  app.use((c, next) => {
    const { method, path } = c.req
    return bodiless.has(method) || path === ACTIVITIES || path === SHARE
      ? next()
      : (path === WEBHOOK || path === CALENDAR_FILE ? large : small)(c, next)
  })
  app.onError(problemResponse)
  app.notFound((c) => {
    if (c.req.path.startsWith('/api/') || !site) return problemResponse(new Problem('not-found'), c)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return problemResponse(new Problem('method-not-allowed'), c)
    return site.respond(c)
  })
  app.post(SHARE, (c) => c.redirect('/account#activities', 303))
  app.route(
    '/api',
    api(context, (path, init, env) => app.request(path, init, env)),
  )
  app.route('/unsubscribe', unsubscribeRoutes(context))
  app.route('/calendar', tapRoutes(context))
  if (context.sandbox) app.route('/sandbox', sandboxRoutes(context.sandbox, context))
  return app
}

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('too-large')
    },
  })

function api(context: AppContext, ask: Asked): Hono<AppEnv> {
  const signedIn = requireUser(context)
  const routes = new Hono<AppEnv>()
  routes.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
  routes.use(shedLoad(context.lag))
  const pack = compress()
  routes.use((c, next) => (SMALL.has(c.req.path) ? next() : pack(c, next)))
  // Before the look at the disk: a process whose disk is full is alive, and starting it again would not help.
  routes.route('/', healthRoute(context))
  routes.use(async (_, next) => {
    if (!context.db.hasRoom()) throw new Problem('unavailable', { code: 'disk-full' })
    await next()
  })
  routes.get('/openapi.json', async (c) =>
    c.json(withScopes(await generateSpecs(routes, { documentation: openApiDocument(context.config.appOrigin) }, c))),
  )
  routes.route('/auth', authRoutes(context))
  routes.route('/auth', emailChangeRoutes(context))
  routes.route('/auth/passkey', passkeySignInRoutes(context))
  routes.route('/stripe', webhookRoute(context))
  routes.get('/profile', profileReader(context))
  routes.get('/schedule', scheduleReader(context))
  routes.get('/check-subscription', statusReader(context))
  for (const path of [
    '/profile/*',
    '/schedule',
    '/generate-schedule',
    '/check-subscription',
    '/create-checkout',
    '/customer-portal',
    '/account/*',
    '/calendar',
    '/calendar/renew',
    '/keepsake/*',
    '/reminders/*',
    '/bridge',
    '/calendars',
    '/calendars/*',
  ])
    routes.use(path, signedIn)
  for (const path of [
    '/check-ins/*',
    '/completions/*',
    '/changes/*',
    '/adjustments/*',
    '/answers/*',
    '/safety/*',
    '/coach/*',
    '/plan-blocks',
    '/proposals/*',
    '/mcp',
    '/progress/*',
    '/body/*',
    '/sessions/*',
    '/activities/*',
  ])
    routes.use(path, signedIn, requireAccess(context))
  routes.route('/account', accountRoutes(context))
  routes.route('/account/export', exportRoutes(context))
  routes.route('/account/authenticator', authenticatorRoutes(context))
  routes.route('/account/passkeys', passkeyRoutes(context))
  routes.route('/account/programs', programRoutes(context))
  routes.route('/account/webhooks', webhookRoutes(context))
  routes.route('/proposals', proposalRoutes(context))
  routes.route('/mcp', mcpRoute(ask))
  routes.route('/calendar', calendarRoutes(context))
  routes.route('/calendar/feeds', feedRoutes(context))
  routes.route('/profile', profileRoutes(context))
  routes.route('/reminders/devices', pushRoutes(context))
  routes.route('/reminders', reminderRoutes(context))
  routes.route('/bridge', bridgeRoutes(context))
  routes.route('/calendars/own', ownCalendarRoutes(context))
  routes.route('/calendars', busyCalendarRoutes(context))
  routes.route('/', checkInRoutes(context))
  routes.route('/', checkInFactRoutes(context))
  routes.route('/', changeRoutes(context))
  routes.route('/', answerRoutes(context))
  routes.route('/safety', safetyRoutes(context))
  routes.route('/coach', coachRoutes(context))
  routes.route('/', planBlockRoutes(context))
  routes.route('/progress', progressRoutes(context))
  routes.route('/keepsake', keepsakeRoutes(context))
  routes.route('/body', bodyRoutes(context))
  routes.route('/sessions', sessionFileRoutes(context))
  routes.route('/activities', activityRoutes(context))
  routes.route('/', scheduleRoutes(context))
  routes.route('/', billingRoutes(context))
  return routes
}
