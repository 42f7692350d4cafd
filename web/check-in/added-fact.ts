import type { AddedFact } from '../../engine/model.ts'
import type { FACTS } from '../words/fact-words.ts'

export type AddChoice = keyof typeof FACTS.choices

/** Whether a choice is about a part of the body. */
export function needsPart(choice: AddChoice): boolean {
  return choice === 'soreness' || choice === 'pain:mild' || choice === 'pain:strong'
}

/** A choice of the short list as the fact that it states. */
export function addedFact(choice: AddChoice, part: string): AddedFact {
  switch (choice) {
    case 'pain:mild':
      return { kind: 'pain', part, severity: 'mild' }
    case 'pain:strong':
      return { kind: 'pain', part, severity: 'strong' }
    case 'soreness':
      return { kind: 'soreness', part }
    case 'illness':
      return { kind: 'illness' }
    case 'sleep':
      return { kind: 'sleep', value: 'poor' }
    case 'fatigue':
      return { kind: 'fatigue', value: 'high' }
    case 'stress':
      return { kind: 'stress', value: 'high' }
    case 'completed':
      return { kind: 'completed', value: true }
  }
}
