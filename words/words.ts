import type { Fact } from '../engine/told.ts'
import type { Voice } from './voice.ts'

/** The text of a fact: fixed where it has no parameters. */
type Word<F extends { readonly code: string }> = keyof F extends 'code' ? string : (fact: F, voice: Voice) => string

/** The facts of a code, also where several codes share their parameters. */
export type Of<F extends { readonly code: string }, C> = F extends unknown ? (C extends F['code'] ? F : never) : never

/** The same where a text takes its fact and nothing else. */
export type WordsOf<F extends { readonly code: string }> = {
  readonly [C in F['code']]: keyof Of<F, C> extends 'code' ? string : (fact: Of<F, C>) => string
}

/** A text for each of some facts; one that is missing or superfluous, or of other parameters, does not compile. */
export type WordsFor<F extends { readonly code: string }> = {
  readonly [C in F['code']]: Word<Of<F, C>>
}

/** All texts of a language. */
export type Words = WordsFor<Fact>
