import type { LanguageModel } from 'ai'
import type { z } from 'zod'

/** [ms] for everything that one question takes, repair included: well below what a request may take. @source default-ours */
export const TIME_LIMIT_MS = 15_000
/** [ms] until the first word of a conversation's answer; after that the engine answers. @source default-ours */
export const FIRST_WORD_MS = 8_000

/** Why there is no answer: nobody is told but the log, since the engine's own stands in. */
export class CoachFailure extends Error {
  readonly kind: 'time' | 'refused' | 'unreadable' | 'unchecked'
  /** What came back, as far as it is text. */
  readonly received: string

  constructor(kind: CoachFailure['kind'], received = '', cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
    this.received = received
  }
}

export type Question<T> = {
  readonly schema: z.ZodType<T>
  readonly instructions: string
  /** What the model works on; a person's own words stand in it as data, never as instructions. */
  readonly data: unknown
  readonly maxTokens: number
  /** What the schema cannot say: the sentence that tells the model what was wrong, or null. */
  readonly problem: (value: T) => string | null
}

export type Answer<T> = { readonly value: T; readonly received: string; readonly tokens: number }

/**
 * Asks once, and once more where the answer cannot be used, all within the time limit.
 * @throws CoachFailure when there is no usable answer
 */
export async function ask<T>(model: LanguageModel, question: Question<T>, limitMs = TIME_LIMIT_MS): Promise<Answer<T>> {
  const signal = AbortSignal.timeout(limitMs)
  const first = await attempt(model, question, dataText(question.data), signal)
  if ('value' in first) return first
  const again = `${dataText(question.data)}\n\nYour last answer could not be used: ${first.problem}`
  const second = await attempt(model, question, again, signal)
  if ('value' in second) return { ...second, tokens: first.tokens + second.tokens }
  throw new CoachFailure(second.received === '' ? 'unreadable' : 'unchecked', second.received)
}

/** What a model is given of a person, delimited: whatever stands in it is data. */
export function dataText(data: unknown): string {
  // Nothing that a person typed can close the field: the brackets of markup are escaped in JSON strings.
  return `<data>\n${JSON.stringify(data).replaceAll('<', '\\u003c')}\n</data>`
}

type Attempt<T> = Answer<T> | { readonly problem: string; readonly received: string; readonly tokens: number }

async function attempt<T>(
  model: LanguageModel,
  { schema, instructions, maxTokens, problem }: Question<T>,
  prompt: string,
  signal: AbortSignal,
): Promise<Attempt<T>> {
  // Loaded where a model is asked: most installations have none.
  const { generateText, NoObjectGeneratedError, Output } = await import('ai')
  try {
    const { output, text, usage } = await generateText({
      model,
      instructions,
      prompt,
      output: Output.object({ schema }),
      maxOutputTokens: maxTokens,
      maxRetries: 1,
      abortSignal: signal,
    })
    const wrong = problem(output as T)
    const tokens = usage.totalTokens ?? 0
    return wrong === null ? { value: output as T, received: text, tokens } : { problem: wrong, received: text, tokens }
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error))
      return {
        problem: 'it was not the JSON that the schema asks for.',
        received: (error.text ?? '').slice(0, RECEIVED_MAX),
        tokens: error.usage?.totalTokens ?? 0,
      }
    throw new CoachFailure(signal.aborted ? 'time' : 'refused', '', error)
  }
}

/** [characters] of a useless answer that are worth keeping. */
const RECEIVED_MAX = 4_000
