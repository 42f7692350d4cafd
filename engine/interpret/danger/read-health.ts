import type { CivilDate, HealthCondition, Span } from '../../model.ts'
import { seenText } from '../source.ts'

/** A condition of the writer that keeps training gentle until a doctor has agreed. */
export type FoundCondition = Span & { readonly kind: HealthCondition; readonly quote: string }

/** A wish to weigh less or more, as far as the text says it; what it leaves out is null. */
export type WeightWish = Span & {
  readonly quote: string
  readonly currentKg: number | null
  readonly targetKg: number | null
  readonly by: CivilDate | null
  /** [kg/week] to lose; null where the text gives no way to tell. */
  readonly weeklyKg: number | null
  /** Faster than one percent of body weight a week. */
  readonly tooFast: boolean
  /** A target that is plainly unhealthy for an adult. */
  readonly tooLow: boolean
}

/** An age below eighteen that the writer gives as theirs. */
export type MinorAge = Span & { readonly quote: string; readonly years: number }

export type HealthReading = {
  readonly conditions: readonly FoundCondition[]
  readonly weight: WeightWish | null
  readonly minor: MinorAge | null
}

const CONDITIONS: readonly (readonly [HealthCondition, RegExp])[] = [
  ['heart', /\b(heart attack|heart failure|heart disease|stents?|bypass surgery|pacemaker|angina|cardiomyopathy)\b/],
  ['heart-medicine', /\b(beta ?blockers?|bisoprolol|metoprolol|atenolol|propranolol)\b/],
  ['diabetes', /\b(type (?:1|2|one|two) diabet\w+|diabet\w+)\b/],
  ['pregnant', /\b(?:\d+ (?:weeks|months) )?pregnant\b/],
  ['postpartum', /\b(?:\d+ (?:weeks|months) )?post ?partum\b/],
  ['eating', /\b(anorexi\w+|bulimi\w+|eating disorder)\b/],
]
const AGE =
  /\b(?:i am|i'm|im|aged?)\s+(\d{1,2})\b(?!\s*(?:kg|st|lb|%|weeks|months|km|min|th))|\b(\d{1,2})\s*(?:years old|yo\b|y\/o)/

/**
 * What a text of the profile says of health: conditions, a wish about weight, an age below eighteen.
 * @param text - as typed
 */
export function readHealth(text: string): HealthReading {
  const { text: seen, at } = seenText(text)
  const spanOf = (match: RegExpExecArray) => {
    const start = at[match.index]!
    const end = Math.max(at[match.index + match[0].length] ?? text.length, start + 1)
    return { start, end, quote: text.slice(start, end) }
  }
  const conditions = CONDITIONS.flatMap(([kind, pattern]) => {
    const match = pattern.exec(seen)
    return match ? [{ kind, ...spanOf(match) }] : []
  })
  const age = AGE.exec(seen)
  const years = Number(age?.[1] ?? age?.[2])
  return { conditions, weight: null, minor: age && years < 18 ? { years, ...spanOf(age) } : null }
}
