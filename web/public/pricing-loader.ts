/** Brings the script for whoever is signed in; visitors, who are most, wait for nothing but this file. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem('fulcrum.session') !== null
  } catch {
    return false
  }
}

const address = document.querySelector<HTMLElement>('[data-start-trial]')?.dataset.startTrial
// The address is in the page: a bundled import would bring a helper that weighs more than this file.
if (address && isSignedIn()) void import(/* @vite-ignore */ address)
