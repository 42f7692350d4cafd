import { expect, test } from 'vitest'
import { noteFacts, toldDone } from '../history/notes.ts'
import type { HistoryEntry } from '../model.ts'

const ENTRIES: readonly HistoryEntry[] = [
  { notes: 'did my easy run' },
  { notes: 'skipped today' },
  { notes: 'Ran 5 miles, legs heavy', removed: ['completed:true'] },
  { notes: 'a long day at work', tomorrowNotes: 'did the run, meeting at 9' },
  { tomorrowNotes: 'heute gelaufen, morgen frei' },
  { notes: 'hab heute trainiert', taps: { energy: 2 } },
  { notes: 'no pude entrenar hoy' },
  { added: [{ kind: 'completed', value: true }] },
  { notes: 'Ran 5 miles', added: [{ kind: 'completed', value: false }] },
  { taps: { sleep: 1 } },
]

test('whether a day was done is read alone as it is read with all else', () => {
  const said = new Set<boolean | null>()
  for (const first of ENTRIES)
    for (const second of ENTRIES) {
      const day = { date: '2026-03-02', entries: [first, second] }
      expect([first, second, toldDone(day)]).toEqual([first, second, noteFacts(day).completed])
      said.add(toldDone(day))
    }
  expect(said).toEqual(new Set([true, false, null]))
})
