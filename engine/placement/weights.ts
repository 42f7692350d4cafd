/** Cost of what may not happen; an arrangement at or above it breaks a rule. */
export const FORBIDDEN = 1000

type Weight = {
  /** [points] for each time it happens, or as `per` says; more than one where it differs by what it happens to. */
  readonly points: number | Readonly<Record<string, number>>
  readonly per?: 'minute' | 'gap' | 'load'
  readonly source: string
}

/**
 * Everything that an arrangement of a week can be charged for, and what it weighs: the only place where these weights
 * stand. Sources say that it matters; how much it weighs beside the others is ours throughout.
 */
// biome-ignore format: a table reads best with one weight a line
export const WEIGHTS = {
  /** A day that the person keeps free: above all others. */
  'kept-free': { points: 50 * FORBIDDEN, source: 'default-ours' },
  /** A session on a day on which the person does not train its sport: more than all that is no rule. */
  'refused-day': { points: 400, source: 'default-ours' },
  'hard-too-close': { points: FORBIDDEN, source: 'stanley-2013' },
  /** Hard work too close before an event of the same week. */
  'hard-before-event': { points: 3 * FORBIDDEN, source: 'default-ours' },
  'hard-after-event': { points: FORBIDDEN, source: 'marathon-recovery-2017' },
  'long-too-close': { points: FORBIDDEN, source: 'default-ours' },
  'long-before-event': { points: FORBIDDEN, source: 'default-ours' },
  'heavy-before-event': { points: FORBIDDEN, source: 'robineau-2016' },
  'event-eve': { points: { light: 10, other: 150 }, source: 'default-ours' },
  /** Hard work on the days beside a hard practice or a match, and whatever tires on the eve of a match. */
  'hard-beside-practice': { points: FORBIDDEN, source: 'stanley-2013' },
  'match-eve': { points: { light: 5, other: 60, legs: 150 }, source: 'default-ours' },
  'after-match': { points: { light: 0, other: 30, legs: 60 }, source: 'default-ours' },
  'legs-before-event': { points: 120, source: 'robineau-2016' },
  'soon-after-event': { points: 60, per: 'gap', source: 'marathon-recovery-2017' },
  'legs-before-hard': { points: { hard: 120, long: 30, veryLong: 120 }, source: 'schumann-2022' },
  'legs-in-row': { points: 90, source: 'robineau-2016' },
  /** A ride with a run behind it on two days running: legs that changed from one to the other want a day before they do so again. */
  'bricks-in-row': { points: 90, source: 'default-ours' },
  /** The far run right after the long ride: legs that rode for hours carry it badly, and a swim or an upper day stands as well there. */
  'far-run-after-long': { points: 70, source: 'default-ours' },
  'hard-after-long': { points: { long: 40, veryLong: 400 }, source: 'stanley-2013' },
  /** No beginner has a hard day before the long one. */
  'hard-before-long': { points: { beginner: FORBIDDEN, other: 25, veryLong: 120 }, source: 'default-ours' },
  /** The same muscles with weights on two days running: about 24 hours, and 48 are wanted. */
  'muscles-in-row': { points: 300, source: 'acsm-2009' },
  'same-muscles': { points: 28, per: 'gap', source: 'default-ours' },
  'strength-in-row': { points: 3, source: 'default-ours' },
  'legs-after-hard': { points: 8, source: 'stanley-2013' },
  /** Over Sunday night the week before counts by the load of the session after it. */
  'after-long': { points: 8, per: 'load', source: 'default-ours' },
  /** By the loads of both. */
  'load-in-row': { points: 5, per: 'load', source: 'foster-1998' },
  'four-in-row': { points: 6, source: 'default-ours' },
  'rest-in-row': { points: 4, source: 'default-ours' },
  'no-weekend': { points: 16, source: 'default-ours' },
  'less-room': { points: 1 / 20, per: 'minute', source: 'default-ours' },
  'too-little-room': { points: 1.5, per: 'minute', source: 'default-ours' },
  /** More where a week has liked days enough for all its sessions: who names five days for five means these. */
  'less-liked': { points: { light: 10, other: 32, enough: 64 }, source: 'default-ours' },
  /** On a day on which the person trains another sport. */
  'other-sport': { points: 40, source: 'default-ours' },
  /** On a day that is not among those named for its sport: more than tired legs. */
  'named-elsewhere': { points: 130, source: 'default-ours' },
  /** On Sunday, where its muscles are named for Monday: they would lie apart from it, and so in every week to come. */
  'takes-monday': { points: 300, source: 'default-ours' },
  /** More than tired legs: whose long run is on Saturdays has it there. */
  'long-elsewhere': { points: 160, source: 'default-ours' },
  /** For each session off the days that its kind had before: two that change places weigh less than hard work after a long day. */
  'other-than-usual': { points: 18, source: 'default-ours' },
  /** Off the day that it has in the plan that stands: two that move weigh less than tired legs before hard work. */
  'other-than-planned': { points: 58, source: 'default-ours' },
} as const satisfies Readonly<Record<string, Weight>>

/** One thing that an arrangement can be charged for. */
export type CostTerm = keyof typeof WEIGHTS

/** [days] before an event without hard strength work. @source robineau-2016: legs; the number is ours */
export const HEAVY_TO_EVENT_DAYS = 3
/** [days] after an event, or between sessions for the same muscles, that still weigh. @source default-ours */
export const NEAR_DAYS = 2
/** [days] of training in a row that cost nothing. @source default-ours */
export const ROW_DAYS = 3
