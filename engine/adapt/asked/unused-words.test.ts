import { describe, expect, test } from 'vitest'
import { unusedWords } from './unused-words.ts'

const of = (notes: string, tomorrowNotes = '') =>
  unusedWords({ date: '2026-11-30', completed: false, notes, tomorrowNotes })

describe('words of days and hours that no fact came from', () => {
  test.each([
    ['New shoes feel great. Going to see my mum on Thursday.', '', ['Going to see my mum on Thursday']],
    ['Good run.', 'dentist 2:30, maybe a walk with Sam if it stays dry', ['maybe a walk with Sam if it stays dry']],
    ['', 'Friday I am off to the coast with the choir', ['Friday I am off to the coast with the choir']],
  ])('are said: %s %s', (notes, tomorrow, unused) => {
    expect(of(notes, tomorrow)).toEqual(unused)
  })

  test.each([
    // What no plan has to know of.
    ['Did the intervals on the treadmill. Watched a film after.', ''],
    ['Felt flat, probably the heat', ''],
    // A day like any other.
    ['', 'No changes'],
    ['', 'dentist at 10, rest of it normal'],
    ['', 'Morgen halb acht Elternabend, sonst nix'],
    // What was used.
    ['Knee sore after the run', 'meeting 8 to 10'],
    ['', 'flight at 7am, back Thursday'],
    // Whoever grieves.
    ['My dad died last night. The funeral will be held on Friday by my aunt.', ''],
  ])('and nothing else is: %s %s', (notes, tomorrow) => {
    expect(of(notes, tomorrow)).toEqual([])
  })
})
