import { type Context, Hono } from 'hono'
import { ExportState } from '../../contract/account.ts'
import { deviceOf } from '../auth/entry.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { operation } from '../http/describe.ts'
import { Problem } from '../problem.ts'
import { createExports } from './export.ts'

/** Mounted at /api/account/export, behind requireUser and nothing else: a person's copy of everything held. */
export function exportRoutes(context: AppContext) {
  const { clientAddress, limits } = context
  const exports = createExports(context)
  const archive = async (c: Context<AppEnv>) => {
    const copy = await exports.pieces(c.get('user').id)
    if (!copy) throw new Problem('not-found', { code: 'copy-gone' })
    return c.body(copy.stream, 200, {
      'content-type': 'application/zip',
      'content-length': String(copy.bytes),
      'content-disposition': `attachment; filename="fulcrum-${copy.at.toISOString().slice(0, 10)}.zip"`,
    })
  }
  return (
    new Hono<AppEnv>()
      .post(
        '/',
        operation({
          summary: 'Ask for everything held of the person, as JSON and CSV in one archive',
          answerText: 'A zip archive',
          later: { schema: ExportState, text: 'It takes longer; a mail says when it can be fetched' },
        }),
        async (c) => {
          const { id } = c.get('user')
          await limits.count('export', id, clientAddress(c))
          await exports.ask(id, deviceOf(c))
          const told = await exports.awaited(id)
          if (told.state === 'failed') throw new Problem('unavailable', { code: 'copy-failed' })
          return told.state === 'ready' ? archive(c) : c.json(told, 202)
        },
      )
      // Pages from before a copy was a job read it here; reading begins nothing any more.
      .get('/', () => {
        throw new Problem('page-outdated')
      })
      .get('/state', operation({ summary: "How far the person's copy is", answer: ExportState }), async (c) =>
        c.json(await exports.state(c.get('user').id)),
      )
      .get(
        '/file',
        operation({ summary: 'Fetch the copy that is ready', answerText: 'A zip archive', problems: ['not-found'] }),
        async (c) => {
          await limits.count('export-file', c.get('user').id, clientAddress(c))
          return archive(c)
        },
      )
  )
}
