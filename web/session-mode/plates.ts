/** The unit that weights come in. */
type Unit = 'kg' | 'lb'

/** What a bar weighs, and the plates that gyms have, heaviest first. @source default-ours */
const BARS: Readonly<Record<Unit, { readonly bar: number; readonly plates: readonly number[] }>> = {
  kg: { bar: 20, plates: [25, 20, 15, 10, 5, 2.5, 1.25] },
  lb: { bar: 45, plates: [45, 35, 25, 10, 5, 2.5] },
}

/**
 * What goes on each side of a bar.
 * @param load - [kg or lb] bar and plates together
 * @returns the plates of one side, heaviest first, or null where the load is less than a bar or no plates make it
 */
export function platesFor(load: number, unit: Unit): { readonly bar: number; readonly side: readonly number[] } | null {
  const { bar, plates } = BARS[unit]
  let left = (load - bar) / 2
  if (left < 0) return null
  const side: number[] = []
  for (const plate of plates)
    while (left >= plate - 1e-6) {
      side.push(plate)
      left -= plate
    }
  return left > 0.01 ? null : { bar, side }
}
