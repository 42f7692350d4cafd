let context: AudioContext | null = null

/**
 * The audio of the device, made to run. Browsers let nothing sound that no press has asked for, and some count only what
 * is asked within it: so the press that begins a session calls this, before the session itself has arrived.
 * @returns null where there is none
 */
export function openAudio(): AudioContext | null {
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
  void context?.resume().catch(() => undefined)
  return context
}

export function closeAudio() {
  void context?.close().catch(() => undefined)
  context = null
}
