/** What a session of a week is for, before it has minutes and a day. */
export type MixRole =
  | 'long'
  | 'easy'
  | 'quality'
  /** Hard for advanced people, easy for others. */
  | 'second-quality'
  /** Hard for all but beginners. */
  | 'learned-quality'
  | 'strides'
  | 'recovery'
  | 'strength'
  | 'mobility'
  | 'yoga'
  | 'breathing'
  | 'swim'
  | 'cycle'
  /** The hard session of a triathlon's week, on the bike. */
  | 'quality-ride'
  | 'run'
  /** Cycling with a run right after it. */
  | 'brick'
  /** Its long ride alone, in the weeks between. */
  | 'long-ride'
  /** A short ride with a run right after it, in those weeks; and the same at the effort of the race. */
  | 'transition'
  | 'quality-transition'
  | 'hybrid'
  /** What a hybrid session is where it is not hard. */
  | 'circuit'
