import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import { HEARD } from '../words/heard-words.ts'

type Props = {
  /** What is asked. */
  title: string
  /** The words that answer it already. */
  words: string
  /** Whether they count, or what was set in their place does. */
  counts: boolean
  onYes: () => void
  onNo: () => void
  /** What was set says the same as the words: nothing is left to be told. */
  isSame: boolean
  onAgain: () => void
}

/** Where an answer comes from somebody's own words: which, and whether it is so. */
export function HeardNote({ title, words, counts, onYes, onNo, isSame, onAgain }: Props) {
  const id = useId()
  const answers = [
    { text: HEARD.yes, press: onYes },
    { text: HEARD.no, press: onNo },
  ]
  if (!counts && isSame) return null
  return (
    <div
      data-heard={counts ? '' : undefined}
      className={`mb-3 rounded-md border px-3 py-2 text-sm ${counts ? 'border-dashed border-pen bg-wash' : 'border-line'}`}
    >
      <p id={id} className="wrap-anywhere">
        {counts ? (
          <>
            <span className="text-soft">{HEARD.from}</span> <q className="font-medium">{words}</q>
          </>
        ) : (
          <span className="text-soft">{HEARD.instead}</span>
        )}
      </p>
      <div className="-mx-4 flex flex-wrap">
        {counts ? (
          answers.map(({ text, press }) => (
            <Button key={text} look="quiet" aria-label={HEARD.answer(text, title)} onClick={press}>
              {text}
            </Button>
          ))
        ) : (
          <Button look="quiet" aria-label={HEARD.answer(HEARD.again, title)} onClick={onAgain}>
            {HEARD.again}
          </Button>
        )}
      </div>
    </div>
  )
}
