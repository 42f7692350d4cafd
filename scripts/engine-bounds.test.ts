import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A number that is called the most or the least of something that a session, a week or a body has. */
const BOUND = /^(?:export )?const \w*(?:LEAST|MOST|MAX)\w*_(?:MIN|KM|DAYS|RPE|RIR|REPS|KCAL|AU)\b[^=]*= (?:\d|\{)/
const BOUND_LAST = /^(?:export )?const \w+_(?:LEAST|MOST|MAX)\b[^=]*= \{ beginner/

/** The tables and those who measure by them; what the reader believes of a text; and what only rounds. */
const MAY = [
  /^engine\/limits\//,
  /^engine\/interpret\//,
  /^engine\/check\//,
  /^engine\/sessions\/endurance\/endurance\.ts$/,
]

test('bounds stand in the tables of engine/limits, whatever reads them', () => {
  const files = globSync('engine/**/*.ts').filter(
    (file) => !file.includes('.test') && !MAY.some((place) => place.test(file)),
  )
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => BOUND.test(line) || BOUND_LAST.test(line))
      .map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})
