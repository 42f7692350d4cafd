/** Whether a text is a real day of the calendar in the form `YYYY-MM-DD`, of the years that plans can reach. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  if (year < 1900 || month < 1 || month > 12 || day < 1) return false
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Whether a text names a time zone that this runtime knows. */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return text !== ''
  } catch {
    return false
  }
}
