/** The name of each exercise of a table, and the one line that says how it is done. */
export type ExerciseText<Rows extends readonly { readonly id: string }[]> = {
  readonly [Id in Rows[number]['id']]: readonly [name: string, cue: string]
}
