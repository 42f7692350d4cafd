/** [days] ahead that calendars are read: half a year. @source default-ours */
export const CALENDAR_AHEAD_DAYS = 182
