import type { Equipment } from '../../engine/model.ts'

/** What one can train with. */
export const KIT = {
  none: 'Nothing',
  bands: 'Bands',
  dumbbells: 'Dumbbells',
  kettlebell: 'Kettlebell',
  barbell: 'Barbell',
  bench: 'Bench',
  'pullup-bar': 'Pull-up bar',
  machines: 'Machines',
  box: 'Box or step',
  bike: 'Bike',
  rower: 'Rowing machine',
  pool: 'Pool',
} satisfies Record<Equipment, string>

/** Fewer things than at home, where somebody is for a while. */
export const KIT_THERE = {
  title: 'What you can train with there',
  hint: 'Leave it empty if you have the same as always.',
}
