let stopPlaying: (() => void) | null = null

/** One figure moves at a time: who begins stops the one that moved. @returns what to call at the end */
export function beginAlone(stop: () => void): () => void {
  const before = stopPlaying
  stopPlaying = stop
  before?.()
  return () => {
    if (stopPlaying === stop) stopPlaying = null
  }
}
