import { describe, expect, test } from 'vitest'
import { readDangers } from './read-dangers.ts'

const kinds = (text: string) => readDangers(text).map(({ kind }) => kind)

const WISHES = ['I want to', 'I just want to', 'I hope to', 'I would like to', 'my goal is to', 'trying to']
const AIMS = [
  'run 5k without stopping',
  'stop smoking',
  'stop snacking',
  'lose weight',
  'lose the belly',
  'get stronger',
  'keep up with my kids',
  'touch my toes',
]

describe('what somebody trains for', () => {
  const wished = WISHES.flatMap((wish) => AIMS.map((aim) => `${wish} ${aim}`))
  test.each([
    ...wished,
    "je veux courir sans m'arrêter",
    'ich will mit dem Rauchen aufhören',
    'ik wil fit worden',
    'quiero dejar de fumar',
  ])('is no danger: %s', (text) => {
    expect(kinds(text)).toEqual([])
    expect(kinds(`Work 9-5, kids at six. ${text}`)).toEqual([])
  })

  test.each([
    ['I just want to stop', 'self-harm'],
    ['I want to be done with it all', 'self-harm'],
    ['I would like to not be here', 'self-harm'],
    ['I want to swim out and not come back', 'self-harm'],
    ['I want to cut my leg', 'self-harm'],
    ['I want to cut my belly', 'self-harm'],
    ['I need to stop on the stairs to get my breath', 'breath'],
    ['I need to stop my breath', 'breath'],
    ['want my kids to be better off without me', 'self-harm'],
    ['I need to stop running, chest hurts', 'chest'],
  ])('is no cover for one: %s', (text, kind) => {
    expect(kinds(text)).toContain(kind)
  })
})
