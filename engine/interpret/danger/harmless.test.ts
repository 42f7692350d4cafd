import { describe, expect, test } from 'vitest'
import { readDangers } from './read-dangers.ts'

const kinds = (text: string) => readDangers(text).map(({ kind }) => kind)

const CANNOT = ["can't", "still can't", 'cannot', 'can no longer', 'couldn’t']
const UNABLE = [
  'find time',
  'keep up with the group',
  'touch my toes',
  'do Fridays',
  'do a pull up',
  'get past 10k',
  'swim',
]

describe('what somebody cannot do', () => {
  test.each(CANNOT.flatMap((cannot) => UNABLE.map((unable) => `${cannot} ${unable}`)))('is no danger: %s', (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each([
    ["can't keep up with life", 'self-harm'],
    ["can't decide if I want to live", 'self-harm'],
    ["can't lift my arm", 'injury'],
    ["can't remember my name", 'head'],
    ["can't see on the left", 'stroke'],
    ["can't see the point of living", 'self-harm'],
    ["can't run 5k, chest hurts", 'chest'],
  ])('may be one: %s', (text, kind) => {
    expect(kinds(text)).toContain(kind)
  })
})

test.each([
  'felt like being hit by a bus this morning',
  'feel like my form fell off a cliff',
  'thinking of taking the train instead',
  'would like to run across the bridge',
  'want to run off road more',
  'I want to drive less and cycle more',
  "I'd like to look out of the window less",
  'want to jump off the diving board',
  'old whiplash from a car accident years ago, neck aches',
  'almost hit by a car, legs sore',
  'neck sore from the desk, took the stairs up',
  'shoulder hurts after swimming, short of breath on the hills',
  'Halsschmerzen beim Treppensteigen',
  'fever gone, neck a bit stiff from the pillow',
  'want to see my mum again at Christmas',
  'wil van de brug naar huis rennen',
])('sounds like one of its ways, and is no danger: %s', (text) => {
  expect(kinds(text)).toEqual([])
})
