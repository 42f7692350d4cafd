import { z } from 'zod'
import { PROBLEMS, type ProblemCode } from '../../contract/problem.ts'
import { SCOPES } from '../../contract/programs.ts'

const ProblemSchema = z.object({
  type: z.string(),
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode]),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
})

/** What `/api/openapi.json` says beyond the routes themselves. */
export function openApiDocument(appOrigin: string) {
  return {
    info: { title: 'Fulcrum', version: '1', description: 'Every call of the Fulcrum web app.' },
    servers: [{ url: `${appOrigin}/api` }],
    components: {
      securitySchemes: {
        bearer: { type: 'http' as const, scheme: 'bearer', description: 'The session of a person who logged in' },
        program: {
          type: 'http' as const,
          scheme: 'bearer',
          description: `A token that a person made for a program, with scopes: ${SCOPES.join(', ')}`,
        },
      },
      schemas: { Problem: z.toJSONSchema(ProblemSchema) as object },
    },
  }
}
