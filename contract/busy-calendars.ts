import { z } from 'zod'
import { text } from './text.ts'
import { isCivilDate } from './time.ts'

/** [signs] of the name that a person gives to a calendar of theirs. */
const NAME_MAX = 60
/** Stretches of hours that a calendar may take: more than twenty a day for half a year. */
const BUSY_MAX = 4000
/** [signs] by which a calendar knows an entry. */
const UID_MAX = 1000
const WORK_MAX = 500
const URL_MAX = 2000

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'start must be a time as HH:MM')
const End = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'end must be a time as HH:MM, or 24:00')

/** Hours that a calendar says are taken, and whether they are work: all that is kept of it. */
export const BusyHours = z.object({
  date: z.string({ error: 'date must be a date as YYYY-MM-DD' }).refine(isCivilDate, 'date must be a real date'),
  start: Clock,
  /** At or before the start: on the next day. */
  end: End,
  work: z.boolean().default(false),
})
export type BusyHours = z.infer<typeof BusyHours>

/** What of a calendar takes time beside what plainly does: entries of whole days, and those that are not certain. */
export const CalendarChoices = z.object({ days: z.boolean(), tentative: z.boolean() })
export type CalendarChoices = z.infer<typeof CalendarChoices>

const Name = text()
  .trim()
  .min(1, 'Please give the calendar a name')
  .max(NAME_MAX, `A name has at most ${NAME_MAX} characters`)
const Address = z
  .string({ error: 'Please give the address of a calendar' })
  .trim()
  .max(URL_MAX, 'This address is too long')
  .refine(
    (url) => /^(https?|webcals?):\/\//i.test(url) && URL.canParse(url),
    'Please give the address of a calendar, which begins with https:// or webcal://',
  )

/** A calendar that was read in the browser. */
export const CalendarFileInput = z.object({
  name: Name,
  choices: CalendarChoices,
  busy: z.array(BusyHours).max(BUSY_MAX, `busy must be at most ${BUSY_MAX}`),
})
export type CalendarFileInput = z.infer<typeof CalendarFileInput>

const LOGIN_MAX = 300

/** How a server of calendars (CalDAV) knows its person: a name, and a password that was best made for this alone. */
export const CalendarLogin = z.object({
  user: z
    .string({ error: 'Please give the user name of your calendar' })
    .trim()
    .min(1, 'Please give the user name of your calendar')
    .max(LOGIN_MAX, 'This user name is too long')
    // A colon ends the name where both are sent.
    .refine((user) => !/[:\p{Cc}]/u.test(user), 'A user name of a calendar has no colon'),
  password: z
    .string({ error: 'Please give the app password of your calendar' })
    .min(1, 'Please give the app password of your calendar')
    .max(LOGIN_MAX, 'This password is too long'),
})
export type CalendarLogin = z.infer<typeof CalendarLogin>

export const CalendarLookInput = z.object({ url: Address, login: CalendarLogin.nullable().default(null) })
export type CalendarLookInput = z.infer<typeof CalendarLookInput>

/** A calendar that is read at its address from now on. */
export const CalendarAddressInput = z.object({
  name: Name,
  url: Address,
  /** Null where the address is all that is asked for. */
  login: CalendarLogin.nullable().default(null),
  choices: CalendarChoices,
  /** By which the calendar knows what its person calls work. */
  work: z.array(z.string().max(UID_MAX)).max(WORK_MAX, `work must be at most ${WORK_MAX}`).default([]),
})
export type CalendarAddressInput = z.infer<typeof CalendarAddressInput>

/** What stands in a calendar, to be looked at before it is kept; nothing of it is stored. */
export const CalendarLook = z.object({
  entries: z.array(
    z.object({
      uid: z.string(),
      title: z.string(),
      /** [ms since 1970]; of whole days those of Greenwich. */
      start: z.number(),
      end: z.number(),
      isDay: z.boolean(),
      isFree: z.boolean(),
      isTentative: z.boolean(),
    }),
  ),
  /** Entries that could not be read. */
  unread: z.int(),
})
export type CalendarLook = z.infer<typeof CalendarLook>

/** Why a calendar could not be read the last time. */
export const CalendarFailure = z.enum(['address', 'away', 'refused', 'unreadable', 'large'])
export type CalendarFailure = z.infer<typeof CalendarFailure>

export const BusyCalendar = z.object({
  id: z.uuid(),
  kind: z.enum(['file', 'address']),
  name: z.string(),
  /** Where it is read; null for a file. */
  host: z.string().nullable(),
  /** Whether it is read by a name and a password, beside which a calendar of ours can be made. */
  login: z.boolean(),
  /** Stretches of hours ahead that it takes. */
  hours: z.int(),
  read_at: z.iso.datetime(),
  failure: CalendarFailure.nullable(),
  /** Whether it is read again by itself. */
  follows: z.boolean(),
})
export type BusyCalendar = z.infer<typeof BusyCalendar>

/** The calendars that take hours, and what became of sessions for their sake. */
export const BusyCalendars = z.object({
  calendars: z.array(BusyCalendar),
  /** Sessions that were given another place by this call. */
  moved: z.int(),
  /** Days whose session has no other place. */
  left: z.array(z.iso.date()),
})
export type BusyCalendars = z.infer<typeof BusyCalendars>
