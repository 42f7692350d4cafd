import type { CivilDate } from '../../model.ts'
import { refusedIn, withoutIn } from '../availability/for-a-while.ts'
import { orderedRestUntil } from './ordered-rest.ts'

const SENTENCE = /[^.!?\n]+/gu
/** Whose runs those are, where they are not the writer's. */
const OTHERS =
  /(?<!\p{L})(?:my (?:son|daughter|wife|husband|partner|girlfriend|boyfriend|friend|mate|brother|sister|mum|mom|dad|kid|running (?:mate|partner|buddy))|he|she)(?!\p{L})/iu
/** "The physio says that I can run again", "cleared to run". */
const MAY_RUN =
  /(?<!\p{L})(?:can|may|could|allowed to|cleared to|fit to|ok(?:ay)? to|free to|signed (?:me )?off to) (?:start |go )?(?:run(?:ning)?|jog(?:ging)?)(?!\p{L})(?! (?:again )?(?:in|on|from|after|until|till?|next)(?!\p{L}))/iu

/**
 * Until when a note says that somebody does not run, where it tells an end: "physio says no running till Monday", "physio
 * said no running for two weeks". So many days without somebody who ordered them may be over.
 * @param date - the day on which it was written
 * @returns the last day without, or null
 */
export function noRunsUntil(text: string, date: CivilDate): CivilDate | null {
  const ends = [...text.matchAll(SENTENCE)].flatMap(([sentence]) => {
    if (OTHERS.test(sentence) || !refusedIn(sentence)?.sports.includes('run')) return []
    return withoutIn(sentence, date)?.to ?? orderedRestUntil(sentence, date) ?? []
  })
  return ends.toSorted().at(-1) ?? null
}

/** Whether a note says that its writer may run again. */
export const mayRunAgain = (text: string): boolean => MAY_RUN.test(text) && !/n['’]t|cannot|not /iu.test(text)
