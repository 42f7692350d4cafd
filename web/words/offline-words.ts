/** Without a network, and when a newer version is there. */
export const OFFLINE = {
  title: 'No connection to Fulcrum',
  text: 'This is your plan as it was last loaded. It updates when you are connected again.',
  missing: ['Not there yet', 'This part could not be loaded. Please check your connection and try again.'],
  updateTitle: 'Update',
  updateReady: 'A newer version of Fulcrum is ready.',
  updateKeeps: 'What you have typed stays.',
  update: 'Reload',
  later: 'Later',
} as const
