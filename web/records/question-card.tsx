import { useMutation } from '@tanstack/react-query'
import type { ShownQuestion } from '../../contract/schedule.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { toast } from '../ui/toast.ts'
import { DONE } from '../words/done-words.ts'
import type { Records } from './use-records.ts'

type Recording = Pick<Records, 'complete' | 'undo'>
type Answer = ShownQuestion['answers'][number]

/** What the plan would ask, with its answers as buttons: each records the days that it speaks of. */
export function QuestionCard({ question, records }: { question: ShownQuestion; records: Recording }) {
  const answering = useMutation({
    mutationFn: async (answer: Answer) => {
      for (const { date, minutes } of answer.records) await recorded(records, date, minutes)
    },
    onSuccess: () => toast.good(...DONE.answered),
    onError: () => toast.bad(...DONE.failed),
  })
  return (
    <Card title={question.text} className="screen-only">
      <p className="-mt-1 mb-3 text-sm text-soft">{DONE.whyAsked}</p>
      <div className="flex flex-wrap gap-2">
        {question.answers.map((answer) => (
          <Button
            key={answer.id}
            look="secondary"
            busy={answering.isPending && answering.variables.id === answer.id}
            onClick={() => answering.isPending || answering.mutate(answer)}
          >
            {answer.text}
          </Button>
        ))}
      </div>
    </Card>
  )
}

function recorded(records: Recording, date: string, minutes: number | null) {
  if (minutes === 0) return records.undo(date)
  return records.complete(date, minutes === null ? {} : { minutes })
}
