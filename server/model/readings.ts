import { aroundTraining } from '../../engine/confirmed/readings.ts'
import { entriesOf } from '../../engine/history/merged-history.ts'
import { noteFacts } from '../../engine/history/notes.ts'
import { readAvailability } from '../../engine/interpret/availability/availability.ts'
import type { CheckInFacts } from '../../engine/interpret/notes/check-ins.ts'
import { readRaces } from '../../engine/interpret/races/races.ts'
import { readCommitments } from '../../engine/interpret/week/commitments.ts'
import { inSeasons } from '../../engine/interpret/week/in-seasons.ts'
import { withOffers } from '../../engine/interpret/week/with-offers.ts'
import type { PlanInput } from '../../engine/model.ts'
import type { ReadFacts } from '../../engine/plan-base.ts'
import { commitmentsSince, racesSince } from '../../engine/read-base.ts'
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
export function openReadings(input: PlanInput): Reading[] {
  const readings: Reading[] = []
  const { commitments, races } = input.profile
  const since = racesSince(input)
  // What the words say of training itself is no busy hour, here as in the built-in reading.
  const { facts: heard, sayings, seasons, rest } = readAvailability(commitments, commitmentsSince(input))
  const own = readCommitments(rest)
  if (isWorthAsking(commitments))
    readings.push({
      question: { kind: 'read-commitments', ...commitmentsQuestion(commitments) } as NamedQuestion<unknown>,
      merge: (facts, answer) => ({
        ...facts,
        commitments: aroundTraining(
          withOffers(inSeasons(mergedCommitments(rest, own, answer), seasons), sayings),
          heard,
        ),
      }),
    })
  const events = readRaces(races, since)
  if (isWorthAsking(races))
    readings.push({
      question: { kind: 'read-races', ...racesQuestion(races, since) } as NamedQuestion<unknown>,
      merge: (facts, answer) => ({ ...facts, races: mergedRaces(races, events, answer) }),
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
export async function knownFacts(queries: Queries, userId: string, input: PlanInput): Promise<ReadFacts> {
  const readings = openReadings(input)
  if (readings.length === 0) return {}
  const keys = readings.map(({ question }) => keyOf(question))
  const answers = new Map((await findAnswers(queries, userId, keys)).map((row) => [row.key, row]))
  return readings.reduce<ReadFacts>((facts, { question, merge }) => {
    const row = answers.get(keyOf(question))
    return row?.outcome === 'used' ? merge(facts, row.answer as never) : facts
  }, {})
}
