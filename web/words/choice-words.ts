/** A choice that the plan leaves, answered and taken back. */
export const CHOICE = {
  taken: (answer: string) => ['Plan changed', answer] as const,
  left: ['Noted', 'The plan stays as it is. It will not ask this again for a while.'],
  undo: 'Undo',
  undone: ['Taken back', 'Your plan is as it was before.'],
  failed: ['Error', 'Your answer could not be saved. Please try again.'],
  offline: 'Answering this needs a connection.',
} as const
