import { useMutation } from '@tanstack/react-query'
import type { ShownWarning } from '../../contract/schedule.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { planApi } from '../api/plan-api.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { HEALTH } from '../words/health-words.ts'

/** Why the plan is gentle, and the two answers that end it. */
export function GentleCard({ warning, onAnswered }: { warning: ShownWarning; onAnswered: () => void }) {
  const answering = useMutation({
    mutationFn: planApi.answerHealth,
    onSuccess: (_, answer) => {
      const [title, text] = HEALTH.answered[answer]
      toast.good(title, text)
      onAnswered()
    },
    onError: (error) => {
      if (!(error instanceof ApiProblem) || error.code !== 'profile-changed') return toast.bad(...HEALTH.answerFailed)
      toast.bad(...HEALTH.answeredElsewhere)
      onAnswered()
    },
  })
  const choice = (answer: 'cleared' | 'mistaken', text: string) => (
    <Button
      look="secondary"
      busy={answering.isPending && answering.variables === answer}
      onClick={() => answering.mutate(answer)}
    >
      {text}
    </Button>
  )
  return (
    <section
      aria-labelledby="gentle-title"
      className="screen-only flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-medium-mark bg-medium px-gutter py-4 text-on-medium"
    >
      <div>
        <h2 id="gentle-title" className="display text-lg">
          {HEALTH.card}
        </h2>
        <p className="text-sm">{warning.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {choice('cleared', HEALTH.agreed)}
        {choice('mistaken', HEALTH.notSo)}
      </div>
    </section>
  )
}
