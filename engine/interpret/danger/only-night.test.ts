import { describe, expect, test } from 'vitest'
import { readDangers } from './read-dangers.ts'

const kinds = (text: string) => readDangers(text).map(({ kind }) => kind)

const OFTEN = ['twice', '3 times', 'ten times', 'a few times', 'so many times']
const WHEN = ['', ' last night', ' in the night', ' with the baby', ' to pee']
const WAKING = OFTEN.flatMap((often) => WHEN.map((when) => `woke up ${often}${when}`))
const ELSEWHERE = [
  'bin oft aufgewacht',
  'ständig aufgewacht',
  'me desperté a las 4',
  'je me suis réveillée 3 fois',
  'mi sono svegliata spesso',
  'wakker geworden door de baby',
]
const BY_WHOM = ['the cat woke me up', 'husband woke me up at 5', 'up since 4 with the twins', 'awake half the night']

describe('a night of waking', () => {
  test.each([...WAKING, ...ELSEWHERE, ...BY_WHOM])('is no danger: %s', (text) => {
    expect(kinds(text)).toEqual([])
    expect(kinds(`${text}. Did the run anyway`)).toEqual([])
  })

  test.each([
    ['woke up gasping 3 times', 'breath'],
    ['woke up on the floor', 'faint'],
    ['woke up at 4 with chest pain', 'chest'],
    ['awake since 3, heart racing', 'heart'],
    ['woke up at 4 and thought i want to end it', 'self-harm'],
    ['woke up twice, could not move my left side', 'stroke'],
    ['hope i dont wake up again', 'self-harm'],
    ['would rather never wake again', 'self-harm'],
    ['wish i hadn’t woken up', 'self-harm'],
  ])('does not hide one: %s', (text, kind) => {
    expect(kinds(text)).toContain(kind)
  })
})

test.each(['worst run of my life', 'the hardest ride ever', 'slowest swim in years'])(
  'a session that was bad is no danger: %s',
  (text) => {
    expect(kinds(text)).toEqual([])
  },
)
