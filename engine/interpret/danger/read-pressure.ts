import { sure } from '../../sure.ts'
import type { Run } from './match.ts'
import type { Word } from './words-of.ts'

/** [mmHg] The upper value from which blood pressure is too high, told alone. @source default-ours */
const HIGH = 150
/** [mmHg] No cuff shows more. */
const MOST = 260
/** [words] within which the value follows. */
const REACH = 8
const PRESSURE = /^(pressure|bp|blutdruck|tension|presion|pressao|pressione|bloeddruk|bovendruk|tensao|rr)$/
/** In France, Spain, Portugal, Brazil and Italy doctors say 17 where the cuff shows 170. */
const IN_CM = /^(tension|presion|pressao|tensao|pressione)$/
const OTHER_NUMBER =
  /^(km|k|m|w|watts?|bpm|puls|pulse|kg|h|uhr|min|mins?|minutes?|minuten|%|am|pm|heures?|horas?|ore|uur|anos|ans|anni|jahre?n?|jaar|years?|mg|euros?|days?|tagen?|jours|dias|giorni|dagen|weeks?|wochen|semaines|semanas|settimane|weken|mois|meses|mesi|months?|monaten?|maanden|bar|psi|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|de|di)$/

/** "Blood pressure is a problem, often over 160". */
const OVER = /^(over|above|uber|bei|boven|oltre|sopra|acima|around|um|rond|plus|encima|mas|mais|a)$/

/** Where a text tells a blood pressure that is too high by its number: "Blutdruck oft bei 170", "tension à 18". */
export function highPressureIn(words: readonly Word[]): Run | null {
  for (const [from, { text, clause, sentence }] of words.entries()) {
    if (!PRESSURE.test(text)) continue
    if (text === 'pressure' && words[from - 1]?.text !== 'blood') continue
    const before = [1, 2].find((step) => isHigh(words[from - step], text))
    if (before !== undefined && sure(words[from - before]).clause === clause) return { from: from - before, to: from }
    const to = words.findIndex(
      (word, at) => at > from && at <= from + REACH && word.sentence === sentence && Number(word.text) > 0,
    )
    if (
      to < 0 ||
      (sure(words[to]).clause !== clause && !OVER.test(sure(words[to - 1]).text)) ||
      OTHER_NUMBER.test(words[to + 1]?.text ?? '')
    )
      continue
    if (isHigh(words[to], text)) return { from, to }
  }
  return null
}

function isHigh(word: Word | undefined, named: string): boolean {
  const value = Number(word?.text)
  const isSo = (mmHg: number) => mmHg >= HIGH && mmHg <= MOST
  return isSo(value) || (IN_CM.test(named) && word?.signs !== ':' && isSo(value * 10))
}
