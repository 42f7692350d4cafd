import { type MiddlewareFunction, replace } from 'react-router'
import { currentSession } from './session-state.ts'

/** Lets only signed-in people through. It must stand on the route object: returned from `lazy()` it is ignored. */
export const requireSession: MiddlewareFunction = async (_args, next) => {
  if (!(await currentSession())) throw replace('/auth')
  return await next()
}
