import type { BusyBlock, CivilDate, CommitmentsReading, ConfirmedFacts } from '../../model.ts'
import type { Saying } from '../availability/saying.ts'

/** What a person's words about their days say, as a screen shows it. */
export type SaidOfWeek = {
  readonly facts: ConfirmedFacts
  readonly busy: readonly Omit<BusyBlock, 'span'>[]
  /** What is dated by guess. */
  readonly guessed: readonly { readonly from: CivilDate; readonly label: string }[]
  /** Which of the words say what somebody does and never does, and what to spare; empty where none do. */
  readonly told: { readonly sports: string; readonly body: string }
  /** Their parts that no fact came from. */
  readonly unused: readonly string[]
}

type Read = {
  readonly facts: ConfirmedFacts
  readonly sayings: readonly Saying[]
  readonly commitments: CommitmentsReading
  readonly unused: readonly string[]
}

/** What was read of a text, with the words that say it. */
export function saidOfWeek(text: string, { facts, sayings, commitments, unused }: Read): SaidOfWeek {
  const guessed = sayings.flatMap((one) =>
    (one.kind === 'away' || one.kind === 'busy') && (one.isGuess || one.isUnsure)
      ? [{ from: one.from, label: one.label }]
      : [],
  )
  return {
    ...{ facts, guessed, unused },
    busy: commitments.busy.map(({ span: _, ...block }) => block),
    told: { sports: wordsOf('sports', text, sayings), body: wordsOf('spares', text, sayings) },
  }
}

/** The words of a text that say something of one kind. */
export function wordsOf(kind: 'sports' | 'spares', text: string, sayings: readonly Saying[]): string {
  const said = sayings.filter((one) => one.kind === kind)
  return said.map(({ span }) => text.slice(span.start, span.end).trim()).join(', ')
}
