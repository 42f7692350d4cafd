/** Facts that say all by their code. */
export type Bare<C extends string> = C extends string ? { readonly code: C } : never
