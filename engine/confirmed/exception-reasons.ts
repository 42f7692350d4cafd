import type { ConfirmedFacts, DatedException } from '../model.ts'
import type { PlanReason, PlanWeek } from '../plan-model.ts'
import { covers } from './binding.ts'

/** Why days are free, light or lifted otherwise that the person said are not like the others. */
export function exceptionReasons(weeks: readonly PlanWeek[], { dated = [] }: ConfirmedFacts): PlanReason[] {
  if (dated.length === 0) return []
  return weeks.flatMap(({ days }) =>
    days.flatMap(({ date, discipline }): PlanReason[] => {
      const one = dated.filter(isKept).find((exception) => covers(exception, date))
      if (!one) return []
      if (one.kind === 'kit' && discipline !== 'strength') return []
      const text = { code: CODES[one.kind], label: one.label } as const
      return [{ date, code: 'adapted-dated', text, source: 'default-ours' }]
    }),
  )
}

const CODES = { off: 'day-kept-free', light: 'day-kept-light', kit: 'day-with-kit' } as const

type Kept = Extract<DatedException, { readonly kind: keyof typeof CODES }>

const isKept = (one: DatedException): one is Kept => one.kind in CODES
