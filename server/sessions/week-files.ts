import type { ShownDay, ShownWeek } from '../../contract/schedule.ts'
import { calendarWords, sessionText } from '../../words/calendar.ts'
import type { Language } from '../../words/speech.ts'
import { type ZipFile, zipOf } from '../export/zip.ts'
import { fitWorkout } from './fit-workout.ts'
import type { Aim } from './intensity.ts'
import { trainerWorkout } from './trainer-workout.ts'

/** A day's session to read. */
export function plainText(language: Language, day: ShownDay): string {
  return `${day.workoutName}, ${day.duration}\n\n${sessionText(language, day)}\n`
}

/** All sessions of a week in one archive: each for a watch, rides for a trainer too, and all of them to read. */
export function weekFiles(week: ShownWeek, language: Language, aim: Aim, at: Date): AsyncGenerator<Buffer> {
  return zipOf(filesOf(week, language, aim), at)
}

async function* filesOf({ days }: ShownWeek, language: Language, aim: Aim): AsyncGenerator<ZipFile> {
  const { rest } = calendarWords(language)
  const sessions = days.filter(({ durationMin }) => durationMin > 0)
  for (const day of sessions) {
    yield { name: `fulcrum-${day.date}.fit`, parts: once(fitWorkout(day, rest, aim)) }
    const ride = trainerWorkout(day, rest)
    if (ride !== null) yield { name: `fulcrum-${day.date}.zwo`, parts: once(ride) }
  }
  const texts = sessions.map((day) => `${day.day}, ${day.date}\n${plainText(language, day)}`)
  yield { name: 'fulcrum-week.txt', parts: once(texts.join('\n')) }
}

async function* once<T>(part: T): AsyncGenerator<T> {
  yield part
}
