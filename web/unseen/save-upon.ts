import { isProblem } from '../api/api-problem.ts'
import { isSame, mergeForTheirs, mergeOf } from './merge.ts'

/** What stands on the server and the ETag that names it. */
export type Standing<Value> = { readonly value: Value; readonly tag: string }

/** Which of two is to be kept; null where the person would rather not save now. */
export type Which = 'mine' | 'theirs' | null
export type AskWhich = (parts: readonly string[]) => Promise<Which>

/** More often than this nobody is overtaken by their own other device. */
const TRIES = 5

/**
 * Writes upon what was read just before, and anew upon what stands then where somebody else was faster.
 * @param write is given the ETag to name; without its If-Match nothing is held
 */
export async function saveUpon<Value, Answer>(
  read: () => Promise<Standing<Value>>,
  write: (now: Value, tag: string) => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const { value, tag } = await read()
    try {
      return await write(value, tag)
    } catch (error) {
      if (tries === TRIES || !isProblem(error, 'profile-changed')) throw error
    }
  }
}

type Saving<Value, Answer> = {
  readonly read: () => Promise<Standing<Value>>
  readonly write: (merged: Value, now: Value, tag: string) => Promise<Answer>
  /** What was shown when the person began to change it. */
  readonly seen: Value
  readonly mine: Value
  readonly ask: AskWhich
}

/**
 * Saves what a person changed beside what their other devices changed meanwhile; asks where both changed the same.
 * @returns null where the person would rather not save now
 */
export async function saveMerged<Value extends object, Answer>(saving: Saving<Value, Answer>): Promise<Answer | null> {
  let { seen, mine } = saving
  return saveUpon(saving.read, async (now, tag) => {
    const { value, both } = mergeOf(seen, mine, now)
    const which = both.length > 0 ? await saving.ask(both) : 'mine'
    if (which === null) return null
    // Chosen in sight of this: only what changes after it is asked about again.
    mine = which === 'mine' ? value : mergeForTheirs(seen, mine, now)
    seen = now
    return saving.write(mine, now, tag)
  })
}

/** The parts of `value` that differ from `now`, and null for those that are gone. */
export function changedParts<Value extends object>(now: Value, value: Value): Partial<Record<keyof Value, unknown>> {
  const keys = [...new Set([...Object.keys(now), ...Object.keys(value)])] as (keyof Value)[]
  const changed = keys.filter((key) => !isSame(now[key], value[key]))
  return Object.fromEntries(changed.map((key) => [key, value[key] ?? null])) as Partial<Record<keyof Value, unknown>>
}
