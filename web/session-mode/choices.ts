/** What somebody wants to hear in a session; the sounds are there unless switched off, the voice is asked for. */
export type Choices = { readonly sounds: boolean; readonly voice: boolean }

/** The prefix lets sign-out find it. */
const KEY = 'fulcrum.session-sounds'
const USUAL: Choices = { sounds: true, voice: false }

export function keptChoices(): Choices {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return USUAL
  }
}

export function keepChoices(choices: Choices) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices))
  } catch {
    // Storage is refused: they hold for this session.
  }
}
