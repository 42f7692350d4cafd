/** Why a session is what, where and when it is. */
export type ReasonFact = { readonly code: 'liked-hours' }
