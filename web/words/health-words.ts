import type { HealthCondition } from '../../engine/model.ts'

/** What a trainer would ask before the first session. */
export const HEALTH = {
  title: 'A few health questions (optional)',
  lead: 'What a trainer would ask first. What you tick keeps your plan gentle until a doctor has agreed. Only your plan uses it.',
  legend: 'Does any of this apply to you?',
  conditions: {
    heart: 'A heart condition, or high blood pressure',
    'heart-medicine': 'Medicine for heart or blood pressure',
    dizzy: 'Dizziness, or fainting in the last year',
    diabetes: 'Diabetes',
    pregnant: 'Pregnancy',
    postpartum: 'A birth in the last six months',
    eating: 'An eating disorder, now or before',
    treated: 'Another illness, injury or operation that a doctor treats',
  } satisfies Record<HealthCondition, string>,
  cleared: 'A doctor has agreed to hard training with this',
  bornYear: 'Year of birth',
  bornYearHint: 'Optional. Fulcrum is for adults of 18 and over; from 60 on, sessions add balance work to strength.',
  bornYearWrong: 'Please give a year with four digits',
  failed: ['Error', 'Failed to save your health answers. Please try again.'],
  underAge: 'Fulcrum is for adults of 18 and over',
  card: 'Your plan is gentle for now',
  agreed: 'A doctor has agreed',
  notSo: 'That is not so',
  answeredElsewhere: ['Answered already', 'Another device has answered this. Your profile shows what counts now.'],
  answerFailed: ['Error', 'Your answer could not be saved. Please try again.'],
  answered: {
    cleared: ['Good to hear', 'Your plan is rebuilt on your doctor’s word.'],
    mistaken: ['Taken back', 'Your plan is rebuilt.'],
  },
} as const
