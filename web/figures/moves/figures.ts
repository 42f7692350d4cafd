import type { Move } from '../move.ts'

/** The figure of each exercise of a table. */
export type Figures<Rows extends readonly { readonly id: string }[]> = {
  readonly [Id in Rows[number]['id']]: Move
}
