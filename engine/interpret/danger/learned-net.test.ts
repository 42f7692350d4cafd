import { describe, expect, test } from 'vitest'
import { sure } from '../../sure.ts'
import { featuresOfText, readDangers } from './read-dangers.ts'

describe('what no phrase tells is heard by the net, named and quoted', () => {
  test.each([
    ['sitting on the sofa, heart galloping and I had to hold on to the table', 'heart'],
    ['the water I passed was as dark as stout after the relay', 'urine'],
    ['one calf is hot and fat since the long flight', 'calf'],
    ['estoy en la cama y no me llega el aire', 'breath'],
    ['mijn rechterhand deed niets meer en praten ging niet', 'stroke'],
  ])('%s', (text, kind) => {
    expect(featuresOfText(text).dangers).toEqual([])
    const [found] = readDangers(text)
    expect(found).toMatchObject({ kind })
    expect(text.slice(sure(found).start, sure(found).end)).toBe(sure(found).quote)
  })
})

describe('pride, and doubt that was wrong, is no danger', () => {
  test.each([
    'I never imagined swimming would be my thing',
    'thought my legs would give up, they did not',
    'I can’t believe I am still going after six weeks',
    'wollte eigentlich nicht, war dann super',
  ])('%s', (text) => {
    expect(readDangers(text)).toEqual([])
  })

  test('and what begins alike and is one, is heard', () => {
    for (const text of ['I did not think I would faint but I fainted', 'never thought I would want to kill myself'])
      expect(readDangers(text).length, text).toBeGreaterThan(0)
  })
})
