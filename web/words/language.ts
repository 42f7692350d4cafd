import type { Language } from '../../words/speech.ts'

/** The language of the texts beside this file; the build puts another one here with its texts. */
export const LANGUAGE: Language = 'en'
