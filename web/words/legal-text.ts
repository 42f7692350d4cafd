/** Where a text leads to the privacy policy; the page puts the link there. */
export const TO_PRIVACY = '%PRIVACY%'

/** A legal page as data: a string is a paragraph, a list of strings a list. */
export type LegalText = {
  heading: string
  title: string
  description: string
  updated: string
  updatedText: string
  lead: string
  sections: readonly { id: string; title: string; body: readonly (string | readonly string[])[] }[]
}
