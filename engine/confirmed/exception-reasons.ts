import type { ConfirmedFacts, DatedException } from '../model.ts'
import type { PlanReason, PlanWeek } from '../plan-model.ts'
import { covers } from './binding.ts'

/** Why days are free or light that the person said are not like the others. */
export function exceptionReasons(weeks: readonly PlanWeek[], { dated = [] }: ConfirmedFacts): PlanReason[] {
  if (dated.length === 0) return []
  return weeks.flatMap(({ days }) =>
    days.flatMap(({ date }): PlanReason[] => {
      const one = dated.find((exception) => isKept(exception) && covers(exception, date))
      if (!one) return []
      const text = { code: one.kind === 'off' ? 'day-kept-free' : 'day-kept-light', label: one.label } as const
      return [{ date, code: 'adapted-dated', text, source: 'default-ours' }]
    }),
  )
}

function isKept({ kind }: DatedException): boolean {
  return kind === 'off' || kind === 'light'
}
