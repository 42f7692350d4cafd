import { type MiddlewareFunction, replace } from 'react-router'
import { isProblem } from '../api/api-problem.ts'
import { currentSession } from './session-state.ts'

/** Lets only signed-in people through. It must stand on the route object: returned from `lazy()` it is ignored. */
export const requireSession: MiddlewareFunction = async (_args, next) => {
  try {
    if (!(await currentSession())) throw replace('/auth')
  } catch (error) {
    // Without a network nobody can say whether a token still holds; the device shows what it was given, and no more.
    if (!isProblem(error, 'network')) throw error
  }
  return await next()
}
