import { addDays } from '../civil-date.ts'
import type { About, CivilDate, HealthCondition, SafetyFact } from '../model.ts'

/** [days] after which a pregnancy that was told once is over, whatever was said since. @source acog-804, default-ours */
const PREGNANCY_DAYS = 42 * 7

/**
 * Whether a child is still awaited by somebody whose doctor has agreed to training. What they ticked counts before what
 * they wrote, and the later of pregnancy and birth before the other.
 * @param isRead - the words of the profile tell of a pregnancy
 * @param safety - facts of safety with their answers
 * @source acog-804
 */
export function isExpecting(
  { health, clearedOn = '' }: About = {},
  isRead: boolean,
  safety: readonly SafetyFact[],
  today: CivilDate,
): boolean {
  const told = lastTold(safety, 'pregnant')
  const born = lastTold(safety, 'postpartum')
  const ticked = health?.filter((one) => one !== 'clearance-given') ?? []
  if (ticked.length > 0) {
    if (!ticked.includes('pregnant')) return false
    return told > born || (!ticked.includes('postpartum') && born <= clearedOn)
  }
  if (health?.length === 0) return false
  return isRead || (told > born && addDays(told, PREGNANCY_DAYS) > today)
}

/** The last day that told of a condition, or an empty text. */
function lastTold(safety: readonly SafetyFact[], condition: HealthCondition): CivilDate | '' {
  const days = safety
    .filter(({ kind, what, answer }) => kind === 'condition' && what === condition && answer !== 'mistaken')
    .map(({ date }) => date)
  return days.toSorted().at(-1) ?? ''
}
