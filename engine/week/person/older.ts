import { BOUNDS } from '../../limits/bounds.ts'
import type { About, CivilDate } from '../../model.ts'

/** Whether somebody is sixty or older when a block begins. */
export function isOlderOn(about: Pick<About, 'bornYear'> | undefined, anchor: CivilDate): boolean {
  const { bornYear } = about ?? {}
  return bornYear !== undefined && Number(anchor.slice(0, 4)) - bornYear >= BOUNDS['older-from'].least
}
