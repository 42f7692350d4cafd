import { z } from 'zod'
import { CalendarLogin } from '../../contract/busy-calendars.ts'

/** Where a calendar is read, and how its server knows its person; null where the address is all it asks for. */
export type CalendarPlace = { readonly url: string; readonly login: CalendarLogin | null }

const Kept = z.object({ url: z.string(), login: CalendarLogin })

/** A place as it is sealed: an address alone as it is. */
export function placeText({ url, login }: CalendarPlace): string {
  return login ? JSON.stringify({ url, login }) : url
}

/** The place that was sealed. */
export function placeIn(text: string): CalendarPlace {
  return text.startsWith('{') ? Kept.parse(JSON.parse(text)) : { url: text, login: null }
}
