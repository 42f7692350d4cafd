import type { Scope } from '../../contract/programs.ts'

/**
 * The calls that a program may make with its person's token, and what it must have been allowed for each; every other call is
 * closed to it. As the description of the API writes them.
 */
export const PROGRAM_CALLS: Readonly<Record<string, readonly Scope[]>> = {
  'GET /schedule': ['plan:read'],
  'GET /changes/{date}': ['plan:read'],
  'GET /proposals': ['plan:propose'],
  'POST /proposals': ['plan:propose'],
  'GET /check-ins': ['history:read'],
  'GET /activities': ['history:read'],
  'GET /plan-blocks': ['history:read'],
  'PUT /completions/{date}': ['records:write'],
  'POST /activities': ['records:write'],
  // Each of its tools makes one of the calls above.
  'POST /mcp': ['plan:read', 'history:read', 'plan:propose'],
}

const MOUNT = /^\/api/
const CALLS = Object.entries(PROGRAM_CALLS).map(([call, scopes]) => ({
  pattern: new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  scopes,
}))

/** Of which scopes a program needs one for a call; none opens a call that is not for programs. */
export function scopesFor(method: string, path: string): readonly Scope[] {
  const call = `${method} ${path.replace(MOUNT, '')}`
  return CALLS.find(({ pattern }) => pattern.test(call))?.scopes ?? []
}

type Described = { description?: string; security?: unknown[] }
type Paths = Record<string, Record<string, Described>>

/** Says in the description of the API which calls a program's token opens, and by which scope. */
export function withScopes<Document extends { paths?: unknown }>(document: Document): Document {
  for (const [path, methods] of Object.entries((document.paths ?? {}) as Paths))
    for (const [method, described] of Object.entries(methods)) {
      const scopes = PROGRAM_CALLS[`${method.toUpperCase()} ${path}`]
      if (!scopes) continue
      described.description = `For programs: a token with ${scopes.join(' or ')}.`
      described.security = [...(described.security ?? []), ...scopes.map((scope) => ({ program: [scope] }))]
    }
  return document
}
