import { sure } from '../../sure.ts'
import type { Layout } from './match.ts'

/** Who says one of these speaks of themselves; "im" without its apostrophe is German. */
const OWN =
  /^(i|ive|ich|je|j|yo|eu|io|ik|bin|habe|hab|hatte|nehme|suis|ai|prends|soy|estoy|tengo|tuve|tomo|sou|estou|tenho|tive|ho|sono|prendo|ben|heb|slik|me|meiner|meinem|meine|mein|mon|mes|mijn|my)$/

/** Whether a word says that one speaks of oneself. */
export function isOwn({ words }: Layout, at: number): boolean {
  const { text, start, end } = sure(words[at])
  return OWN.test(text) || (text === 'im' && end - start > 2)
}
