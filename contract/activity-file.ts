/** [bytes] The largest file of an activity that is read: a day at one record a second has some ten million. */
export const ACTIVITY_MAX_BYTES = 25 * 1024 * 1024

/** Activities that are taken in one call. */
export const IMPORT_PART_MAX = 200
