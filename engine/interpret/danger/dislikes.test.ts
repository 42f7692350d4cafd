import { describe, expect, test } from 'vitest'
import { withPlainDislikes } from './dislikes.ts'
import { readDangers, readToldDangers } from './read-dangers.ts'

describe('what somebody cannot stand', () => {
  test.each([
    "I can't stand burpees. Bad right shoulder.",
    "I can't stand swimming. Bad right shoulder since 2019.",
    "I can't stand running, dodgy knee",
    "Can't stand the treadmill; my knee hurts.",
    'I cannot stand gyms. Old ankle injury.',
    'cant stand doing box jumps, my ankle is weak',
    'I really can’t stand long road running. Bad hip.',
    "Can't stand going to the gym, elbow sore",
    'Ich kann Burpees nicht ausstehen. Schulter rechts kaputt.',
    'Je ne supporte pas la course, genou fragile.',
    'No soporto correr, rodilla mala.',
    'Non sopporto correre, ginocchio malandato.',
    'Não suporto burpees. Ombro direito ruim.',
    'Ik kan hardlopen niet uitstaan, slechte knie.',
  ])('is disliked: %s', (text) => {
    expect(readDangers(text)).toEqual([])
    expect(readToldDangers(text)).toEqual([])
  })

  test.each([
    "I can't stand on my ankle",
    "My knee swelled, can't stand up",
    "I hurt my knee and I can't stand.",
    "I can't stand walking, my ankle is swollen",
    "I can't stand any more. Bad knee.",
    "I can't stand running. My knee popped and swelled up.",
    "My ankle went pop while running. I can't stand. Running is out.",
    "My knee popped, I can't stand squats because of it",
    "I can't stand training when my knee gives way and swells",
  ])('is an injury: %s', (text) => {
    expect(readDangers(text).map(({ kind }) => kind)).toContain('injury')
  })

  test('leaves every other word where it was', () => {
    const text = "Knee sore. I can't stand burpees, and I can't stand up."
    expect(withPlainDislikes(text)).toBe("Knee sore. I hate        burpees, and I can't stand up.")
  })
})
