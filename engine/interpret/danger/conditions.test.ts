import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readHealth, readToldConditions } from './read-health.ts'
import { type ConditionCase, conditionScore } from './testing/condition-score.ts'
import { HEALTH_WORDS } from './words-health.ts'

const casesOf = (name: string) =>
  readFileSync(new URL(`./${name}.test-data.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ConditionCase)
const kinds = (text: string) => readHealth(text, '2026-11-23').conditions.map(({ kind }) => kind)
const wrongly = (cases: readonly ConditionCase[]) =>
  cases.filter(({ text, condition }) => condition && !kinds(text).some((kind) => kind === condition))

test('conditions that a stranger wrote into a profile are heard, by their kind, and what only looks like one is not', () => {
  const cases = casesOf('conditions')
  expect(cases).toHaveLength(350)
  const { recall, falseAlarms } = conditionScore(cases)
  expect(recall).toBeGreaterThanOrEqual(0.97)
  expect(falseAlarms).toBeLessThanOrEqual(0.03)
  expect(wrongly(cases).length / cases.length).toBeLessThanOrEqual(0.02)
})

test('our own, half of them twins without a condition, are all told apart', () => {
  const cases = casesOf('conditions-ours')
  expect(conditionScore(cases)).toMatchObject({ missed: [], alarms: [] })
  expect(wrongly(cases)).toEqual([])
})

test('every name of a condition is heard where it stands alone: no idiom takes it away', () => {
  const alone =
    /^(heart|heartsign|heart-medicine|dizzy|passedout|diabetes|pregnant|postpartum|eating|treated|lasting|survived)$/
  const names: string[] = []
  let group = ''
  for (const line of HEALTH_WORDS.trim().split('\n'))
    if (line.endsWith(' =')) group = line.slice(0, -2)
    else if (alone.test(group)) names.push(line.replaceAll(/[!*]/g, '').replaceAll(' _ ', ' '))
  expect(names.length).toBeGreaterThan(2000)
  expect(names.filter((name) => kinds(name).length === 0)).toEqual([])
})

describe('whose a condition is', () => {
  test.each([
    ['nurse with type 1 diabetes', 'diabetes'],
    ['the diabetes nurse sees me monthly', 'diabetes'],
    ['I work in a hospital and have diabetes', 'diabetes'],
    ['Lehrerin in Chemo', 'treated'],
    ['ich laufe für mein Herz, Herzinfarkt 2021', 'heart'],
    ['I run against the clock since my heart attack', 'heart'],
    ['enceinte d’une fille', 'pregnant'],
    ['diabete da bambina', 'diabetes'],
    ['noch schwanger', 'pregnant'],
    ['my husband drives me to dialysis', 'treated'],
    ['My husband works late (I am pregnant)', 'pregnant'],
    ["I've got MS", 'treated'],
    ['diagnosed with epilepsy 5 years ago', 'treated'],
    ['blood clot in my leg last year', 'treated'],
    ['bit anaemic at the moment', 'treated'],
    ['I have a hernia and wait for its op', 'treated'],
  ])('their own: %s', (text, kind) => expect(kinds(text)).toContain(kind))

  test.each([
    'weder schwanger noch zuckerkrank',
    'noch nie Schwindel gehabt',
    "I care for my husband (Parkinson's) all day",
    'caring for mum (dementia, diabetes)',
    'I have MS Teams calls 9-10',
    'I wash pots in a pub 6-10',
    'I tutor 4-8 both days',
    'blood pressure is not high',
    'mein Blutdruck ist nicht zu hoch',
    'geen hartkloppingen of duizeligheid',
    'diabetes runs in the family',
    "nan's insulin is in our fridge",
  ])('nobody’s or another’s: %s', (text) => expect(kinds(text)).toEqual([]))
})

describe('a target below any healthy weight', () => {
  test.each(['38 kg by April', 'Zielgewicht 40 kg', 'peso 47 kilos y quiero llegar a 40'])('%s', (text) =>
    expect(kinds(text)).toEqual(['eating']),
  )
  test.each(['goal weight 60 kg', 'carry sacks of 40 kg until June', 'bike of 12 kg, trip in May'])(
    'none: %s',
    (text) => expect(kinds(text)).toEqual([]),
  )
})

test('what a diary tells of a single day is no condition of it', () => {
  for (const text of [
    'threw up my dinner on purpose',
    'tachycardia',
    'fainted on the stairs',
    'blood pressure 170 today',
  ])
    expect(readToldConditions(text), text).toEqual([])
})
