/** The audio of the device while a session stands; kept apart from what sounds, since the first screen carries this alone. */
export const device: { audio?: AudioContext | undefined } = {}

/**
 * Makes it run. Browsers let nothing sound that no press has asked for, and some count only what is asked within it: so
 * the press that begins a session calls this, before the session itself has arrived.
 */
export function openAudio(): AudioContext | undefined {
  if (window.AudioContext) device.audio ??= new AudioContext()
  device.audio?.resume().catch(() => {})
  return device.audio
}
