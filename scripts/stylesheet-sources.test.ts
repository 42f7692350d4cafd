import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** The files whose classes the stylesheets are made from. */
function sourcesOf(): ReadonlySet<string> {
  const found = globSync('web/styles/*.css').flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/@source "([^"]+)"/g)].flatMap(([, pattern = '']) =>
      globSync(normalize(join(dirname(sheet), pattern))),
    ),
  )
  return new Set(found.map(normalize))
}

test('every screen is one that the stylesheets are made for', () => {
  const known = sourcesOf()
  const screens = globSync('web/**/*.tsx').map(normalize)
  const dressed = screens.filter(
    (file) => !/\.test\.tsx$|\/testing\//.test(file) && /className="/.test(readFileSync(file, 'utf8')),
  )
  expect(dressed.length).toBeGreaterThan(100)
  expect(dressed.filter((file) => !known.has(file))).toEqual([])
})
