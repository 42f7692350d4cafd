/** Sign-in and sign-up: labels and every message. */
export const AUTH = {
  signIn: {
    title: 'Welcome Back',
    lead: 'Sign in to see what today holds.',
    submit: 'Sign In',
    busy: 'Signing in...',
    toggleText: "Don't have an account?",
    toggle: 'Sign up',
  },
  signUp: {
    title: 'Start Your Free Trial',
    submit: 'Create Account',
    busy: 'Creating your account...',
    toggleText: 'Already have an account?',
    toggle: 'Sign in',
  },
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgot: 'Forgot password?',
  passkey: 'Sign in with a passkey',
  checklist: 'Your password needs',
  met: 'met',
  notMet: 'not met yet',
  noticeBefore: 'By creating an account, you agree to our ',
  terms: 'Terms & Conditions',
  noticeBetween: ' and ',
  privacy: 'Privacy Policy',
  noticeAfter: '. You must be 18 or older.',
} as const

export const AUTH_TOASTS = {
  welcome: ['Welcome back! 👋', 'Successfully logged in'],
  created: ['Account Created! 🎉', 'Complete your profile to start your free trial.'],
  loginFailed: ['Login Failed', 'Invalid email or password. Please try again.'],
  accountExists: ['Account Exists', 'This email is already registered. Please login instead.'],
  restored: ['Welcome back! 👋', 'Your account is yours again: its deletion has been called off.'],
} as const satisfies Record<string, readonly [string, string]>
