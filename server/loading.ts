/** How modules are found and compiled; to be imported before any that are many, which follow by `import()`. */
import { enableCompileCache, type ResolveHookSync, registerHooks } from 'node:module'
import { join } from 'node:path'

// Beside the packages: who may write there may change the code itself. Where nobody may, nothing is kept.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/fulcrum-compiled'))

const IN_PACKAGE = '/node_modules/'
const FILE = /\.[cm]?[jt]s$/
const found = new Map<string, ReturnType<ResolveHookSync>>()

// For every import Node parses what the package exports, again and again: Drizzle's 130 kB for each of its files and of
// ours that use it, a quarter of the server's start. A file named relatively needs no looking up, a package but one.
registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL, conditions } = context
    if (parentURL === undefined || !conditions.includes('import')) return next(specifier, context)
    if (specifier.startsWith('.'))
      return FILE.test(specifier)
        ? { url: new URL(specifier, parentURL).href, shortCircuit: true }
        : next(specifier, context)
    if (parentURL.includes(IN_PACKAGE)) return next(specifier, context)
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, known)
    return known
  },
})
