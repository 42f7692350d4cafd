/** How a move goes: to its last pose and back, or on from its last pose to its first. */
type Way = 'back' | 'round'

/** A family of movement as numbers: what is drawn for every exercise that moves so. */
export type Move = {
  /** [degrees] around the body, 0 from the side, 90 from the front, negative from behind; and from above. */
  readonly view: readonly [yaw: number, pitch: number]
  /** As `pose.ts` reads them; one alone is held. */
  readonly poses: readonly string[]
  /** What is there and what is held, as `gear.ts` reads it. */
  readonly gear?: string
  readonly way?: Way
  /** [s] one repetition takes. */
  readonly seconds?: number
  /** The pose that stands for the move in a still; the last where there is none. Of a round no start is shown beside it. */
  readonly still?: number
  /**
   * The point whose path the arrow follows, and how far it stands off, in heads: `wrist near 1,0`; `none`; or a turn around
   * a point, `arc head .9,.4 160,20`: how wide and high, from and to in degrees; `arc2` to and fro; or straight to where the
   * body travels, `way -1,2 1.4,0`: from where beside the hips, and how far; or two that press towards a point from both
   * sides, `press wrist near .9,0 0,.4`: how far off they end, and how far the point is moved; `part` where they leave it.
   */
  readonly arrow?: string
  /** A still shows all poses beside each other, of a move of many parts. */
  readonly phases?: true
  /** [heads] Lowest and highest that is shown, and the middle of it, for moves of a small joint. */
  readonly crop?: readonly [low: number, high: number, middle?: number]
  /** What no picture shows: a pause, a tempo, a count; a word of the screen's, or counts as they stand. */
  readonly badge?: string
  /** Feet and hands glide over the floor where they would be held in place. */
  readonly glides?: true
}
