import { listed, spokenPart } from './grammar.ts'

type Turn = { readonly turn: number }

/** One of several forms, another each day. */
export const oneOf = (forms: readonly string[]) => (fact: Turn) => at(forms, fact)

/** The same where a part of the body is named: `{part}` stands for "your knee". */
export const ofParts = (forms: readonly string[]) => (fact: Turn & { readonly parts: readonly string[] }) => {
  const parts = [...new Set(fact.parts.map(spokenPart))]
  const named = parts.length > MOST_NAMED ? 'what you named' : `your ${listed(parts)}`
  return at(forms, fact).replaceAll('{parts}', named)
}

/** More parts than these are a list that nobody reads. */
const MOST_NAMED = 3

const at = (forms: readonly string[], { turn }: Turn) => forms[turn % forms.length] ?? ''
