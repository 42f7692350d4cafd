import { readHealth } from '../read-health.ts'

/** A text of a profile and the condition of its writer that it tells, or null. */
export type ConditionCase = { readonly lang?: string; readonly text: string; readonly condition?: string | null }

type Row = { heard: number; told: number; alarms: number; harmless: number }

/** Whether anything of health is read where something is told, and where nothing is: in all, by language and condition. */
export function conditionScore(cases: readonly ConditionCase[]) {
  const rows: Record<string, Row> = {}
  const missed: string[] = []
  const alarms: string[] = []
  for (const { lang = 'unknown', text, condition = null } of cases) {
    const { conditions, minor } = readHealth(text)
    const isHeard = conditions.length > 0 || minor !== null
    for (const key of ['all', lang, ...(condition ? [condition] : [])]) {
      rows[key] ??= { heard: 0, told: 0, alarms: 0, harmless: 0 }
      rows[key][condition === null ? 'harmless' : 'told'] += 1
      if (isHeard) rows[key][condition === null ? 'alarms' : 'heard'] += 1
    }
    if (condition !== null && !isHeard) missed.push(`${condition}: ${text}`)
    if (condition === null && isHeard)
      alarms.push(`${conditions.map(({ kind, quote }) => `${kind} "${quote}"`)}: ${text}`)
  }
  const all = rows.all ?? { heard: 0, told: 0, alarms: 0, harmless: 0 }
  return { recall: all.heard / all.told, falseAlarms: all.alarms / all.harmless, rows, missed, alarms }
}
