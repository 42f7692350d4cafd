import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Schedule, ShownAdjustment } from '../../contract/schedule.ts'
import type { AskedChange } from '../../engine/model.ts'
import { isProblem } from '../api/api-problem.ts'
import { planApi } from '../api/plan-api.ts'
import { toast } from '../ui/toast.ts'
import { CHANGE } from '../words/change-words.ts'

/** Asking for changes and taking adjustments back; `show` puts the plan of the answer on the screen. */
export function useChanges(shown: Schedule | undefined, show: (schedule: Schedule) => void) {
  const cache = useQueryClient()
  const accept = (schedule: Schedule) => {
    show(schedule)
    // What can be done with a day depends on all the others.
    void cache.invalidateQueries({ queryKey: ['changes'] })
  }
  const takeBack = useMutation({
    mutationFn: (id: string) => planApi.takeBack(id),
    onSuccess: (schedule) => {
      accept(schedule)
      toast.good(...CHANGE.undone)
    },
    onError: (error) => toast.bad(CHANGE.undoFailed[0], failureText(error, CHANGE.undoFailed[1])),
  })
  const ask = useMutation({
    mutationFn: (change: AskedChange) => planApi.ask(change),
    onSuccess: (schedule) => {
      accept(schedule)
      const made = newAdjustments(shown, schedule).find(({ asked }) => asked)
      toast.good(CHANGE.changed, made?.effect, made && { label: CHANGE.undo, run: () => takeBack.mutate(made.id) })
    },
  })
  return {
    ask: ask.mutateAsync,
    asking: ask.isPending ? ask.variables : null,
    takeBack: (id: string) => takeBack.mutate(id),
    takingBack: takeBack.isPending ? takeBack.variables : null,
  }
}

export type Changes = ReturnType<typeof useChanges>

/** What one plan has changed that another had not. */
export function newAdjustments(before: Schedule | undefined, after: Schedule): readonly ShownAdjustment[] {
  const known = new Set(before?.adjustments.map(({ id }) => id))
  return after.adjustments.filter(({ id }) => !known.has(id))
}

/** Why the plan is as it was: the server's own reason where it gave one. */
export function failureText(error: Error, text: string): string {
  if (isProblem(error, 'network')) return CHANGE.offline
  return isProblem(error, 'change-refused') || isProblem(error, 'not-found') ? error.detail : text
}
