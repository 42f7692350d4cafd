import { z } from 'zod'
import { parseCivilDate } from '../../engine/civil-date.ts'
import { type CivilDate, EVENT_DISCIPLINES, type RacesReading, type ReadEvent } from '../../engine/model.ts'
import type { Question } from './ask.ts'
import { MODEL_CONFIDENCE, plainLabel, Quote, READ_HEAD, UNSURE } from './read.ts'

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

/** Whether a reading of races leaves something open that is worth a second look. */
export function areRacesUnsure(text: string, { events }: RacesReading): boolean {
  if (events.some(({ confidence, date }) => confidence < UNSURE || date === null)) return true
  return events.length === 0 && /\d/.test(text)
}

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

/** The built-in reading with events that it missed; a date or distance counts only where its number stands in the quote. */
export function mergedRaces(text: string, own: RacesReading, { events }: EventFacts): RacesReading {
  const added = events.flatMap((fact): ReadEvent[] => {
    const start = text.indexOf(fact.quote)
    const span = { start, end: start + fact.quote.length }
    if (start < 0 || own.events.some((one) => one.span.start < span.end && span.start < one.span.end)) return []
    return [
      {
        name: plainLabel(fact.name),
        discipline: fact.discipline,
        distanceKm: fact.distanceKm !== null && says(fact.quote, fact.distanceKm) ? fact.distanceKm : null,
        date: saidDate(fact.quote, fact.date),
        targetSeconds: null,
        priority: null,
        span,
        confidence: MODEL_CONFIDENCE,
      },
    ]
  })
  return added.length === 0 ? own : { events: [...own.events, ...added] }
}

/** A date whose day of the month stands in the quote, or null. */
function saidDate(quote: string, date: string | null): CivilDate | null {
  if (date === null || parseCivilDate(date) === null) return null
  return says(quote, Number(date.slice(8))) ? date : null
}

function says(quote: string, number: number): boolean {
  return (quote.match(/\d+(?:[.,]\d+)?/g) ?? []).some((said) => Number(said.replace(',', '.')) === number)
}
