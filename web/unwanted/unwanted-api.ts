import { UNWANTED_MAX } from '../../contract/limits.ts'
import { planApi } from '../api/plan-api.ts'
import { saveUpon } from '../unseen/save-upon.ts'

/** As many are refused as a plan can do without. */
export class TooMany extends Error {}

/** What somebody never wants to see, by id. */
export async function readUnwanted(): Promise<readonly string[]> {
  return (await planApi.facts()).unwanted ?? []
}

/**
 * Refuses one exercise for good, or takes that back, beside what other devices set meanwhile.
 * @returns all that are refused now
 * @throws TooMany where no more may be
 */
export function setUnwanted(exerciseId: string, isUnwanted: boolean): Promise<readonly string[]> {
  return saveUpon(planApi.factsStanding, async ({ unwanted = [] }, tag) => {
    const others = unwanted.filter((id) => id !== exerciseId)
    if (isUnwanted && others.length >= UNWANTED_MAX) throw new TooMany()
    const saved = await planApi.saveFacts({ unwanted: isUnwanted ? [...others, exerciseId] : others }, tag)
    return saved.unwanted ?? []
  })
}
