import { useQuery } from '@tanstack/react-query'
import { FIRST_SCREEN } from '../../contract/first-screen.ts'
import { planApi } from '../api/plan-api.ts'
import { type SessionWeek, sessionWeekOf } from './board-sessions.ts'

/** The present week of the plan; null where there is none to have. What makes the plan anew has it asked for again. */
export function useSessionWeek(): SessionWeek | null {
  const { data } = useQuery({
    queryKey: ['schedule', 'present week'],
    queryFn: async () => {
      const answer = await planApi.scheduleUnless(null, FIRST_SCREEN)
      return answer && sessionWeekOf(answer.value.weeklyPlan, answer.value.date)
    },
    retry: false,
  })
  return data ?? null
}
