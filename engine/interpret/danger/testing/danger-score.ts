import { readDangers } from '../read-dangers.ts'

/** A text and whether it tells of a danger: `kind` names which, `want` only that there is one. */
export type DangerCase = {
  readonly lang?: string
  readonly text: string
  readonly kind?: string | null
  readonly want?: boolean
  readonly part?: string
}

type Row = { heard: number; dangers: number; alarms: number; harmless: number }

/** What the net hears of some texts, in all and by language and kind. */
export function scoreOf(cases: readonly DangerCase[]) {
  const rows: Record<string, Row> = {}
  const missed: string[] = []
  const alarms: string[] = []
  for (const { lang = 'unknown', text, kind, want } of cases) {
    const isDanger = want ?? (kind !== null && kind !== undefined)
    const isHeard = readDangers(text).length > 0
    for (const key of ['all', lang, ...(isDanger && kind ? [kind] : [])]) {
      rows[key] ??= { heard: 0, dangers: 0, alarms: 0, harmless: 0 }
      rows[key][isDanger ? 'dangers' : 'harmless'] += 1
      if (isHeard) rows[key][isDanger ? 'heard' : 'alarms'] += 1
    }
    if (isDanger && !isHeard) missed.push(text)
    if (!isDanger && isHeard) alarms.push(text)
  }
  const all = rows.all ?? { heard: 0, dangers: 0, alarms: 0, harmless: 0 }
  return { recall: all.heard / all.dangers, falseAlarms: all.alarms / all.harmless, rows, missed, alarms }
}
