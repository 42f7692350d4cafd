import type { Danger } from '../../engine/model.ts'
import { dangerOf } from './danger-of.ts'

/** Which danger is spoken of first: where minutes count, then where hours do. @source default-ours */
const GRAVITY: readonly Danger[] = [
  'stroke',
  'chest',
  'self-harm',
  'breath',
  'heat',
  'head',
  'bleeding',
  'faint',
  'heart',
  'calf',
  'urine',
  'injury',
  'other',
]

/** Dangers with the gravest first. */
export function byGravity<T extends { readonly what: string }>(told: readonly T[]): T[] {
  const place = (one: T) => GRAVITY.indexOf(dangerOf(one))
  return told.toSorted((one, other) => place(one) - place(other))
}
