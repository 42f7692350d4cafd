/** [min] a day and a half, as the server keeps at most. */
const LONGEST_MIN = 2160

/** [min] of `1:30`, `90`, `90 min` or `1.5 h`; null where it is none of them. */
export function lengthOf(typed: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(typed.trim()) ?? []
  const [, number, unit = 'm'] = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*(h|m)?[a-z]*\.?$/i.exec(typed.trim()) ?? []
  const all =
    hours !== undefined
      ? Number(hours) * 60 + Number(minutes)
      : Number(number?.replace(',', '.')) * (unit.toLowerCase() === 'h' ? 60 : 1)
  return all >= 1 && all <= LONGEST_MIN ? Math.round(all) : null
}
