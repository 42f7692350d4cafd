import type { Bare } from '../bare.ts'
import type { CivilDate, Discipline, Equipment, HealthCondition, Stress } from '../model.ts'

/** Why a plan stays below what the person does now. */
export type LessBecause =
  | { readonly why: 'stress'; readonly stress: Exclude<Stress, 'low'> }
  | { readonly why: 'event-near'; readonly event: string }
  | { readonly why: 'little-time' }
  /** `event`: null where the goal is none. */
  | { readonly why: 'enough'; readonly event: string | null; readonly days: number }
  | { readonly why: 'safe-growth'; readonly days: number }

/** Muscles whose sets are counted one by one: others are trained along with these. */
export type CountedMuscle = 'chest' | 'back' | 'quads' | 'hamstrings' | 'side-delts' | 'biceps' | 'triceps'

/** A muscle with its sets of a week, indirect ones as halves. */
export type SetsOfMuscle = { readonly muscle: CountedMuscle; readonly sets: number }

/** What the person should know of the plan as a whole. */
export type WarningFact =
  | Bare<'short-night' | 'goal-past' | 'goal-far' | 'moderate-in-pregnancy' | 'after-birth'>
  /** `quotes`: what it was read from; empty where the person told us of the conditions. */
  | {
      readonly code: 'gentle-until-cleared'
      readonly conditions: readonly HealthCondition[]
      readonly quotes: readonly string[]
    }
  | { readonly code: 'age-question' | 'weight-too-low' | 'weight-too-fast'; readonly quote: string }
  | { readonly code: 'race-no-date' | 'race-far' | 'race-same-day' | 'race-too-close'; readonly event: string }
  | { readonly code: 'race-past'; readonly event: string; readonly date: CivilDate }
  /** It counts from the block that begins on that day. */
  | { readonly code: 'race-later'; readonly event: string; readonly date: CivilDate }
  | { readonly code: 'goal-later'; readonly date: CivilDate }
  | {
      readonly code: 'race-too-soon'
      readonly event: string
      /** [days] to the event; [weeks] until one would suit better. */
      readonly days: number
      readonly betterWeeks: number
      /** [km] longest run by then, or null where distance does not count. */
      readonly reachKm: number | null
      /** The version that the plan holds instead. */
      readonly version: { readonly km: number } | { readonly min: number }
    }
  | { readonly code: 'race-few-weeks'; readonly event: string; readonly days: number; readonly usualWeeks: number }
  | {
      readonly code: 'race-short-runs'
      readonly event: string
      readonly days: number
      readonly longestKm: number
      readonly wantedKm: number
    }
  /** A ride, swim, row or hike that takes longer than its plan leads up to: [min]. */
  | {
      readonly code: 'race-short-longs'
      readonly event: string
      readonly days: number
      readonly longestMin: number
      readonly wantedMin: number
      readonly eventMin: number
    }
  /** [days] */
  | { readonly code: 'crowded-week'; readonly roomy: number; readonly wanted: number }
  /** Of no kind that a plan leads up to by its own rules. */
  | { readonly code: 'event-unknown'; readonly event: string }
  /** Of which neither distance nor time was told: [min] that it is taken to last. */
  | { readonly code: 'event-unsized'; readonly event: string; readonly minutes: number }
  /** A season: its practices and matches are told by the week. */
  | { readonly code: 'season-kept'; readonly event: string }
  /** The sport of an event is one that the person does not train. */
  | { readonly code: 'event-not-trained'; readonly event: string }
  /** The one sport that somebody wants, of which the plan has no session. */
  | { readonly code: 'sport-not-planned'; readonly sport: Discipline }
  /** What a plan holds beside the sports that somebody wants and no others, as an event or else their goal asks for it. */
  | {
      readonly code: 'sport-not-alone'
      readonly sports: readonly Discipline[]
      readonly beside: readonly Discipline[]
      readonly event: string | null
    }
  /** A run of somebody who spares parts from landing; empty where they said so themselves. */
  | { readonly code: 'event-spared'; readonly event: string; readonly parts: readonly string[] }
  /** A time hoped for that nothing known speaks for: [s]. */
  | { readonly code: 'target-set-aside'; readonly event: string; readonly target: number }
  /** Named to be spared, without a word of how: no landing loads them. */
  | { readonly code: 'impact-spared'; readonly parts: readonly string[] }
  /** The same, where swims would have loaded them. */
  | { readonly code: 'strokes-spared'; readonly parts: readonly string[] }
  /** Muscles with fewer sets a week than wanted; [min] of the shortest session and the longest, and below which none may lie for all to have enough: null where only another day would do. */
  | {
      readonly code: 'few-sets'
      readonly wanted: number
      readonly short: readonly SetsOfMuscle[]
      readonly lengthsMin: readonly [least: number, most: number]
      readonly needMin: number | null
    }
  /** For a while the plan does without a sport: up to that day. */
  | { readonly code: 'sport-paused'; readonly sport: Discipline; readonly to: CivilDate }
  /** More days are named for a sport than the plan has sessions of it in its fullest week; the rest hold others, or are free. */
  | {
      readonly code: 'sport-days-shared'
      readonly sport: Discipline
      readonly named: number
      readonly most: number
      readonly isShared: boolean
    }
  | { readonly code: 'days-kept'; readonly open: number; readonly wanted: number }
  /** Whatever stood on it would take from the other six. */
  | { readonly code: 'seventh-free' }
  /** [km] */
  | { readonly code: 'heard-start'; readonly weeklyKm: number; readonly longestKm: number }
  /** [min] a week of running or of any training, and [km] what is taken for the longest run, where the plan has runs. */
  | {
      readonly code: 'heard-hours'
      readonly weeklyMin: number
      readonly isRun: boolean
      readonly longestKm: number | null
    }
  /** Nobody tapped any; kg of those whose weights were told, and the sports it allows that no session is of. */
  | {
      readonly code: 'heard-kit'
      readonly equipment: readonly Equipment[]
      readonly idle: readonly Discipline[]
      readonly weightsKg: readonly number[]
    }
  /** No year of birth is told. */
  | { readonly code: 'heard-age'; readonly years: number }
  | { readonly code: 'assumed-start'; readonly weeklyMin: number; readonly longestKm: number }
  | {
      readonly code: 'below-start'
      /** [min] fullest week of the plan and usual week so far; null where it reaches that. */
      readonly week: { readonly peakMin: number; readonly nowMin: number } | null
      readonly run: { readonly longestKm: number; readonly nowKm: number } | null
      readonly because: readonly LessBecause[]
    }
  | {
      readonly code: 'target-ambitious'
      readonly event: string
      /** [s] hoped for, and the range that the result points to. */
      readonly target: number
      readonly quick: number
      readonly careful: number
      readonly known: { readonly distanceKm: number; readonly seconds: number }
    }
