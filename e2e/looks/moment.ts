/** When the pictures are taken: a Tuesday morning with a session still to come. */
export const TODAY = '2026-05-05'
export const ZONE = 'Europe/Berlin'
export const MOMENT = new Date(`${TODAY}T07:30:00Z`)
