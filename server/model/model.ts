import type { LanguageModel } from 'ai'
import type { ModelConfig } from '../config.ts'

/** [bytes] An answer that is longer than this is none of ours. */
const ANSWER_MAX_BYTES = 256 * 1024

/**
 * The language model that the settings name, behind one interface. Its packages are loaded only where one is set.
 * Every answer of its server is cut off when it grows past what we asked for.
 */
export async function openModel({ provider, model, apiKey, baseUrl }: ModelConfig): Promise<LanguageModel> {
  const settings = { fetch: bounded, ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) }
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model)
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings)(model)
  if (baseUrl === null) return (await import('@ai-sdk/openai')).createOpenAI(settings)(model)
  // A server of one's own speaks OpenAI's older wire, whatever it calls itself.
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({ name: provider, ...settings, baseURL: baseUrl, supportsStructuredOutputs: true })(
    model,
  )
}

const bounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const headers = patient(response.headers)
  if (!response.body) return response
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > ANSWER_MAX_BYTES) controller.error(new Error('The model answered with too much'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText } = response
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers })
}

/** [s] A server that asks for a longer wait than this is not waited for: the person would. */
const LONGEST_WAIT_S = 2

/** The headers of an answer without a wait that nobody has time for. */
function patient(headers: Headers): Headers {
  const kept = new Headers(headers)
  const seconds = Number(kept.get('retry-after-ms') ?? Number.NaN) / 1000
  const isLong = [seconds, Number(kept.get('retry-after') ?? Number.NaN)].some((wait) => wait > LONGEST_WAIT_S)
  // A date is told in words: how long that is does not matter, it is no number of ours.
  if (isLong || /[a-z]/i.test(kept.get('retry-after') ?? '')) {
    kept.delete('retry-after')
    kept.delete('retry-after-ms')
  }
  return kept
}
