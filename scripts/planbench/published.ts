/** A published running plan in figures: what it asks in the week it begins with, and in its largest one. */
export type PublishedPlan = {
  readonly name: string
  readonly raceKm: 5 | 10 | 21.1 | 42.2
  readonly level: 'beginner' | 'intermediate' | 'advanced'
  readonly weeks: number
  readonly runs: 3 | 4 | 5 | 6
  /** [km] of its first week, and the longest run in it. */
  readonly startKm: number
  readonly startLongKm: number
  /** [km] of its largest week, and the longest run of all, the race apart. */
  readonly peakKm: number
  readonly longestKm: number
}

/**
 * Figures counted over published plans; distances of timed runs that a plan does not give are not in them, so that the
 * weeks of half 3 and half intermediate 2 are lower bounds. Where a range is given its upper end counts.
 * @source the plans' own pages: halhigdon.com, hansons-running.com, baa.org
 */
export const PUBLISHED: readonly PublishedPlan[] = [
  plan('Higdon 10k novice', 10, 'beginner', 8, 3, [12.1, 4.8], [16.9, 8.9]),
  plan('Higdon 10k intermediate', 10, 'intermediate', 8, 5, [24.1, 6.4], [33.8, 12.9]),
  plan('Higdon half novice 1', 21.1, 'beginner', 12, 4, [19, 6.4], [37, 16.1]),
  plan('Higdon half novice 2', 21.1, 'beginner', 12, 4, [21, 6.4], [37, 19.3]),
  plan('Higdon half 3', 21.1, 'intermediate', 12, 3, [21, 9.7], [35, 16.1]),
  plan('Higdon half intermediate 1', 21.1, 'intermediate', 12, 5, [27, 6.4], [54.7, 19.3]),
  plan('Higdon half intermediate 2', 21.1, 'intermediate', 12, 4, [23, 8], [39, 19.3]),
  plan('Hansons half beginner', 21.1, 'beginner', 18, 6, [16, 6.4], [75.6, 19.3]),
  plan('Hansons half advanced', 21.1, 'advanced', 18, 6, [53, 14.5], [80, 22.5]),
  plan('Higdon marathon novice 1', 42.2, 'beginner', 18, 4, [24, 9.7], [64.4, 32.2]),
  plan('Higdon marathon novice 2', 42.2, 'beginner', 18, 4, [31, 12.9], [58, 32.2]),
  plan('Higdon marathon 3', 42.2, 'intermediate', 24, 3, [19, 9.7], [59.5, 32.2]),
  plan('Higdon marathon intermediate 1', 42.2, 'intermediate', 18, 5, [39, 12.9], [70.8, 32.2]),
  plan('Higdon marathon intermediate 2', 42.2, 'intermediate', 18, 5, [42, 16.1], [80.5, 32.2]),
  plan('Higdon marathon advanced 1', 42.2, 'advanced', 18, 5, [42, 16.1], [80.2, 32.2]),
  plan('Higdon marathon advanced 2', 42.2, 'advanced', 18, 5, [34, 16.1], [69, 32.2]),
  plan('Hansons marathon beginner', 42.2, 'beginner', 18, 6, [19, 6.4], [93, 25.7]),
  plan('Hansons marathon advanced', 42.2, 'advanced', 18, 6, [61, 12.9], [99, 25.7]),
  plan('BAA marathon level 1', 42.2, 'beginner', 20, 4, [42, 11.3], [64, 29]),
  plan('BAA marathon level 2', 42.2, 'intermediate', 20, 5, [50, 17.7], [76, 32.2]),
  plan('BAA marathon level 3', 42.2, 'advanced', 20, 6, [61, 20.9], [85, 32.2]),
  plan('BAA marathon level 4', 42.2, 'advanced', 20, 6, [72, 20.9], [95, 35.4]),
]

function plan(
  name: string,
  raceKm: PublishedPlan['raceKm'],
  level: PublishedPlan['level'],
  weeks: number,
  runs: PublishedPlan['runs'],
  [startKm, startLongKm]: readonly [number, number],
  [peakKm, longestKm]: readonly [number, number],
): PublishedPlan {
  return { name, raceKm, level, weeks, runs, startKm, startLongKm, peakKm, longestKm }
}
