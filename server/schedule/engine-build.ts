import { buildOf } from '../build.ts'

/** Names the code that makes schedules: the engine and the shape of its answer, by what their files say. */
export const ENGINE_BUILD = buildOf(['engine', 'contract/schedule.ts'])
