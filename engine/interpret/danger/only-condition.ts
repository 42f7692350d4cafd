import { readToldConditions } from './read-health.ts'
import { type Word, wordsOf } from './words-of.ts'

/** What tells of a condition no more than that one has it, for how long, and what one takes for it; in seven languages. */
const PLAIN = new Set(
  `i im i'm am ive have has had got take found out already a an the of on in since about for type my
   week weeks month months year years ago
   ich bin habe hab nehme seit schon in der im die das ein eine einen woche wochen monat monate monaten ssw jahr jahren
   je j j'ai suis ai prends de du d des depuis mois semaine semaines le la les un une au
   estoy tengo tomo estou tenho de da do del desde mes meses semana semanas el los las um uma ano anos
   sono ho prendo di da dal mese mesi settimana settimane il lo un una
   ik ben heb neem sinds van het een weken maand maanden jaar`.split(/\s+/),
)

/**
 * Whether a text says that its writer has a condition, and nothing else: "I am 14 weeks pregnant". Nobody tells a danger so;
 * the learned net has met such words beside dangers mostly.
 */
export function saysOnlyCondition(text: string): boolean {
  const conditions = readToldConditions(text)
  const isOfCondition = ({ start, end }: Word) => conditions.some((one) => start >= one.start && end <= one.end)
  return (
    conditions.length > 0 &&
    wordsOf(text).every((word) => isOfCondition(word) || PLAIN.has(word.text) || /^\d+$/.test(word.text))
  )
}
