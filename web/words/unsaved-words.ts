/** Asked of whoever leaves a screen on which something is not saved. */
export const UNSAVED = {
  title: 'Not saved yet',
  text: 'You changed something here. If you go on without saving, that change is lost.',
  unsavable: 'Something here has not been sent, or is shown only once. If you go on, it is lost.',
  save: 'Save and go on',
  saving: 'Saving...',
  leave: 'Go on without saving',
  stay: 'Stay here',
  failed: ['Not saved', 'What is still missing is shown where you entered it.'],
} as const
