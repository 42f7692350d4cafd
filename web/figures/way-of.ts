import type { Exercise } from '../../engine/sessions/catalogue/exercise.ts'
import type { Style } from '../../engine/sessions/catalogue/row.ts'
import type { Way } from '../words/figure-ways.ts'

const BY_STYLE: Partial<Record<Style, Way>> = {
  drill: 'drill',
  stretch: 'stretch',
  yoga: 'stretch',
  breathing: 'breathing',
  'running-drill': 'running-drill',
}
const WEIGHTS: ReadonlySet<string> = new Set(['barbell', 'dumbbells', 'kettlebell', 'machines'])

/** What makes an exercise easier and harder, where no other exercise does. */
export function wayOf({ style, pattern, measure, equipment }: Exercise): Way {
  const byStyle = BY_STYLE[style]
  if (byStyle) return byStyle
  if (pattern === 'carry') return 'carry'
  if (pattern === 'jump') return 'jump'
  if (measure === 'seconds') return 'hold'
  if (equipment.every((set) => set.some((item) => WEIGHTS.has(item)))) return 'weight'
  return equipment.every((set) => set.includes('bands')) ? 'band' : 'body'
}
