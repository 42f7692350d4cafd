import type { Piece, PlacementInput } from '../piece.ts'

/** An easy session without anything to it but what is given. */
export const piece = (parts: Partial<Piece>): Piece => ({
  sport: null,
  hard: false,
  long: false,
  veryLong: false,
  spacedFrom: 0,
  heavyLegs: false,
  farRun: false,
  brick: false,
  race: false,
  strength: false,
  lifts: 0,
  light: false,
  weight: 1,
  durationMin: 0,
  fixedDay: null,
  plannedDay: null,
  habitDays: [],
  longDays: [],
  notOn: [],
  ...parts,
})

/** A week with room at the weekend, for some sessions. */
export const input = (pieces: readonly Piece[], parts: Partial<PlacementInput> = {}): PlacementInput => ({
  pieces,
  firstDay: 0,
  shut: [false, false, false, false, false, false, false],
  roomMin: [60, 60, 60, 60, 60, 240, 240],
  hardMin: [60, 60, 60, 60, 60, 240, 240],
  liked: [1, 1, 1, 1, 1, 1, 1],
  hardSpacing: 2,
  beginner: false,
  hardTail: 7,
  before: null,
  noHardBefore: 0,
  quietAfterRace: 0,
  raceAfter: null,
  latestLong: 6,
  ...parts,
})
