import type { Plugin } from 'vite'

const ROUTER = /\/node_modules\/react-router\/dist\//

/**
 * Leaves the parts of the router that no screen uses (its own forms, links and prefetching) out of the browser's script.
 * Each is given a name for developers' tools by an assignment, and wrapped by a call: either makes a bundler keep it.
 */
export function unnamedParts(): Plugin {
  return {
    name: 'unnamed-parts',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return null
      return code
        .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
        .replaceAll(
          /(?<=^(?:const|let|var) \w+ = )(?=[\w$]+\.(?:forwardRef|memo|createContext)\()/gm,
          '/* @__PURE__ */ ',
        )
    },
  }
}
