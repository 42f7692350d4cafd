import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What begins in the first column belongs to the module, not to a call. */
const STATE: readonly RegExp[] = [
  // A phrase of the reader may begin so too: "let the dog out".
  /^(export )?(let|var) [\w{[,\s]+?(?:[:=;,}\]]|$)/,
  // A loop at the top fills something.
  /^(for|while) ?\(/,
  // An empty collection is there to be filled, unless its type says that nobody may.
  /^(export )?const \w+(: (?!Readonly|readonly )[^=]*)? = (new (Weak)?(Map|Set)(<.*>)?\(\)|\[\]|\{\})$/,
  /^(export )?const .* = new \w+Array\(/,
]

/** What remembers for all others. */
const FACTORY = 'engine/memo.ts'

test('no module of the engine holds what a call may change, but by way of its one memory', () => {
  const files = globSync('engine/**/*.ts').filter((file) => !file.includes('.test') && file !== FACTORY)
  expect(files.length).toBeGreaterThan(250)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => STATE.some((pattern) => pattern.test(line)))
      .map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})
