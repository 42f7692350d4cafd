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

/** Keeps the app on the device, and tells when a newer one is ready: null, or what switches to it. */
export function useUpdate(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    let current = true
    const offer = (worker: ServiceWorker | null) => {
      // The very first worker replaces nothing.
      if (current && worker?.state === 'installed' && navigator.serviceWorker.controller) setWaiting(worker)
    }
    void registerOnce().then((registered) => {
      offer(registered?.waiting ?? null)
      registered?.addEventListener('updatefound', () => {
        const { installing } = registered
        installing?.addEventListener('statechange', () => offer(installing))
      })
    })
    return () => {
      current = false
    }
  }, [])
  if (!waiting) return null
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    waiting.postMessage('take-over')
  }
}
