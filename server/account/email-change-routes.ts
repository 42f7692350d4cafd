import { Hono } from 'hono'
import { EmailChangeConfirmation } from '../../contract/account.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { jsonBody } from '../http/json.ts'
import { confirmEmailChange, vetoEmailChange } from './email-change.ts'

/** The mailed links of a change of address, for whoever holds them. Mounted at /api/auth. */
export function emailChangeRoutes(context: AppContext) {
  const { limits, clientAddress } = context
  /** What both links are: used once, and counted before they are looked at. */
  const linkOf = (summary: string) =>
    operation({
      summary,
      problems: [...BODY, 'invalid-token', 'account-exists', 'too-many-requests'],
      signedIn: false,
    })
  return new Hono<AppEnv>()
    .post(
      '/confirm-email-change',
      linkOf('Use a new e-mail address by the link that was mailed to it'),
      jsonBody(EmailChangeConfirmation),
      async (c) => {
        const { token } = c.req.valid('json')
        await limits.count('use-link', token, clientAddress(c))
        await confirmEmailChange(context, token)
        return c.body(null, 204)
      },
    )
    .post(
      '/veto-email-change',
      linkOf('Keep the old e-mail address by the link that was mailed to it; ends every session and key'),
      jsonBody(EmailChangeConfirmation),
      async (c) => {
        const { token } = c.req.valid('json')
        await limits.count('use-link', token, clientAddress(c))
        await vetoEmailChange(context, token)
        c.get('log').info({ event: 'email-change-refused' }, 'address kept')
        return c.body(null, 204)
      },
    )
}
