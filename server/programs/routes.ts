import { Hono } from 'hono'
import { z } from 'zod'
import { NewToken, ProgramTokens, TokenInput } from '../../contract/programs.ts'
import { deviceOf } from '../auth/entry.ts'
import { recordEvent } from '../auth/security-store.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import { dropToken } from './store.ts'
import { makeToken, tokensOf } from './tokens.ts'

const IdPath = z.object({ id: z.uuid() })

/** Mounted at /api/account/programs, behind requireUser, which lets no program in here: the tokens of a person's programs. */
export function programRoutes(context: AppContext) {
  return new Hono<AppEnv>()
    .get('/', operation({ summary: 'The tokens of programs, without what opens', answer: ProgramTokens }), async (c) =>
      c.json(await tokensOf(context, c.get('user').id)),
    )
    .post(
      '/',
      operation({
        summary: 'Make a token for a program; this answer alone holds it',
        answer: NewToken,
        problems: BODY,
      }),
      jsonBody(TokenInput),
      async (c) => {
        const made = await makeToken(context, c.get('user').id, c.req.valid('json'))
        const event = { event: 'token-made' as const, at: context.now(), device: deviceOf(c) }
        await context.db.asSystem((queries) => recordEvent(queries, c.get('user').id, event))
        c.get('log').info({ event: 'program-token', user: c.get('user').id }, 'token made')
        return c.json(made)
      },
    )
    .delete('/:id', operation({ summary: 'End a token', problems: BODY }), pathParams(IdPath), async (c) => {
      const { id } = c.get('user')
      await context.db.asSystem((queries) => dropToken(queries, id, c.req.valid('param').id))
      return c.body(null, 204)
    })
}
