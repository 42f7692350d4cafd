/** What makes an exercise easier and harder where no other exercise does, by how it is loaded. */
export const FIGURE_WAYS = {
  weight: ['a lighter weight', 'a heavier weight, or a pause where it is hardest'],
  band: ['a lighter band, or more slack in it', 'a stronger band, or less slack in it'],
  body: ['fewer, or only half the way', 'slower on the way down, or a pause at the bottom'],
  hold: ['a shorter hold', 'a longer hold, with calm breath'],
  carry: ['less weight, or a shorter walk', 'more weight, or a longer walk'],
  jump: ['lower, with a rest before each', 'higher or farther, and just as quiet'],
  stretch: ['a smaller reach, with a wall or a cushion', 'a little further with each breath out'],
  drill: ['smaller and slower', 'a little bigger each time'],
  'running-drill': ['at a walk', 'quicker feet, still tall'],
  breathing: ['shorter counts', 'longer counts, as long as it stays comfortable'],
} as const satisfies Readonly<Record<string, readonly [easier: string, harder: string]>>

/** How an exercise is made easier and harder. */
export type Way = keyof typeof FIGURE_WAYS
