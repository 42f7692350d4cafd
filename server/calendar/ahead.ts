import type { Schedule, ShownWeek } from '../../contract/schedule.ts'
import type { AppContext } from '../context.ts'
import type { PlanReader } from '../env.ts'
import { currentInput } from '../schedule/current.ts'

type Parts = Pick<AppContext, 'db' | 'now' | 'log' | 'metrics' | 'engine'>

/**
 * The weeks that would follow a plan that is kept as it stands, block after block up to a day; none where health says nothing of so
 * far ahead.
 * @throws whatever a plan that cannot be made now throws
 */
export async function weeksAfter(
  parts: Parts,
  reader: PlanReader,
  schedule: Schedule,
  until: string,
): Promise<readonly ShownWeek[]> {
  // Training that waits for an answer has no later either.
  if (schedule.safety.some(({ answer, kind }) => answer === null && kind !== 'condition')) return []
  const { input, speech, facts } = await currentInput(parts, reader)
  const days = schedule.weeklyPlan.flatMap((week) => week.days)
  return parts.engine.run(reader.id, 'weeksAhead', speech, input, facts, { days, today: schedule.date, until })
}
