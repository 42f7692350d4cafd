/** Ways of moving that sessions of one build are made for; swims have a build of their own. */
export type SportId = 'run' | 'walk' | 'cycle' | 'row' | 'ski' | 'cardio'

/** How hard something should feel. */
export type Effort =
  | 'recovery'
  | 'easy'
  | 'long'
  | 'race'
  | 'tempo'
  | 'threshold'
  | 'interval'
  | 'hill'
  | 'stride'
  | 'trial'

/** Hard work that comes in repetitions, each with a rhythm of its own. */
export type RepeatKind = 'tempo' | 'threshold' | 'intervals' | 'hills' | 'race-pace'
