/** How full a text field is, read out near its end. */
export const CHARACTERS = (length: number, max: number) => `${length} of ${max} characters`
