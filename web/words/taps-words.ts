import type { Equipment } from '../../engine/model.ts'

/** Three questions that are answered by tapping pictures, or left out. */
export const TAPS = {
  title: 'Three taps, if you like',
  lead: 'Your plan keeps to each; skip what does not matter. You can change them later, in your account.',
  chosen: (names: readonly string[]) => names.join(', '),
  open: 'not said',
  /** What was told in words, and nobody tapped yet. */
  heard: (names: readonly string[]) => `${names.join(', ')}, from your words`,
  equipment: {
    title: 'What is at hand?',
    names: {
      none: 'Nothing',
      bands: 'Bands',
      dumbbells: 'Dumbbells',
      kettlebell: 'Kettlebell',
      barbell: 'Barbell',
      bench: 'Bench',
      'pullup-bar': 'Pull-up bar',
      machines: 'Machines',
      box: 'Box, step',
      bike: 'Bike',
      rower: 'Rower',
      pool: 'Pool',
    } satisfies Record<Equipment, string>,
  },
  sports: {
    title: 'Which sports, and which never?',
    does: 'I like it',
    never: 'Never',
    likes: (sport: string) => `${sport}: yes`,
    nevers: (sport: string) => `${sport}: never`,
  },
  body: {
    title: 'Does anything hurt?',
    impact: 'No running or jumping on it',
    note: 'Training goes around it. For pain that is strong or does not pass, see a doctor.',
  },
} as const
