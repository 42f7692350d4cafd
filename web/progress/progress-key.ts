/** Under which the cache holds what this tab shows; a month is one below. */
export const PROGRESS_KEY = ['progress']
