import type { Bare } from '../bare.ts'
import type { ClockTime } from '../model.ts'
import type { CostTerm } from '../placement/weights.ts'

/** Why a session is what, where and when it is. */
export type ReasonFact =
  /** Why the week has it. */
  | Bare<
      | 'easier-week'
      | 'gentle-after-event'
      | 'taper-rhythm'
      | 'day-of-event'
      | 'longest-builds-endurance'
      | 'few-hard-sessions'
      | 'runs-on-worked-legs'
      | 'breathing-lowers-stress'
      | 'light-keeps-habit'
      | 'gentle-lets-others-count'
      | 'minutes-between-commitments'
      | 'strength-keeps-muscle'
      | 'strength-saves-energy'
      | 'lifts-of-the-day'
      | 'muscles-twice-a-week'
      | 'strength-is-health'
      | 'first-weeks-easy'
      | 'easy-clears-head'
      | 'minutes-count-for-weight'
      | 'most-stays-easy'
      | 'shorter-under-stress'
    >
  /** Why on this day. */
  | Bare<'only-hard-day' | 'not-before-hard' | 'easy-after-hard' | 'easy-after-long' | 'rest-on-both-sides'>
  | { readonly code: 'days-from-hard'; readonly days: number }
  /** `weekday`: 0 is Monday. */
  | { readonly code: 'longest-stretch' | 'leaves-room'; readonly weekday: number }
  /** Where the planner would have it otherwise; `against`: what the week would then be charged for above all. */
  | { readonly code: 'second-choice'; readonly weekday: number; readonly against: CostTerm; readonly decides: boolean }
  | { readonly code: 'only-day'; readonly weekday: number; readonly against: CostTerm }
  | { readonly code: 'just-as-good'; readonly weekday: number }
  /** What the person confirmed of the day, in their words; empty where they gave none. */
  | { readonly code: 'day-kept-free' | 'day-kept-light' | 'day-with-kit'; readonly label: string }
  /** Why at this hour. */
  | Bare<'liked-hours' | 'usual-hour' | 'free-morning'>
  | { readonly code: 'before-commitment'; readonly at: ClockTime; readonly label: string; readonly starts: ClockTime }
  | { readonly code: 'after-commitment'; readonly at: ClockTime; readonly label: string; readonly ends: ClockTime }
  | { readonly code: 'free-hour'; readonly at: ClockTime }
