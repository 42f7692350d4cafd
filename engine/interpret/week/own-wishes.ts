import { isOwnName, ownSport } from '../../day/own-names.ts'
import { isOwnTraining } from '../../day/own-training.ts'
import { OWN_TRAINING } from '../../day/practice-words.ts'
import type { BusyBlock, CommitmentsReading, TimePreference } from '../../model.ts'
import { EARLIEST } from '../availability/hours-told.ts'

/** "Long run Saturday before 10": a part of the day in which somebody likes to train, and no five hours of it. */
export function withOwnWishes({ busy, preferences }: CommitmentsReading): CommitmentsReading {
  const isWish = (block: BusyBlock) =>
    isOwnName(block.label) && block.label !== OWN_TRAINING && block.start === EARLIEST && !isOwnTraining(block)
  const wishes = busy.filter(isWish).map(({ label, ...hours }): TimePreference => {
    const sport = ownSport(label)
    return { ...hours, strength: 'prefer', ...(sport !== null && { sport }) }
  })
  if (wishes.length === 0) return { busy, preferences }
  return { busy: busy.filter((block) => !isWish(block)), preferences: [...preferences, ...wishes] }
}
