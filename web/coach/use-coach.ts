import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CoachState, CoachWords } from '../../contract/coach.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { coachApi } from '../api/coach-api.ts'

export type CoachView = {
  readonly state: CoachState | undefined
  /** The plan with the coach's words where there are any. */
  readonly schedule: Schedule | undefined
  /** `coming`: it is being put into words. */
  readonly worded: 'no' | 'coming' | 'yes'
  readonly letter: string | null
}

/** The coach beside a plan that is on the screen already: its words come later and take the place of others. */
export function useCoach(schedule: Schedule | undefined, refresh: () => void): CoachView {
  const { data: state } = useQuery({
    queryKey: ['coach'],
    queryFn: coachApi.state,
    staleTime: 300_000,
    // Another device may have taken the consent back meanwhile.
    refetchOnWindowFocus: 'always',
  })
  const ready = schedule !== undefined && state?.available === true && state.consent_since !== null
  // Once for each plan: the server answers from what it knows if nothing is new.
  const mark =
    schedule &&
    [schedule.date, ...Object.values(schedule.insights), ...schedule.adjustments.map(({ id }) => id)].join(' ')
  useQuery({
    queryKey: ['coach', 'read', mark],
    queryFn: async () => {
      const { changed } = await coachApi.read()
      if (changed) refresh()
      return changed
    },
    enabled: ready,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: letter } = useQuery({
    queryKey: ['coach', 'letter', mark],
    queryFn: coachApi.letter,
    enabled: ready,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, isLoading } = useQuery({
    queryKey: ['coach', 'words', mark],
    queryFn: coachApi.words,
    enabled: ready,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const words = data?.words ?? null
  const spoken = useMemo(() => (schedule && words ? withWords(schedule, words) : schedule), [schedule, words])
  return {
    state,
    schedule: spoken,
    worded: words !== null ? 'yes' : isLoading ? 'coming' : 'no',
    letter: letter?.letter ?? null,
  }
}

function withWords(schedule: Schedule, words: CoachWords): Schedule {
  const first = schedule.todaysSchedule.findIndex(({ type }) => type === 'workout')
  const { trainingLoad, recoveryStatus, recommendation } = words
  return {
    ...schedule,
    insights: { ...schedule.insights, trainingLoad, recoveryStatus, recommendation },
    adjustments: schedule.adjustments.map((one, index) => ({ ...one, effect: words.changes[index] ?? one.effect })),
    todaysSchedule: schedule.todaysSchedule.map((item, index) =>
      index === first && words.today !== null ? { ...item, description: words.today } : item,
    ),
  }
}
