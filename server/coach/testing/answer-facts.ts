/** Facts of an invented plan that the answers of the test data speak of. */
export const ANSWER_FACTS = JSON.stringify({
  today: '2026-03-09',
  days: [
    { date: '2026-03-10', day: 'Tuesday', workoutName: 'Easy Run', durationMin: 45, rpe: 3, start: '06:45' },
    { date: '2026-03-11', day: 'Wednesday', workoutName: 'Strength', durationMin: 40, rpe: 6, start: '18:00' },
    { date: '2026-03-12', day: 'Thursday', workoutName: 'Intervals', durationMin: 60, rpe: 7, start: '17:45' },
    { date: '2026-03-14', day: 'Saturday', workoutName: 'Long Run', durationMin: 90, rpe: 4, start: '09:00' },
  ],
  events: [{ name: 'Half Marathon', date: '2026-05-18', distanceKm: 21.1, inDays: 70, inWeeks: 10 }],
  weeks: 12,
})

/** What the person asked before. */
export const ANSWER_ASKED = 'Can I run 60 km tomorrow?'
