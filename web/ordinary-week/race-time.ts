/** [s] of `24:30` or `1:45:00`; null when it is neither. */
export function secondsOf(typed: string): number | null {
  const [, hours = '0', minutes, seconds] = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(typed.trim()) ?? []
  return minutes === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** A time as a race clock shows it: `1:45:00`, `24:30`. */
export function timeText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
