/** What a session is called. */
export type SessionName = string
