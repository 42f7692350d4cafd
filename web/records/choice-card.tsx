import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Schedule, ShownQuestion } from '../../contract/schedule.ts'
import { answerApi } from '../api/answer-api.ts'
import { isProblem } from '../api/api-problem.ts'
import { Card } from '../ui/card.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { toast } from '../ui/toast.ts'
import { CHOICE } from '../words/choice-words.ts'

type Answer = ShownQuestion['answers'][number]
type Props = { question: ShownQuestion; show: (schedule: Schedule) => void }

/** A choice that the plan leaves: each answer with what it would make of the next weeks, and what happens without one. */
export function ChoiceCard({ question, show }: Props) {
  const { give, given } = useAnswer(question, show)
  return (
    <Card title={question.text} className="screen-only">
      {[question.why, question.last].map(
        (text) =>
          text && (
            <p key={text} className="-mt-1 mb-3 text-sm text-soft">
              {text}
            </p>
          ),
      )}
      <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {question.answers.map((answer) => (
          <li key={answer.id} className="grid">
            <button
              type="button"
              // Not `disabled`: a disabled button drops the focus of whoever has just pressed it.
              aria-disabled={given !== undefined || undefined}
              onClick={() => given === undefined && give(answer)}
              className={`flex min-h-11 flex-col items-start gap-0.5 rounded-md border border-edge bg-sheet px-4 py-2.5 text-left text-sm transition-colors duration-150 hover:border-ink hover:bg-sunken ${given === undefined ? '' : 'cursor-progress'}`}
            >
              <span className="flex items-center gap-2 font-semibold">
                {given === answer.id && <Spinner className="size-4" />}
                {answer.text}
              </span>
              <span className="text-soft">{answer.means}</span>
            </button>
          </li>
        ))}
      </ul>
      {question.otherwise && <p className="mt-3 text-sm text-soft">{question.otherwise}</p>}
    </Card>
  )
}

/** Gives an answer and takes it back; the plan that follows is shown. */
function useAnswer(question: ShownQuestion, show: Props['show']) {
  const cache = useQueryClient()
  const accept = (schedule: Schedule) => {
    show(schedule)
    // What can be done with a day depends on all the others.
    void cache.invalidateQueries({ queryKey: ['changes'] })
  }
  const failed = (error: Error) => toast.bad(CHOICE.failed[0], failureText(error))
  const takeBack = async () => {
    try {
      accept(await answerApi.takeBack(question.id))
      toast.good(...CHOICE.undone)
    } catch (error) {
      failed(error as Error)
    }
  }
  const answering = useMutation({
    mutationFn: (answer: Answer) => answerApi.give(question.id, answer.id),
    onSuccess: (schedule, { choice, text }) => {
      accept(schedule)
      const [title, said] = choice?.choice.type === 'leave' ? CHOICE.left : CHOICE.taken(text)
      toast.good(title, said, { label: CHOICE.undo, run: () => void takeBack() })
    },
    onError: (error) => {
      failed(error)
      // What is no longer asked is not shown any more.
      if (isProblem(error, 'change-refused')) void cache.invalidateQueries({ queryKey: ['schedule'] })
    },
  })
  return { give: answering.mutate, given: answering.isPending ? answering.variables.id : undefined }
}

function failureText(error: Error): string {
  if (isProblem(error, 'network')) return CHOICE.offline
  return isProblem(error, 'change-refused') || isProblem(error, 'not-found') ? error.detail : CHOICE.failed[1]
}
