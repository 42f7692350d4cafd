import { z } from 'zod'
import { parseCivilDate } from '../../engine/civil-date.ts'
import { type CivilDate, EVENT_DISCIPLINES, type RacesReading, type ReadEvent } from '../../engine/model.ts'
import type { Question } from './ask.ts'
import { MODEL_CONFIDENCE, overlaps, plainLabel, Quote, READ_HEAD } from './read.ts'

const EventFacts = z.object({
  events: z
    .array(
      z.object({
        name: z.string().max(80),
        discipline: z.enum(EVENT_DISCIPLINES),
        distanceKm: z.number().positive().max(1000).nullable(),
        date: z.string().nullable(),
        quote: Quote,
      }),
    )
    .max(10),
})
type EventFacts = z.infer<typeof EventFacts>

/** Asks for the races in a text. @param today what "next Sunday" is counted from */
export function racesQuestion(text: string, today: CivilDate): Question<EventFacts> {
  return {
    schema: EventFacts,
    instructions: `${READ_HEAD}
Find races and events the person means to take part in: a short name, the discipline, the distance in kilometres where the
note gives it, the date as YYYY-MM-DD where the note gives it (today is in the data). Leave out past ones.`,
    data: { note: text, today },
    maxTokens: 600,
    problem: () => null,
  }
}

/**
 * The built-in reading with what a model found beside it; a date or distance counts only where its number stands in the quote. It
 * fills in what the built-in reader left open, and makes a date that it reads otherwise a question.
 */
export function mergedRaces(text: string, own: RacesReading, { events }: EventFacts): RacesReading {
  const found = events.flatMap((fact): ReadEvent[] => {
    const start = text.indexOf(fact.quote)
    if (start < 0) return []
    return [
      {
        name: plainLabel(fact.name),
        discipline: fact.discipline,
        distanceKm: fact.distanceKm !== null && says(fact.quote, fact.distanceKm) ? fact.distanceKm : null,
        date: saidDate(fact.quote, fact.date),
        targetSeconds: null,
        priority: null,
        span: { start, end: start + fact.quote.length },
        confidence: MODEL_CONFIDENCE,
      },
    ]
  })
  const kept = own.events.map((event) => {
    // Words that hold two events say of none which is meant.
    const [other, more] = found.filter((one) => overlaps(one, event))
    const shared = other && own.events.filter((one) => overlaps(other, one)).length > 1
    return other && !more && !shared ? besideModel(event, other) : event
  })
  return { events: [...kept, ...found.filter((one) => !own.events.some((event) => overlaps(one, event)))] }
}

function besideModel(event: ReadEvent, other: ReadEvent): ReadEvent {
  const date = event.date ?? other.date
  const distanceKm = event.distanceKm ?? other.distanceKm
  const isDoubted = other.date !== null && event.date !== null && other.date !== event.date
  const isFilled = date !== event.date || distanceKm !== event.distanceKm
  const confidence = isDoubted || isFilled ? Math.min(event.confidence, MODEL_CONFIDENCE) : event.confidence
  return { ...event, date, distanceKm, confidence }
}

/** A date whose day of the month stands in the quote, or null. */
function saidDate(quote: string, date: string | null): CivilDate | null {
  if (date === null || parseCivilDate(date) === null) return null
  return says(quote, Number(date.slice(8))) ? date : null
}

function says(quote: string, number: number): boolean {
  return (quote.match(/\d+(?:[.,]\d+)?/g) ?? []).some((said) => Number(said.replace(',', '.')) === number)
}
