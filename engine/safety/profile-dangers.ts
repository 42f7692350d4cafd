import { readToldDangers } from '../interpret/danger/read-dangers.ts'
import { remembered } from '../memo.ts'
import type { CivilDate, Profile, SafetyFact } from '../model.ts'
import { derivedSafetyId } from './standing.ts'

const PROFILE = 'profile:'

/** Whether a fact was read from the profile's words and nobody answered it: it is read anew, or gone with the words. */
export function isReadAnew({ id, answer, confirmed }: SafetyFact): boolean {
  return id.startsWith(PROFILE) && answer === null && !confirmed
}

/** Texts whose dangers are remembered: a plan is made again and again from the same two. */
const TEXTS_REMEMBERED = 32
const dangersTold = remembered(TEXTS_REMEMBERED, (text: string) => text, readToldDangers)

/**
 * The dangers that a profile's own words tell, until the person has answered for those words. Only what a phrase says
 * counts here: a list of appointments is no diary, and the learned net knows diaries.
 * @param recorded - every fact with its answer
 */
export function profileDangers(
  { commitments, races }: Profile,
  recorded: readonly SafetyFact[],
  today: CivilDate,
): SafetyFact[] {
  return [commitments, races].flatMap(dangersTold).flatMap(({ kind: what, quote }) => {
    const fact = { kind: 'danger', what, quote } as const
    const known = recorded.some((one) => one.kind === 'danger' && one.what === what && one.quote === quote)
    if (known) return []
    const id = `${PROFILE}${derivedSafetyId(fact, today)}`
    return [{ ...fact, id, date: today, origin: 'words', confirmed: false, answer: null, answeredOn: null }]
  })
}
