import type { PersonFactsInput } from '../../contract/person-facts.ts'
import type { RotaDraft } from '../rota/rota-draft.ts'

/** What was drawn on the board and is not saved yet: as facts, since it outlives the page. */
export type DrawnWeek = {
  /** Left out where the week itself was not changed. */
  readonly week?: NonNullable<PersonFactsInput['week']> | null
  readonly rota?: NonNullable<PersonFactsInput['rota']> | null
  /** A rota that still lacks something: it cannot be saved so, nor must it be lost, or take out the one that is kept. */
  readonly openRota?: RotaDraft
  /** The words that it follows. */
  readonly from: string
}
