/** What the ordinary person of a measurement answers at onboarding. */
export const PROFILE = {
  name: 'Robin Example',
  fitness_level: 'intermediate',
  primary_goal: 'general',
  stress_level: 'medium',
  training_days_per_week: 4,
  daily_commitments: 'Work 9-5 Mon-Fri, kids bedtime 7:30pm',
  time_zone: 'UTC',
}
