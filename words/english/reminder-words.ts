import type { ReminderWords } from '../reminder-facts.ts'

/** `Monday` */
const weekday = (date: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`))

/** Every text that reminds, on a lock screen or by mail: others may read it there. */
export const REMINDER_WORDS: ReminderWords = {
  texts: {
    evening: ({ name, duration, start }) => ({
      title: `Tomorrow: ${name}`,
      text: start === null ? `${duration}.` : `${duration}, at ${start}.`,
    }),
    hour: ({ name, duration }) => ({ title: `Now: ${name}`, text: `${duration}. It is ready when you are.` }),
    'still-time': ({ name }) => ({
      title: 'Still time for 15 minutes',
      text: `${name} can be short today. If not, nothing is lost.`,
    }),
    weekly: ({ total, days }) => ({
      title: 'Your week ahead',
      text: `${days.length} ${days.length === 1 ? 'session' : 'sessions'}, ${total}.`,
      lines: days.map(({ date, name, duration }) => `${weekday(date)}: ${name}, ${duration}`),
    }),
    'trial-end': ({ on: { at, timeZone } }) => ({
      title: `Your free trial ends on ${new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(at)}`,
      text: 'See what happens then, and what you can choose.',
    }),
  },
  acts: {
    open: 'Open my plan',
    start: 'Open the session',
    done: 'Done already',
    shorter: 'Make it 15 minutes',
    move: 'Another time',
    account: 'Open my account',
  },
  why: 'You asked for this reminder on your account page, under Reminders. There you can choose another hour, quiet hours, or none at all.',
}
