import type { PersonFactsInput } from '../../contract/person-facts.ts'

/** What was drawn on the board and is not saved yet: as facts, since it outlives the page. */
export type DrawnWeek = {
  /** Left out where the week itself was not changed. */
  readonly week?: NonNullable<PersonFactsInput['week']> | null
  readonly rota?: NonNullable<PersonFactsInput['rota']> | null
  /** The words that it follows. */
  readonly from: string
}
