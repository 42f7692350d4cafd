import { clockTime } from '../day/clock.ts'
import { type BusyBlock, type CommitmentsReading, WEEKDAYS, type Weekday } from '../model.ts'

const RANGE = /(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?\s*(?:-|–|to|until)\s*(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?/i
const DAY_RANGE = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\s*(?:-|–|to)\s*(mon|tue|wed|thu|fri|sat|sun)[a-z]*/i
const DAY = /\b(mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday|s|r|rs)?s?\b/gi

/**
 * Reads commitments from free text: hour ranges with optional weekdays, and evening family time.
 * @param text - as typed
 */
export function readCommitments(text: string): CommitmentsReading {
  const busy: BusyBlock[] = []
  let offset = 0
  for (const part of text.split(/[,;\n]/)) {
    const block = blockOf(part, offset)
    if (block) busy.push(block)
    offset += part.length + 1
  }
  return { busy, preferences: [] }
}

function blockOf(part: string, offset: number): BusyBlock | null {
  const span = { start: offset, end: offset + part.length }
  const range = RANGE.exec(part)
  if (!range) {
    if (!/family/i.test(part) || !/evening/i.test(part)) return null
    return { days: WEEKDAYS, start: '18:00', end: '21:00', label: 'family time', span, confidence: 0.6 }
  }
  const [start, end] = minutesOf(range)
  if (start > 1439 || end > 1440) return null
  const label = part
    .replace(RANGE, '')
    .replace(DAY_RANGE, '')
    .replace(DAY, '')
    .replace(/[^\p{L}\s']/gu, '')
    .trim()
  const word = label.toLowerCase() || 'busy'
  return { days: daysOf(part, word), start: clockTime(start), end: clockTime(end), label: word, span, confidence: 0.7 }
}

function minutesOf(range: RegExpExecArray): [number, number] {
  const endHalf = range[6]?.toLowerCase()
  const start = minute(range[1]!, range[2], range[3]?.toLowerCase())
  let end = minute(range[4]!, range[5], endHalf)
  if (!endHalf && end <= start && start < 720 && end <= 720) end += 720
  return [start, end]
}

function minute(hour: string, minutes: string | undefined, half: string | undefined): number {
  let value = Number(hour)
  if (half === 'pm' && value < 12) value += 12
  if (half === 'am' && value === 12) value = 0
  return value * 60 + Number(minutes ?? 0)
}

function daysOf(part: string, label: string): readonly Weekday[] {
  const range = DAY_RANGE.exec(part)
  if (range) {
    const from = WEEKDAYS.indexOf(range[1]!.toLowerCase() as Weekday)
    const to = WEEKDAYS.indexOf(range[2]!.toLowerCase() as Weekday)
    return WEEKDAYS.filter((_, day) => (from <= to ? day >= from && day <= to : day >= from || day <= to))
  }
  const named = [...part.matchAll(DAY)].map((match) => match[1]!.toLowerCase() as Weekday)
  if (named.length > 0) return WEEKDAYS.filter((day) => named.includes(day))
  return /work|office|job|school|uni/.test(label) ? WEEKDAYS.slice(0, 5) : WEEKDAYS
}
