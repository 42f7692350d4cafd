import { useEffect, useEffectEvent } from 'react'
import type { Schedule } from '../../contract/schedule.ts'
import type { DayActions } from '../plan/use-day-actions.ts'

/** Does what a shortcut of the installed app asks for, once: `#start` leads through today's session, `#check-in` to its card. */
export function useArrival({ date, weeklyPlan }: Schedule, actions: DayActions): void {
  const arrive = useEffectEvent(() => {
    const { hash } = window.location
    if (hash === '#check-in') document.getElementById('check-in')?.scrollIntoView()
    if (hash !== '#start') return
    // A reload or a way back does not begin it again.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    const day = weeklyPlan.flatMap(({ days }) => days).find((one) => one.date === date)
    if (day && day.durationMin > 0 && !actions.records.days.get(date)?.completed) actions.train(day)
  })
  useEffect(() => arrive(), [])
}
