/** Beside the letter of a week. */
export const WEEK_LETTER = { story: 'See the past week in pictures' } as const
