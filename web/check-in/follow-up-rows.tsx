import type { ShownQuestion } from '../../contract/schedule.ts'
import type { Answers } from './check-in-form.ts'

type Props = {
  questions: readonly ShownQuestion[]
  answers: Answers
  onAnswers: (answers: Answers) => void
}

/** What is asked after the day before, a tap each. */
export function FollowUpRows({ questions, answers, onAnswers }: Props) {
  return questions.map((question) => (
    <fieldset key={question.id} className="rounded-md border border-pen/40 bg-wash p-3">
      <legend className="float-left mb-2 w-full text-sm font-semibold">{question.text}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {question.answers.map(({ id, text, felt }) => (
          <label
            key={id}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-md border border-edge bg-sheet px-4 font-medium hover:border-ink has-checked:border-pen has-checked:bg-pen has-checked:text-on-pen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen"
          >
            <input
              type="radio"
              name={question.id}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={answers[question.id]?.id === id}
              onChange={() => onAnswers({ ...answers, [question.id]: { id, felt: felt ?? [] } })}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  ))
}
