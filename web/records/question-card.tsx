import { useMutation } from '@tanstack/react-query'
import type { Schedule, ShownQuestion } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { toast } from '../ui/toast.ts'
import { DONE } from '../words/done-words.ts'
import { ChoiceCard } from './choice-card.tsx'
import type { Records } from './use-records.ts'

type Recording = Pick<Records, 'checkIn' | 'complete' | 'undo'>
type Answer = ShownQuestion['answers'][number]

type Props = { question: ShownQuestion; today: CivilDate; records: Recording }

/** What the plan would ask, with its answers as buttons. */
export function QuestionCard({ show, ...props }: Props & { show: (schedule: Schedule) => void }) {
  const leavesChoice = props.question.answers.some(({ choice }) => choice)
  return leavesChoice ? <ChoiceCard question={props.question} show={show} /> : <RecordingCard {...props} />
}

/** A question whose answers record the days, or the feeling, that they speak of. */
function RecordingCard({ question, today, records }: Props) {
  const isOfToday = question.answers.some(({ felt }) => felt)
  const answering = useMutation({
    mutationFn: async (answer: Answer) => {
      for (const { date, minutes } of answer.records) await recorded(records, date, minutes)
      if (answer.felt) await records.checkIn(today, { added: [...answer.felt] })
    },
    onSuccess: () => toast.good(...DONE.answered),
    onError: () => toast.bad(...DONE.failed),
  })
  // Without a connection the plan keeps asking what has been answered.
  if (isOfToday && answering.isSuccess) return null
  return (
    <Card title={question.text} className="screen-only">
      <p className="-mt-1 mb-3 text-sm text-soft">{isOfToday ? DONE.whyAskedToday : DONE.whyAsked}</p>
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
