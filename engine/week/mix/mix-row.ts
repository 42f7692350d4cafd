import type { TrainingDays } from '../../model.ts'
import type { MixRole } from '../mix-role.ts'

/** The sessions of an ordinary week, by its training days. */
export type MixRow = Readonly<Record<TrainingDays, readonly MixRole[]>>

type Roles = readonly MixRole[]

/** A row, from three days on. */
export const mix = (three: Roles, four: Roles, five: Roles, six: Roles, seven: Roles): MixRow => ({
  3: three,
  4: four,
  5: five,
  6: six,
  7: seven,
})
