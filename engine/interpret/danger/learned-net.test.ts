import { describe, expect, test } from 'vitest'
import { packed, unpacked } from './learned-net.ts'
import { featuresOfText, readDangers } from './read-dangers.ts'

test('weights come back from their packed form, each within half a step, also over line ends', () => {
  const weights = new Map([
    [0, 1.2],
    [5, -0.5],
    [900, 0.31],
    [65_535, -3.1],
  ])
  const text = packed(weights, 0.1).replace(/.{3}/g, '$&\n')
  const back = unpacked(text, 0.1)
  expect([...back.keys()]).toEqual([...weights.keys()])
  for (const [bucket, weight] of weights) expect(Math.abs(back.get(bucket)! - weight)).toBeLessThanOrEqual(0.05)
})

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
    expect(text.slice(found!.start, found!.end)).toBe(found!.quote)
  })
})
