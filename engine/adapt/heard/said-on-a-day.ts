import { dayNumber } from '../../civil-date.ts'
import { isDone } from '../../history/known-day.ts'
import { entriesOf } from '../../history/merged-history.ts'
import type { Feeling } from '../../interpret/lexicon/feelings.ts'
import type { Topic } from '../../interpret/lexicon/topics.ts'
import type { CheckInFacts } from '../../interpret/notes/check-ins.ts'
import { findFeeling, isGladToo, turnsElsewhere } from '../../interpret/notes/feeling.ts'
import { tellsOfPart, tellsPlainlyOfPart } from '../../interpret/notes/in-part.ts'
import { asksForMore, tellsOfDeed, tellsOfDeedAlone, tellsOfOther } from '../../interpret/notes/instead.ts'
import { isPlainlyHard, isShort } from '../../interpret/notes/plainly.ts'
import { findPolarity } from '../../interpret/notes/polarity.ts'
import { findQuestion, type Question } from '../../interpret/notes/question.ts'
import { findTopic } from '../../interpret/notes/topic.ts'
import type { HistoryDay } from '../../model.ts'

/** What a day's notes, taps and facts say that an answer may turn on. */
export type Said = {
  readonly facts: CheckInFacts
  readonly feeling: Feeling | null
  readonly isDone: boolean
  /** Whether it was ticked, or told plainly. */
  readonly isDoneSurely: boolean
  /** Whether no more is told than that. */
  readonly isDoneAlone: boolean
  /** Whether something else was done than was planned. */
  readonly isInstead: boolean
  /** Whether some of the session was done. */
  readonly isPart: boolean
  /** Whether that is plain, whatever was ticked. */
  readonly isPlainlyPart: boolean
  /** Whether more is asked for. */
  readonly isEager: boolean
  /** Whether what is hard in it was tapped, or is most of what it tells. */
  readonly isPlain: boolean
  readonly isShort: boolean
  readonly isTapped: boolean
  /** Whether it tells of joy, or of something pleasant, beside whatever else. */
  readonly isGladToo: boolean
  /** Whether something hard is told beside it, too lightly to be answered alone. */
  readonly isHardToo: boolean
  readonly question: { readonly about: Question; readonly isAll: boolean } | null
  readonly topic: Topic | null
  /** Whether its words are pleasant ones, where they say no more of it. */
  readonly polarity: 'good' | 'bad' | null
  /** Whether a part is spared still, for what was told before. */
  readonly isSparing: boolean
  readonly turn: number
}

/**
 * What was said on a day.
 * @param facts - what the whole day says
 * @param isSparing - whether a part is spared still
 */
export function saidOn(day: HistoryDay, facts: CheckInFacts, isSparing: boolean): Said {
  const notes = notesOf(day)
  const isTapped = entriesOf(day).some(({ taps }) => taps)
  const text = notes.join('\n')
  const isPlain = isTapped || isPlainlyHard(text, facts.sources)
  return {
    facts,
    feeling: feelingIn(text, isPlain) ?? feelingAhead(day),
    isPlain,
    isShort: isShort(text),
    isDone: isDone({ ...day, facts }),
    isDoneSurely: day.completed === true || notes.some(tellsOfDeed),
    isDoneAlone: notes.every(tellsOfDeedAlone),
    isInstead: notes.some(tellsOfOther),
    isPart: notes.some(tellsOfPart),
    isPlainlyPart: notes.some(tellsPlainlyOfPart),
    isEager: notes.some(asksForMore),
    isTapped,
    isGladToo: isGladToo(text),
    isHardToo:
      findPolarity(text) === 'bad' || facts.mood === 'low' || needsPlain(findFeeling(text)) || turnsElsewhere(text),
    question: findQuestion(text === '' ? aheadOf(day) : text),
    topic: text === '' ? topicAhead(day) : findTopic(text),
    polarity: findPolarity(text),
    isSparing,
    turn: turnOf(day),
  }
}

/** What fits a bad day alone is heard where it is told plainly; a loss, a worry, joy in any words. */
function feelingIn(text: string, isPlain: boolean): Feeling | null {
  const feeling = findFeeling(text)
  return !isPlain && needsPlain(feeling) ? null : feeling
}

/** What is felt of tomorrow, where today's words tell nothing of the kind: a first date, the day that somebody died. */
function feelingAhead(day: HistoryDay): Feeling | null {
  const ahead = aheadOf(day)
  const feeling = feelingIn(ahead, isPlainlyHard(ahead, []))
  // A calm tomorrow says nothing of a day that was done, and joy to come is not told over what was hard today.
  const isAlone = notesOf(day).length === 0 && !entriesOf(day).some(({ taps }) => taps)
  return feeling === null || isAlone || HEEDED_AHEAD.has(feeling) ? feeling : null
}

/** What a body will be like tomorrow, where nothing is told of today: "period due, go easy". */
function topicAhead(day: HistoryDay): Topic | null {
  const topic = findTopic(aheadOf(day))
  return topic === 'period' || topic === 'fasting' || topic === 'heat' ? topic : null
}

const HEEDED_AHEAD: ReadonlySet<Feeling> = new Set(['grief', 'worry', 'fear', 'nerves'])

const aheadOf = (day: HistoryDay) =>
  entriesOf(day)
    .flatMap(({ tomorrowNotes }) => tomorrowNotes ?? [])
    .join('\n')

const needsPlain = (feeling: Feeling | null) => feeling !== null && NEED_PLAIN.has(feeling)

const NEED_PLAIN: ReadonlySet<Feeling> = new Set(['sadness', 'stress', 'disgust', 'frustration', 'flat'])

/** The words of a day, entry by entry. */
export const notesOf = (day: HistoryDay) => entriesOf(day).flatMap(({ notes }) => notes ?? [])

/** Another form each day, and for each thing more that is said on it. */
function turnOf(day: HistoryDay): number {
  return dayNumber(day.date) + 2 * Math.max(0, entriesOf(day).length - 1)
}
