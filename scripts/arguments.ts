import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { StartError } from '../server/config.ts'

/** What was asked of a script, where each word has a meaning. @throws StartError with `usage` where one has none */
export function argumentsOf<T extends ParseArgsOptionsConfig>(
  options: T,
  { filesMax, usage }: { readonly filesMax: number; readonly usage: string },
) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > filesMax) throw new RangeError(`${positionals[filesMax]} has no meaning here`)
    return { values, file: positionals[0] }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.split(/\.\s|\n/)[0] : ''
    throw new StartError(`${why}. It goes so: ${usage}`, { cause })
  }
}
