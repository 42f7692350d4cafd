import type { PersonFacts } from '../../contract/person-facts.ts'
import { turnsOf, withoutTurns, withTurnsFrom } from '../ordinary-week/away-turns.ts'
import { readWords } from '../ordinary-week/read-words.ts'
import { TurnCard } from '../ordinary-week/turn-card.tsx'
import type { AwayRow } from '../ordinary-week/week-draft.ts'
import { todayHere } from '../reading/read-text.ts'
import { useReading } from '../reading/use-reading.ts'
import { TURNS } from '../words/turn-words.ts'

type Dated = NonNullable<PersonFacts['dated']>

type Props = {
  text: string
  /** What the words tell of dates, once it is answered for. */
  onDated: (dated: Dated) => void
}

/** Days that are lost in every other week, or in one of several, as words tell them: in which, is asked at once. */
export function HeardTurns({ text, onDated }: Props) {
  const rows = useReading(text, readAway) ?? []
  const keep = (next: readonly AwayRow[]) => onDated(next.flatMap(({ kept }) => kept ?? []))
  return rows.map((row) => {
    const turns = turnsOf(rows, row)
    return (
      turns && (
        <TurnCard
          key={turns.label}
          {...{ ask: TURNS.askOf(turns.label), firsts: turns.firsts, today: todayHere() }}
          onFirst={(first) => keep(withTurnsFrom(rows, turns, first))}
          onNo={() => keep(withoutTurns(rows, turns))}
        />
      )
    )
  })
}

const readAway = async (text: string) => (await readWords(text, todayHere())).heard.away
