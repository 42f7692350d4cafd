import { type CheckInFacts, readCheckIn } from '../interpret/notes/check-ins.ts'
import type { HistoryEntry, KeptNotes } from '../model.ts'
import { withDoubts } from './doubts.ts'

/** The two boxes of a check-in. */
export type Box = 'notes' | 'tomorrow'

/** Another way of writing readings down has another number, and then notes are read anew. */
const SHAPE = 1

type OfThisShape = KeptNotes & { readonly [box in Box]?: Partial<CheckInFacts> }

const isOfThisShape = (kept: KeptNotes | undefined): kept is OfThisShape => kept?.shape === SHAPE

export const NOTHING_SAID = readCheckIn('notes', '')

/** What one box of an entry says, with what is doubtful in it: as it was read when it was written, or read now. */
export function boxRead({ notes = '', tomorrowNotes = '', read }: HistoryEntry, box: Box): CheckInFacts {
  const text = box === 'notes' ? notes : tomorrowNotes
  if (text === '') return NOTHING_SAID
  return isOfThisShape(read) ? { ...NOTHING_SAID, ...read[box] } : readBox(box, text)
}

const readBox = (box: Box, text: string): CheckInFacts => withDoubts(readCheckIn(box, text))

/** Whether no word of an entry is to be read again. */
export function isReadBefore({ notes = '', tomorrowNotes = '', read }: HistoryEntry): boolean {
  return isOfThisShape(read) || notes + tomorrowNotes === ''
}

/** What is to be kept of an entry's words as they are written; undefined where there are none. */
export function notesToKeep({ notes = '', tomorrowNotes = '' }: HistoryEntry): KeptNotes | undefined {
  if (notes + tomorrowNotes === '') return undefined
  return {
    shape: SHAPE,
    ...(notes !== '' && { notes: said(readBox('notes', notes)) }),
    ...(tomorrowNotes !== '' && { tomorrow: said(readBox('tomorrow', tomorrowNotes)) }),
  }
}

/** What is said, without all that is not. */
function said(facts: CheckInFacts): Partial<CheckInFacts> {
  const empty: Readonly<Record<string, unknown>> = NOTHING_SAID
  return Object.fromEntries(
    Object.entries(facts).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(empty[key])),
  )
}
