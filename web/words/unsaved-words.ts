/** Asked of whoever leaves a screen on which something is not saved. */
export const UNSAVED = {
  title: 'Your week is not saved yet',
  text: 'You changed your week. If you go on without saving, that change is lost.',
  save: 'Save and go on',
  saving: 'Saving...',
  leave: 'Go on without saving',
  stay: 'Stay here',
  failed: ['Not saved', 'My week says what is still missing.'],
} as const
