/** Every number of the product's rules that both sides need. No packages here: the browser loads this file as it is. */

export const PASSWORD_MIN = 8
/** Longer input is refused before it is hashed, so that hashing cannot be used to tire the server. */
export const PASSWORD_MAX = 256
export const EMAIL_MAX = 254
export const NAME_MAX = 100
export const COMMITMENTS_MAX = 1000
export const RACES_MAX = 500
export const NOTE_MAX = 1000

export const TRIAL_DAYS = 14
export const PRICE_TEXT = '$9.99'
/** From this long after the beginning of a trial, new plans wait for a confirmed address. Our choice. */
export const CONFIRM_AFTER_MS = 3 * 86_400_000
/** The trial-ending warning shows when less than this is left. */
export const TRIAL_ENDING_MS = 3 * 86_400_000
/** A stored schedule older than this is made anew. */
export const SCHEDULE_MAX_AGE_MS = 24 * 3_600_000
/** The browser asks for the subscription's state this often while its tab is visible. */
export const STATUS_POLL_MS = 60_000

export const DEFAULT_TRAINING_DAYS = 5

/** As many exercises may be refused for good as still leave each session others. */
export const UNWANTED_MAX = 60
