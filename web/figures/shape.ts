/** One painted shape: how it looks is the style sheet's, by this word. */
export type Shape = {
  readonly look: string
  readonly d: string
  /** [heads] towards the viewer; what is nearer is painted later. */
  readonly depth: number
  /** [units] A stroke of this width in place of a filled shape. */
  readonly line?: number
}
