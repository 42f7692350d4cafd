/** What a configured model is scored on: texts that the built-in reader finds hard, judged by hand, and situations. */

/** Free words and the busy week they mean, in the notation of the reader's own tests. */
export const WEEKS: readonly (readonly [text: string, week: string])[] = [
  ['the usual thing from 14 until 16, tuesdays and thursdays', 'tue,thu 14:00-16:00'],
  ['I clock in at six and out at two, weekdays', 'mon-fri 06:00-14:00'],
  ['my shifts: mo we fr seven pm to three am', 'mon,wed,fri 19:00-03:00'],
  ['between half eight and five I belong to the office, monday through thursday', 'mon-thu 08:30-17:00'],
  [
    'dropping kids 8ish, picking them up quarter past three, every school day',
    'mon-fri 08:00-08:30; mon-fri 15:00-15:30',
  ],
  ['choir practice mondays 19:30 for two hours', 'mon 19:30-21:30'],
  ['lab is booked wed 13 - 17, fri same', 'wed,fri 13:00-17:00'],
  ['early market on saturdays, 5 to 11 in the morning', 'sat 05:00-11:00'],
  ['Schichtbeginn ist um sechs, Feierabend um 14 Uhr, Montag bis Freitag', 'mon-fri 06:00-14:00'],
  ['los martes tengo ensayo de ocho a diez de la noche', 'tue 20:00-22:00'],
  ['le jeudi soir, théâtre de 20h à 22h30', 'thu 20:00-22:30'],
  ['às quartas dou aula das dezenove às vinte e uma', 'wed 19:00-21:00'],
]

/** Notes after a day, and what is in them. `tired`, `fresh`, `slept-badly`, `slept-well`, `ill`, `flag`. */
export const NOTES: readonly (readonly [text: string, ...facts: string[]])[] = [
  ['On the stairs it was as if an elephant sat on my ribs', 'flag'],
  ['everything went black for a second when I stood up after the set', 'flag'],
  ['legs like wet sand all day, could have napped on the tram', 'tired'],
  ['felt like I could have gone round again, so much spring', 'fresh'],
  ['the baby had other plans for my night', 'slept-badly'],
  ['out like a light at ten, woke before the alarm', 'slept-well'],
  ['glands up like golf balls and shivering', 'ill'],
  ['my stomach has been inside out since lunch', 'ill'],
  ['a normal day, nothing to report'],
  ['great run by the river, saw two herons'],
  ['Mein Akku ist leer, ich schleiche nur noch', 'tired'],
  ['no pegué ojo en toda la noche', 'slept-badly'],
]

/** What was written the evening before, and which kinds of change would be sensible advice; none is always allowed. */
export const SITUATIONS: readonly { readonly note: string; readonly sensible: readonly string[] }[] = [
  { note: 'Exhausted, slept terribly, everything feels heavy', sensible: ['easier', 'shorter', 'swap', 'move'] },
  { note: 'Tomorrow is packed, I will have twenty minutes at best', sensible: ['shorter', 'move'] },
  { note: 'Felt great, easy day, slept well', sensible: [] },
  { note: 'My calves are very sore', sensible: ['easier', 'shorter', 'swap', 'move'] },
]
