import type { TrialCard } from '../words/sign-up-offer.ts'

/** What the server writes into the shell of the app; an unfilled token means the default. */
function setting(name: string): string {
  const value = document.querySelector<HTMLMetaElement>(`meta[name="fulcrum:${name}"]`)?.content ?? ''
  return value.startsWith('%') ? '' : value
}

export function trialCard(): TrialCard {
  return setting('trial-card') === 'required' ? 'required' : 'none'
}
