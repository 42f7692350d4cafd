import { useEffect, useState } from 'react'

const FILE = '/sw.js'

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => unknown }
}

/** The one address that a worker may come from, as the content security policy wants it said. */
function workerAddress(): string {
  const policies = (window as { trustedTypes?: Policies }).trustedTypes
  const policy = policies?.createPolicy('app-sw', { createScriptURL: () => FILE })
  // The types of the DOM know only text here; browsers with the policy want the object.
  return (policy?.createScriptURL(FILE) ?? FILE) as string
}

let registration: Promise<ServiceWorkerRegistration | undefined> | undefined

function registerOnce() {
  // In development there is no worker: its files change at every keystroke.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return Promise.resolve(undefined)
  registration ??= navigator.serviceWorker.register(workerAddress()).catch(() => undefined)
  return registration
}

/** [ms] Whoever presses a button sees it do something. @source default-ours */
const PATIENCE_MS = 5_000
/** [ms] A tab that stays open for days asks at most this often whether there is a newer version. */
const ASK_AGAIN_MS = 30 * 60_000

/** Asks for a newer version whenever the tab is looked at again: without a navigation the browser would not. */
function askAgain(registered: ServiceWorkerRegistration): () => void {
  let asked = performance.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < ASK_AGAIN_MS) return
    asked = performance.now()
    // Without a network there is no newer version either.
    registered.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Keeps the app on the device, and tells when a newer one is ready: null, or what switches to it. */
export function useUpdate(): (() => void) | null {
  const [ready, setReady] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    let end: (() => void) | undefined
    let current = true
    const offer = (worker: ServiceWorker | null) => {
      // The very first worker replaces nothing.
      if (current && worker?.state === 'installed' && navigator.serviceWorker.controller) setReady(worker)
    }
    void registerOnce().then((registered) => {
      if (!registered || !current) return
      end = askAgain(registered)
      offer(registered.waiting)
      registered.addEventListener('updatefound', () => {
        const { installing } = registered
        installing?.addEventListener('statechange', () => offer(installing))
      })
    })
    return () => {
      current = false
      end?.()
    }
  }, [])
  if (!ready) return null
  return () => {
    let begun = false
    const reload = () => {
      if (begun) return
      begun = true
      window.location.reload()
    }
    // Another tab may have switched already, or this very moment: then this one need only follow, whatever it hears of first.
    if (ready.state !== 'installed') return reload()
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    // A worker that is in the middle of something is not replaced before it is done; the page comes anew all the same.
    setTimeout(reload, PATIENCE_MS)
    ready.addEventListener('statechange', reload, { once: true })
    ready.postMessage('take-over')
  }
}
