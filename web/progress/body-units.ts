import type { BodyDay } from '../../contract/body.ts'
import { BODY_BOUNDS, BODY_MEASURES, type BodyMeasure } from '../../contract/body-measures.ts'
import type { Display } from '../../words/speech.ts'
import { KG_PER_POUND } from '../../words/units.ts'
import { BODY } from '../words/body-words.ts'

const CM_PER_INCH = 2.54
const SIZE = { kg: 1, lb: KG_PER_POUND, cm: 1, in: CM_PER_INCH } as const
type Unit = keyof typeof SIZE

/** In what a person reads a measure: inches go with miles. */
export function unitOf(measure: BodyMeasure, { weight, distance }: Pick<Display, 'weight' | 'distance'>): Unit {
  if (measure === 'weightKg') return weight
  return distance === 'km' ? 'cm' : 'in'
}

/** [kg], [cm] as a number in a unit, to a tenth. */
export function shownIn(value: number, unit: Unit): number {
  return Math.round((value / SIZE[unit]) * 10) / 10
}

/** `71.8 kg`, `28.3 in`. @param value - [kg], [cm] */
export function amountText(value: number, unit: Unit): string {
  return BODY.amount(shownIn(value, unit), unit)
}

export type TypedBody = Readonly<Record<BodyMeasure, string>>
export type BodyFaults = Partial<Record<BodyMeasure | 'all', string>>

/** What stands in the fields of a day. */
export function typedOf(day: BodyDay | undefined, display: Display): TypedBody {
  const text = (measure: BodyMeasure) => {
    const value = day?.[measure] ?? null
    return value === null ? '' : String(shownIn(value, unitOf(measure, display)))
  }
  return Object.fromEntries(BODY_MEASURES.map((measure) => [measure, text(measure)])) as TypedBody
}

/** What was typed as the server takes it, or what is wrong with it. */
export function bodyDayOf(date: string, typed: TypedBody, display: Display): BodyDay | { faults: BodyFaults } {
  const faults: BodyFaults = {}
  const values = BODY_MEASURES.map((measure) => {
    const text = typed[measure].trim().replace(',', '.')
    const unit = unitOf(measure, display)
    const { least, most } = BODY_BOUNDS[measure]
    const value = text === '' ? null : Number(text) * SIZE[unit]
    if (value !== null && !(value >= least && value <= most))
      faults[measure] = BODY.wrong(Math.ceil(least / SIZE[unit]), Math.floor(most / SIZE[unit]), unit)
    return [measure, value] as const
  })
  if (values.every(([, value]) => value === null)) faults.all = BODY.empty
  if (Object.keys(faults).length > 0) return { faults }
  return { date, ...(Object.fromEntries(values) as Omit<BodyDay, 'date'>) }
}
