// Plain JavaScript, so that an old Node can read far enough to say what is wrong.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

if (!('Temporal' in globalThis)) {
  process.stderr.write(
    `Fulcrum needs Node 26, and this is ${process.version}. \`npm install\` brings it along as an optional package:\n` +
      'run `npm install` again without --omit=optional, then the same command.\n',
  )
  process.exit(1)
}
const [script] = process.argv.splice(2, 1)
await import(pathToFileURL(resolve(script)).href)
