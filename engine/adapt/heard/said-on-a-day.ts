import { dayNumber } from '../../civil-date.ts'
import { isDone } from '../../history/known-day.ts'
import { entriesOf } from '../../history/merged-history.ts'
import type { Feeling } from '../../interpret/lexicon/feelings.ts'
import type { Topic } from '../../interpret/lexicon/topics.ts'
import { eatsLittle, says, without } from '../../interpret/notes/asides.ts'
import type { CheckInFacts } from '../../interpret/notes/check-ins.ts'
import { findFeeling, isGladToo, isOutweighed, tellsOfBlow, turnsElsewhere } from '../../interpret/notes/feeling.ts'
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
  /** Whether a feeling is named that is too lightly told to be answered. */
  readonly isShadowed: boolean
  readonly question: { readonly about: Question; readonly isAll: boolean } | null
  readonly topic: Topic | null
  /** Whether its words are pleasant ones, where they say no more of it. */
  readonly polarity: 'good' | 'bad' | null
  /** Whether somebody would like to hear a yes: "better than nothing, right?" */
  readonly isAgreed: boolean
  /** Whether nobody is to ask further. */
  readonly isLeft: boolean
  /** Whether next to nothing is eaten. */
  readonly isHungry: boolean
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
  const whole = notes.join('\n')
  // What is said in teasing, or of the wish to be left alone, says nothing of how somebody is.
  const text = inEarnest(without('leave-it', without('teasing', whole)))
  const isPlain = isTapped || isPlainlyHard(text, facts.sources)
  return {
    facts,
    feeling: feelingIn(text, isPlain) ?? feelingAhead(day),
    isPlain,
    isShort: isShort(whole),
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
      findPolarity(text) === 'bad' ||
      facts.mood === 'low' ||
      needsPlain(findFeeling(text)) ||
      isOutweighed(text) ||
      turnsElsewhere(text),
    isShadowed: findFeeling(text) === 'stress',
    question: findQuestion(whole === '' ? aheadOf(day) : without('wants-a-yes', text)),
    topic: whole === '' ? topicAhead(day) : findTopic(text),
    isAgreed: says('wants-a-yes', whole),
    isLeft: says('leave-it', whole),
    isHungry: eatsLittle(whole),
    polarity: findPolarity(text),
    isSparing,
    turn: turnOf(day),
  }
}

/** What fits a bad day alone is heard where it is told plainly; a loss, a worry, joy in any words. */
function feelingIn(text: string, isPlain: boolean): Feeling | null {
  const feeling = findFeeling(text)
  return feeling !== null && !isPlain && NEED_PLAIN.has(feeling) && !tellsOfBlow(text, feeling) ? null : feeling
}

/** "Everything hurts and I'm dying, just kidding. Good one": what is left when the joke is told. */
function inEarnest(text: string): string {
  if (!says('joke', text)) return text
  return text.replace(/[^.!?\n]+[.!?\n]*/gu, (sentence) => (says('joke', sentence) ? ' ' : sentence))
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

const NEED_PLAIN: ReadonlySet<Feeling> = new Set(['stress', 'disgust', 'frustration', 'flat'])

/** The words of a day, entry by entry. */
export const notesOf = (day: HistoryDay) => entriesOf(day).flatMap(({ notes }) => notes ?? [])

/** Another form each day, and for each thing more that is said on it. */
function turnOf(day: HistoryDay): number {
  return dayNumber(day.date) + 2 * Math.max(0, entriesOf(day).length - 1)
}
