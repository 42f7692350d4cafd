import type { Speech } from '../../words/speech.ts'
import { KG_PER_POUND } from '../../words/units.ts'

type Units = Pick<Speech, 'weight'>

/** [kg] of a weight typed in the person's unit. */
export function toKg(amount: number, { weight }: Units): number {
  return weight === 'lb' ? Math.round(amount * KG_PER_POUND * 100) / 100 : amount
}

/** A weight in kilograms as a number of the person's unit, rounded to what plates allow. */
export function fromKg(kg: number, { weight }: Units): number {
  return weight === 'lb' ? Math.round((kg / KG_PER_POUND) * 2) / 2 : kg
}
