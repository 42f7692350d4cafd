type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown }
}
let policy: ReturnType<Policies['createPolicy']> | undefined

/** The address of a worker of this very site, as the content security policy wants it said. @throws TypeError for another's */
export function workerAddress(file: string): string {
  policy ??= (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('app-worker', {
    createScriptURL: ownAddress,
  })
  return (policy?.createScriptURL(file) ?? ownAddress(file)) as string
}

function ownAddress(file: string): string {
  const { href, origin } = new URL(file, window.location.href)
  if (origin !== window.location.origin) throw new TypeError('a worker of another site')
  return href
}
