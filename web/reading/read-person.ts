import type { ConfirmedSports, Equipment, Span, SparedPart } from '../../engine/model.ts'

/** Something that a text says of a person, and the words that say it. */
export type Told<Of> = { readonly is: Of; readonly words: string }

/** What a text says of what somebody has to train with, which sports they do and never do, and what to spare. */
export type PersonRead = {
  readonly kit: Told<readonly Equipment[]> | null
  readonly sports: Told<ConfirmedSports> | null
  readonly body: Told<readonly SparedPart[]> | null
}

/** Reads as the plan is made from it. */
export async function readPerson(text: string): Promise<PersonRead> {
  const [{ readAvailability }, { wordsOf }] = await Promise.all([
    import('../../engine/interpret/availability/availability.ts'),
    import('../../engine/interpret/week/said-of-week.ts'),
  ])
  // No date matters to any of these.
  const { facts, sayings, cut } = readAvailability(text, '2026-01-01')
  return {
    kit: await readKit(cut),
    sports: facts.sports ? { is: tappable(facts.sports), words: wordsOf('sports', text, sayings) } : null,
    body: facts.body?.length ? { is: facts.body, words: wordsOf('spares', text, sayings) } : null,
  }
}

/** As it can be tapped: "only", there, is what one does, and never the others. */
const tappable = ({ does, never }: ConfirmedSports): ConfirmedSports => ({
  ...(does && { does }),
  ...(never && { never }),
})

/** What a text says of what somebody has to train with: one about races may say it too. */
export async function readKit(text: string): Promise<PersonRead['kit']> {
  const { kitNow } = await import('../../engine/interpret/week/kit-now.ts')
  const kit = kitNow(text)
  return kit && { is: kit.equipment, words: clauseOf(text, kit.spans) }
}

/** Whether two answers say the same, in whatever order. */
export function saysSame(one: object, other: object): boolean {
  return inOrder(one) === inOrder(other)
}

function inOrder(answer: object): string {
  if (Array.isArray(answer))
    return answer
      .map((each) => JSON.stringify(each))
      .toSorted()
      .join()
  const told = Object.entries(answer).filter(([, value]) => !Array.isArray(value) || value.length > 0)
  return told
    .map(([key, value]) => `${key}: ${Array.isArray(value) ? inOrder(value) : value}`)
    .toSorted()
    .join()
}

/** [characters] of a clause that is quoted whole. */
const CLAUSE_MAX = 90
const ENDS = /[,.;!?\n](?!\d)/

/** The clauses that hold some words; the words alone where these would be long. */
function clauseOf(text: string, spans: readonly Span[]): string {
  const [start, end] = [Math.min(...spans.map((span) => span.start)), Math.max(...spans.map((span) => span.end))]
  const before = text.slice(0, start).split(ENDS).at(-1) ?? ''
  const after = text.slice(end).split(ENDS)[0] ?? ''
  const whole = `${before}${text.slice(start, end)}${after}`.trim()
  return whole.length <= CLAUSE_MAX ? whole : spans.map((span) => text.slice(span.start, span.end)).join(', ')
}
