import { z } from 'zod'
import { WEEKDAYS } from '../engine/model.ts'
import { isQuiet } from './quiet-hours.ts'

/** What there is to be reminded of. */
export const REMINDER_KINDS = ['evening', 'hour', 'still-time', 'weekly', 'trial-end'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

const Clock = (name: string) =>
  z
    .string({ error: `${name} must be a time as HH:MM` })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${name} must be a time as HH:MM`)

const Switch = (name: string) => z.boolean({ error: `${name} must be true or false` })

/** The two ways in which one kind may come. */
const Ways = (name: string) =>
  z.object(
    { push: Switch(`${name}.push`), mail: Switch(`${name}.mail`) },
    { error: `${name} must be an object of push and mail` },
  )

/** What a person wants to be reminded of, by which way, and when never. */
export const ReminderSettings = z
  .object(
    {
      kinds: z.object(
        {
          evening: Ways('kinds.evening'),
          hour: Ways('kinds.hour'),
          'still-time': Ways('kinds.still-time'),
          weekly: Ways('kinds.weekly'),
          // By mail everybody is told of it: that is about the account.
          'trial-end': z.object(
            { push: Switch('kinds.trial-end.push') },
            { error: 'kinds.trial-end must be an object of push' },
          ),
        },
        { error: 'kinds must name each kind of reminder' },
      ),
      /** Whether the sessions of the full calendar ring. */
      calendar: Switch('calendar'),
      /** When the evening before, what there is still time for, and the weekly letter come. */
      eveningAt: Clock('eveningAt'),
      quiet: z.object(
        { from: Clock('quiet.from'), to: Clock('quiet.to') },
        { error: 'quiet must be an object of from and to' },
      ),
      daysOff: z
        .array(z.enum(WEEKDAYS, { error: `daysOff must be of ${WEEKDAYS.join(', ')}` }), {
          error: 'daysOff must be a list of weekdays',
        })
        .max(7, 'daysOff must be at most 7'),
      /** More than one a day, where there is more than one to say. */
      several: Switch('several'),
    },
    { error: 'reminders must be an object' },
  )
  .refine(({ eveningAt, quiet }) => !isQuiet(eveningAt, quiet), {
    error: 'eveningAt must not lie in the quiet hours',
    path: ['eveningAt'],
  })
export type ReminderSettings = z.infer<typeof ReminderSettings>

const OFF = { push: false, mail: false } as const

/** Before anything was chosen: nothing comes but the alarms of a calendar that somebody subscribed to. */
export const NO_REMINDERS: ReminderSettings = {
  kinds: { evening: OFF, hour: OFF, 'still-time': OFF, weekly: OFF, 'trial-end': { push: false } },
  calendar: true,
  eveningAt: '19:00',
  quiet: { from: '21:30', to: '07:00' },
  daysOff: [],
  several: false,
}

/** When the entries of a calendar ring, and when they do not. */
export type AlarmChoices = Pick<ReminderSettings, 'calendar' | 'quiet' | 'daysOff'>

/** Who subscribed to a calendar and chose nothing is rung for before every session. */
export const EVERY_ALARM: AlarmChoices = { calendar: true, quiet: { from: '00:00', to: '00:00' }, daysOff: [] }

/** What the screen of reminders shows. */
export const Reminders = z.object({
  settings: ReminderSettings,
  /** Reminders go by mail to an address that was confirmed alone. */
  email_verified: z.boolean(),
})
export type Reminders = z.infer<typeof Reminders>
