/** What is shown of a person that changes when years of training come in or go. */
export const CHANGED_BY_IMPORTS = ['activities', 'imports', 'schedule', 'records', 'progress'] as const
