/** The figures of exercises. */
export const FIGURE = {
  close: 'Close',
  pause: 'Pause',
  play: 'Play',
  mistake: 'Common mistake',
  alsoCalled: (name: string) => `Also called: ${name}`,
  easier: 'Easier',
  harder: 'Harder',
  works: (muscles: string) => `Works: ${muscles}`,
  helps: (muscles: string) => `Helps: ${muscles}`,
  loading: 'The figure is on its way',
} as const

/** What no picture shows, on the figure. */
export const FIGURE_BADGES: Readonly<Record<string, string>> = {
  pause: 'Pause at the turn',
  close: 'Hands close',
  turn: 'Palms turn',
  thumbs: 'Thumbs up',
  facing: 'Palms facing',
  towards: 'Palms to you',
  'dead-stop': 'Still on the floor',
  hop: 'With a hop',
  over: 'Palms down',
  sigh: 'In, in, sigh out',
  hum: 'Hum it out',
  quick: 'Quick',
  slow: 'Slow',
}

/** What the muscles are called. */
export const MUSCLE_NAMES = {
  chest: 'chest',
  back: 'upper back',
  'front-delts': 'front of the shoulders',
  'side-delts': 'side of the shoulders',
  'rear-delts': 'back of the shoulders',
  biceps: 'front of the arms',
  triceps: 'back of the arms',
  forearms: 'forearms',
  core: 'trunk',
  'lower-back': 'lower back',
  glutes: 'glutes',
  quads: 'front of the thighs',
  hamstrings: 'back of the thighs',
  adductors: 'inner thighs',
  calves: 'calves',
  'hip-flexors': 'front of the hips',
} as const
