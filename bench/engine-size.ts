/** How much the engine weighs in a browser: one bundle of it with the catalogue, minified, brotli. */
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

type Size = {
  readonly minified: number
  readonly brotli: number
  /** Bytes of source that each folder brings, before minification. */
  readonly folders: readonly { readonly name: string; readonly bytes: number }[]
}

/**
 * Bytes of the engine's bundle as a browser would load it.
 * @param entry - module of the engine, with all it needs: `first-plan.ts` is what visitors load
 */
export async function engineBytes(entry: string): Promise<Size> {
  const input = new URL(`../engine/${entry}`, import.meta.url).pathname
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      rollupOptions: { input, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((one) => one.type === 'chunk')
  const code = chunks.map((chunk) => chunk.code).join('')
  const folders = new Map<string, number>()
  for (const chunk of chunks)
    for (const [id, module] of Object.entries(chunk.modules)) {
      const name = /engine\/(\w+(?:\/(?:catalogue|lexicon))?)\//.exec(id)?.[1] ?? 'engine'
      folders.set(name, (folders.get(name) ?? 0) + module.renderedLength)
    }
  return {
    minified: code.length,
    brotli: brotliCompressSync(code).length,
    folders: [...folders].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes),
  }
}
