import type { FactRow } from '../../contract/check-in-facts.ts'
import type { Danger } from '../../engine/model.ts'
import { ALARM } from './alarm-words.ts'

/** What was read of a day, as chips. */
export const FACTS = {
  title: 'What we read today',
  none: 'Nothing that changes your training.',
  unused: (quotes: readonly string[]) =>
    `We did not use: ${quotes.map((quote) => `“${quote}”`).join(', ')}. If training should make room for it, put it in My week.`,
  keepFree: (spans: readonly string[]) => `Keep free: ${spans.join('; ')}`,
  keptFree: (spans: readonly string[]) => `Kept free: ${spans.join('; ')}. Training goes around it.`,
  keepFailed: 'That did not work. Please try again in a moment.',
  toWeek: 'Open My week',
  unsure: 'Dashed: we are not sure. Your plan waits for your answer, except where it may be pain, illness or danger.',
  add: 'Add what we missed',
  what: 'What',
  where: 'Where',
  put: 'Add',
  removed: 'Taken out',
  failed: ['Error', 'This could not be changed. Please try again.'],
  choices: {
    'pain:mild': 'Pain, mild',
    'pain:strong': 'Pain, strong',
    soreness: 'Sore muscles',
    illness: 'Ill',
    sleep: 'Slept badly',
    fatigue: 'Tired',
    stress: 'Stressed',
    completed: 'Workout done',
  },
  /** Parts of the body, by the reader's names. */
  parts: {
    knee: 'knee',
    lower_back: 'lower back',
    shoulder: 'shoulder',
    ankle: 'ankle',
    calf: 'calf',
    shin: 'shin',
    hamstring: 'hamstring',
    quad: 'quad',
    hip: 'hip',
    foot: 'foot',
    neck: 'neck',
    elbow: 'elbow',
    wrist: 'wrist',
    chest: 'chest',
  },
} as const

const STATES: Readonly<Record<string, string>> = {
  'completed:true': 'workout done',
  'completed:false': 'workout not done',
  'sleep:poor': 'slept badly',
  'sleep:good': 'slept well',
  'sleep:ok': 'slept all right',
  'fatigue:high': 'tired',
  'fatigue:low': 'fresh',
  'fatigue:normal': 'neither tired nor fresh',
  'mood:low': 'low mood',
  'mood:good': 'good mood',
  'mood:ok': 'mood all right',
  'stress:high': 'stressed',
  'stress:low': 'relaxed',
  'effort:too_hard': 'too hard',
  'effort:too_easy': 'too easy',
  'effort:right': 'effort was right',
}

/** A fact as one would say it: `knee pain, mild`. */
export function factWords({ kind, id, part = '', severity, what = '', value, ...row }: FactRow): string {
  const where = part.replaceAll(/[-_]/g, ' ')
  if (kind === 'pain') return `${where} pain, ${severity}`
  if (kind === 'soreness') return `sore: ${where}`
  if (kind === 'eased') return `${where}: fine again`
  if (kind === 'illness') return 'ill'
  if (kind === 'danger') return (what in ALARM ? ALARM[what as Danger] : ALARM.other).read
  if (kind === 'travel') return 'travelling'
  if (kind === 'equipment') return String(value).replaceAll('_', ' ')
  return STATES[id] ?? hoursWords({ kind, id, value, ...row }) ?? `${kind}: ${String(value).replaceAll('_', ' ')}`
}

/** The same of hours and minutes. */
function hoursWords({ kind, value, start, end, label }: FactRow): string | null {
  const of = kind.endsWith('-today') ? 'today: ' : ''
  if (kind === 'prefer') return `ideally ${start}-${end}`
  if (kind === 'unavailable') return 'no time tomorrow'
  if (kind.startsWith('busy')) return `${of}${label || 'busy'} ${start}-${end}`
  return kind.startsWith('minutes') ? `${of}${value} min at most` : null
}
