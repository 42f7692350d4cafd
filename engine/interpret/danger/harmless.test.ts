import { describe, expect, test } from 'vitest'
import { readDangers } from './read-dangers.ts'

const kinds = (text: string) => readDangers(text).map(({ kind }) => kind)

const CANNOT = ["can't", "still can't", 'cannot', 'can no longer', 'couldn’t']
const UNABLE = [
  'find time',
  'keep up with the group',
  'make it',
  'touch my toes',
  'find the rhythm',
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
    ['lower back pain and numb around my bum', 'other'],
    ['sat in the garage with the engine running', 'self-harm'],
    ['want to drive the car off a bridge', 'self-harm'],
    ["can't do mornings anymore, don't want to be here", 'self-harm'],
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
  "Can't do morning, dropping car at garage",
  'dropping car at garage',
  "Can't do it, taking the car to the garage",
  'not challenging enough',
  'not enough weight on the bar',
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
  'von der Brücke bis zum See laufen',
  'ich will von der Brücke zum Bahnhof laufen',
  'quiero correr desde un puente a otro',
  'i plan to end it at km 10',
  'plan to end it with a stretch',
  'i want to end it with a sprint',
  'walk into the sea with the kids',
  'want to walk into the sea for a swim',
  'want to walk into the sea and swim',
  "I quit smoking a week ago and it's hard",
  'gave up drinking last month and it is hard',
  'quit sugar and its hard',
])('sounds like one of its ways, and is no danger: %s', (text) => {
  expect(kinds(text)).toEqual([])
})

test.each([
  'want to walk into the sea',
  'i just want to walk into the sea and not come back',
  "can't cope with the kids, want to walk into the sea",
  'went for a swim. thinking about walking into the river',
  'plan to end it',
  'i plan to end it tonight',
  'gonna end it',
  'Ich will von der Brücke',
  'ich denke daran von der Brücke zu gehen',
  'quit smoking and i want to die',
])('is an end that is meant, whatever sounds like it: %s', (text) => {
  expect(kinds(text)).toContain('self-harm')
})
