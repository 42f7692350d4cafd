/** What a session is called. */
export type SessionName = string
/** What a line of a workout is called. */
export type StepName = string
