import { Hono } from 'hono'
import { z } from 'zod'
import { ProposalInput, Proposals } from '../../contract/programs.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation, PLAN } from '../http/describe.ts'
import { jsonBody, pathParams } from '../http/json.ts'
import { Problem } from '../problem.ts'
import { accept, proposalsFor, propose } from './proposals.ts'
import { dropProposal } from './store.ts'

const IdPath = z.object({ id: z.uuid() })

/** Mounted at /api/proposals, behind requireUser and requireAccess: changes that wait for the person's word. */
export function proposalRoutes(context: AppContext) {
  return new Hono<AppEnv>()
    .get(
      '/',
      operation({ summary: 'The changes that programs proposed', answer: Proposals, problems: PLAN }),
      async (c) => c.json(await proposalsFor(context, c.get('user'))),
    )
    .post(
      '/',
      operation({
        summary: 'Propose a change that is offered; nothing changes until the person says so',
        answerText: 'It waits for the person',
        problems: [...BODY, ...PLAN, 'change-refused', 'not-allowed'],
      }),
      jsonBody(ProposalInput),
      async (c) => {
        const program = c.get('program')
        // Whoever is there themselves changes the plan, and proposes nothing.
        if (!program) throw new Problem('not-allowed')
        await propose(context, c.get('user'), { program: program.name, ...c.req.valid('json') })
        return c.json({})
      },
    )
    .post(
      '/:id/accept',
      operation({
        summary: 'Make a proposal part of the plan',
        problems: [...PLAN, 'not-found', 'change-refused', 'changed-elsewhere', 'invalid-input'],
      }),
      pathParams(IdPath),
      async (c) => {
        await accept(context, c.get('user'), c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
    .delete(
      '/:id',
      operation({ summary: 'Put a proposal away', problems: [...PLAN, 'invalid-input'] }),
      pathParams(IdPath),
      async (c) => {
        const { id } = c.get('user')
        await context.db.asSystem((queries) => dropProposal(queries, id, c.req.valid('param').id))
        return c.body(null, 204)
      },
    )
}
