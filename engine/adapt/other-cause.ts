/**
 * Kinds of changes that follow from other days, or from what is known of somebody's health, and would stand there without
 * any check-in: no answer to one claims them.
 */
export const OF_OTHER_CAUSE: ReadonlySet<string> = new Set(['limits', 'rebuilt', 'gentle'])
