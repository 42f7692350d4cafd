import type { Goal, Level, Stress } from '../../engine/model.ts'

/** The three steps of the profile. */
export const ONBOARDING = {
  step: (step: number) => `Step ${step} of 3`,
  progress: 'Profile progress',
  titles: ["Let's Get to Know You", 'Your Fitness Goals', 'Your Daily Life'],
  leads: [
    'Two things to begin with, so your first week fits.',
    'What you train for decides the plan; how you feel decides how hard.',
    'Your training goes around your life, not the other way round.',
  ],
  name: 'Name',
  namePlaceholder: 'What should we call you?',
  level: 'Current fitness level',
  goal: 'Primary goal',
  stress: 'Current stress level',
  commitments: 'Daily commitments',
  week: {
    open: 'Change it on your week',
    close: 'Hide the week',
    missing: 'Your week could not be loaded. You can change it later, under My week.',
    change: {
      title: 'Your words have changed. They would change this on your week:',
      comes: (fact: string) => `+ ${fact}`,
      goes: (fact: string) => `− ${fact}`,
      stays: (fact: string) => `${fact} stays: you drew it yourself`,
      unlimited: (day: string) => `No limit on ${day} any more`,
      take: 'Change my week',
      leave: 'Leave it as drawn',
    },
  },
  /** What was set by hand, and what other words say of it. */
  later: {
    title: (part: string) => `${part}: you set this yourself. Your words would now change it:`,
    parts: {
      dated: 'Days away',
      sports: 'Sports',
      body: 'What hurts',
      equipment: 'What is at hand',
      events: 'Races',
    },
    comes: (fact: string) => `+ ${fact}`,
    goes: (fact: string) => `− ${fact}`,
    take: 'Change it',
    leave: 'Leave it as I set it',
    unanswered: 'Your words would change something that you set yourself. Please choose which counts.',
  },
  commitmentsHint: 'Work, school runs, meals, bedtime: with times, as you would tell a friend.',
  commitmentsPlaceholder: "Work 9-5, commute 30 min, kids' bedtime 7:30",
  days: 'Training days per week',
  races: 'Upcoming races or events (optional)',
  racesPlaceholder: 'Half marathon on 12 April, under 2 hours',
  goalDate: 'Goal target date (optional)',
  back: 'Back',
  forward: 'Continue',
  finish: 'Create My Schedule',
  finishing: 'Saving...',
  loading: 'Loading your profile...',
  cancel: 'Back to dashboard',
  saved: ['Profile updated! ✅', 'Regenerating your schedule based on the new info...'],
  saveFailed: ['Error', 'Failed to save your information. Please try again.'],
} as const

export const LEVEL_CHOICES: readonly { value: Level; label: string; note: string }[] = [
  { value: 'beginner', label: 'Just starting out', note: 'New to training, or back after a long break' },
  { value: 'intermediate', label: 'Regular exercise', note: 'A few sessions in most weeks' },
  { value: 'advanced', label: 'Very active', note: 'Training is part of nearly every day' },
]

export const GOAL_CHOICES: readonly { value: Goal; label: string }[] = [
  { value: 'weight-loss', label: 'Weight Loss' },
  { value: 'muscle-gain', label: 'Build Muscle' },
  { value: 'endurance', label: 'Improve Endurance' },
  { value: 'general', label: 'General Fitness' },
  { value: 'stress', label: 'Stress Relief' },
]

export const STRESS_CHOICES: readonly { value: Stress; label: string; note: string }[] = [
  { value: 'low', label: 'Feeling good', note: 'Room for more' },
  { value: 'medium', label: 'Some pressure', note: 'Busy, but steady' },
  { value: 'high', label: 'Very stressed', note: 'Training should give, not take' },
]
