import { z } from 'zod'
import { MESSAGES } from './messages.ts'

// PostgreSQL keeps no U+0000, and half of a surrogate pair is no character: it would come back as another text.
const KEEPABLE = /^[^\0\p{Surrogate}]*$/u

/** Free text that comes back as it was given; every text of a body or a path that is not held to a form is made of this. */
export function text(error?: string) {
  return z.string(error === undefined ? {} : { error }).regex(KEEPABLE, MESSAGES.unkeepable)
}
