/** Whether this server is about to go: it still answers, but should be sent nothing new. */
export type Lifecycle = { readonly isStopping: () => boolean; readonly stop: () => void }

/** A server that is here to stay until told otherwise. */
export function createLifecycle(): Lifecycle {
  let stopping = false
  return {
    isStopping: () => stopping,
    stop: () => {
      stopping = true
    },
  }
}
