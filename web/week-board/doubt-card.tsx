type Props = {
  question: string
  /** What may be meant, that which we took first. */
  answers: readonly { readonly label: string; readonly run: () => void }[]
  /** What else can be done about it. */
  hint: string
}

/** What we are not sure of, answered by one tap: it is so, or otherwise, or not at all. What is else of it stands below. */
export function DoubtCard({ question, answers, hint }: Props) {
  const look =
    'min-h-11 rounded-md border border-edge bg-sheet px-3 text-sm font-semibold text-ink hover:border-ink forced-colors:border-[ButtonText]'
  return (
    <fieldset className="rounded-md border border-dashed border-medium-mark bg-medium p-3 text-on-medium">
      <legend className="float-left mb-2 w-full text-sm font-semibold">{question}</legend>
      <div className="clear-left flex flex-wrap gap-2">
        {answers.map(({ label, run }) => (
          <button key={label} type="button" className={look} onClick={run}>
            {label}
          </button>
        ))}
      </div>
      <p className="mt-2 text-xs">{hint}</p>
    </fieldset>
  )
}
