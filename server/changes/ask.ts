import { randomUUID } from 'node:crypto'
import type { AskedChange } from '../../engine/model.ts'
import type { AppContext } from '../context.ts'
import type { PlanReader } from '../env.ts'
import type { JsonText } from '../http/json.ts'
import { addChange, countAsked } from '../plan-inputs/change-store.ts'
import { holdDay } from '../plan-inputs/check-in-store.ts'
import { Problem } from '../problem.ts'
import { currentInput, planWith } from '../schedule/current.ts'

/** More than this many standing changes are a slip or a script, not a person's weeks. */
const CHANGES_MAX = 200
/** As many of one day, those that were taken back counted too: their rows stay. */
const CHANGES_OF_DAY_MAX = 50

/**
 * Changes the plan as a person asks.
 * @param seen - how often this day had been changed when the person decided; without it the change holds whatever was before
 * @returns the plan with it
 * @throws Problem change-refused, changed-elsewhere
 */
export async function askChange(
  context: AppContext,
  user: PlanReader,
  change: AskedChange,
  seen?: number,
): Promise<JsonText> {
  const { engine } = context
  const { input, facts, speech } = await currentInput(context, user)
  if ((input.changes?.length ?? 0) >= CHANGES_MAX) throw new Problem('change-refused', { code: 'too-many-changes' })
  const refusal = await engine.run(user.id, 'refusalOf', speech, input, facts, change)
  if (refusal !== null) throw new Problem('change-refused', refusal)
  const stored = { id: randomUUID(), change }
  return planWith(context, user, {
    into: (before) => ({ ...before, changes: [...(before.changes ?? []), stored] }),
    keep: async (queries, at) => {
      await holdDay(queries, { userId: user.id, date: change.date, now: at })
      const asked = await countAsked(queries, user.id, change.date)
      if (seen !== undefined && asked !== seen) throw new Problem('changed-elsewhere')
      if (asked >= CHANGES_OF_DAY_MAX) throw new Problem('change-refused', { code: 'too-many-changes-of-day' })
      await addChange(queries, user.id, stored, at)
    },
  })
}
