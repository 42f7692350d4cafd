import { entriesOf } from '../../engine/history/merged-history.ts'
import { noteFacts } from '../../engine/history/notes.ts'
import type { CheckInFacts } from '../../engine/interpret/notes/check-ins.ts'
import type { PlanInput } from '../../engine/model.ts'
import type { ReadFacts } from '../../engine/read-facts.ts'
import { asPlanned, type KeptTexts, textsRead } from '../../engine/read-texts.ts'
import type { Queries } from '../db/open.ts'
import { keyOf, type NamedQuestion } from './coach.ts'
import {
  commitmentsQuestion,
  isWorthAsking,
  mergedCommitments,
  mergedNote,
  mergedTomorrow,
  noteQuestion,
  tomorrowQuestion,
} from './read.ts'
import { mergedRaces, racesQuestion } from './read-races.ts'
import { findAnswers } from './store.ts'

/** [days] of notes that are worth a second reading: older ones no longer change anything. */
const NOTE_DAYS = 3

type Reading = {
  readonly question: NamedQuestion<unknown>
  readonly merge: (facts: ReadFacts, answer: never) => ReadFacts
}

/** The questions that a person's free texts ask of a model, with how an answer joins the facts: each text once. */
export function openReadings(input: PlanInput, kept?: KeptTexts): Reading[] {
  const readings: Reading[] = []
  const { commitments, races } = input.profile
  // What the words say of training itself is no busy hour, here as in the built-in reading.
  const read = textsRead(input, kept)
  if (isWorthAsking(commitments))
    readings.push({
      question: { kind: 'read-commitments', ...commitmentsQuestion(commitments) } as NamedQuestion<unknown>,
      merge: (facts, answer) => ({
        ...facts,
        commitments: asPlanned(mergedCommitments(read.week.rest, read.week.own, answer), read.week),
      }),
    })
  if (isWorthAsking(races))
    readings.push({
      question: { kind: 'read-races', ...racesQuestion(races, read.races.on) } as NamedQuestion<unknown>,
      merge: (facts, answer) => ({ ...facts, races: mergedRaces(races, read.races, answer) }),
    })
  for (const day of (input.history ?? []).slice(-NOTE_DAYS))
    for (const { notes, tomorrowNotes } of entriesOf(day)) {
      const merged = (facts: ReadFacts, change: (own: CheckInFacts) => CheckInFacts): ReadFacts => ({
        ...facts,
        checkIns: { ...facts.checkIns, [day.date]: change(facts.checkIns?.[day.date] ?? noteFacts(day)) },
      })
      if (isWorthAsking(notes))
        readings.push({
          question: { kind: 'read-note', ...noteQuestion(notes) } as NamedQuestion<unknown>,
          merge: (facts, answer) => merged(facts, (own) => mergedNote(notes, own, answer)),
        })
      if (isWorthAsking(tomorrowNotes))
        readings.push({
          question: { kind: 'read-tomorrow', ...tomorrowQuestion(tomorrowNotes) } as NamedQuestion<unknown>,
          merge: (facts, answer) => merged(facts, (own) => mergedTomorrow(tomorrowNotes, own, answer)),
        })
    }
  return readings
}

/** Facts that the model has read already, for a person who agreed to it; asks nothing. */
export async function knownFacts(
  queries: Queries,
  userId: string,
  input: PlanInput,
  kept?: KeptTexts,
): Promise<ReadFacts> {
  const readings = openReadings(input, kept)
  if (readings.length === 0) return {}
  const keys = readings.map(({ question }) => keyOf(question))
  const answers = new Map((await findAnswers(queries, userId, keys)).map((row) => [row.key, row]))
  return readings.reduce<ReadFacts>((facts, { question, merge }) => {
    const row = answers.get(keyOf(question))
    return row?.outcome === 'used' ? merge(facts, row.answer as never) : facts
  }, {})
}
