import { EQUIPMENT, type Equipment } from '../../engine/model.ts'

/** One thing more, or one less: nothing stands alone, and the last that goes leaves it open. */
export function kitWith(kit: readonly Equipment[] | null, one: Equipment, isThere: boolean): Equipment[] | null {
  const others = (kit ?? []).filter((other) => other !== one)
  const next = isThere ? [...(one === 'none' ? [] : others.filter((other) => other !== 'none')), one] : others
  return next.length === 0 ? null : EQUIPMENT.filter((other) => next.includes(other))
}
