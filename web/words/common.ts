/** Words that more than one screen uses. */
export const COMMON = {
  retry: 'Try again',
  product: 'Fulcrum',
  toHome: 'Fulcrum home page',
  tagline: ['Your Life.', 'Your Workout.', 'Perfectly Balanced.'],
  error: 'Error',
  validationError: 'Validation Error',
  unexpected: 'An unexpected error occurred. Please try again.',
  offline: 'The server could not be reached. Please check your connection and try again.',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  loading: 'Loading',
  skip: 'Skip to content',
  authenticationError: 'Authentication Error',
  logInAgain: 'Please log in again.',
  signedOut: 'You have been signed out',
  notAuthenticated: 'Not authenticated',
} as const

/** The router's screens. */
export const ROUTER = {
  errorTitle: 'Unexpected Application Error!',
  notFoundTitle: 'Oops! Page not found',
  notFoundText: 'The page you were looking for is not here. It may have moved, or the address may have a typo in it.',
  home: 'Return to Home',
} as const
