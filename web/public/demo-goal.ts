import type { Goal } from '../../engine/model.ts'

/** The goal that is chosen before the visitor chooses. */
export const DEMO_GOAL: Goal = 'endurance'
