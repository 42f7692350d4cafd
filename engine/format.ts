/**
 * Minutes as a person reads them: `45 min`, `2 h`, `3 h 20 min`.
 * @param minutes - [min] 0 or more, rounded to whole minutes
 */
export function formatDuration(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/**
 * Kilometres as a person reads them: `5 km`, `7.5 km`.
 * @param km - [km] 0 or more
 */
export function formatKm(km: number): string {
  return `${Math.round(km * 10) / 10} km`
}

/** A text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
