import { CrossGlyph } from '../ui/glyphs.tsx'
import { READING } from '../words/reading-words.ts'
import type { Fact } from './fact-text.ts'

type Props<F extends Fact> = {
  label: string
  facts: readonly F[]
  /** Takes a fact's words out of the text. */
  onRemove?: ((fact: F) => void) | undefined
  /** Takes the yes to a fact that is not sure; the no takes it out. */
  onConfirm?: ((fact: F) => void) | undefined
  /** What is said of those that are not sure. */
  unsure?: string | undefined
}

/** What was understood, to be checked at a glance; what is uncertain has a dashed edge and a question mark. */
export function FactChips<F extends Fact>({ label, facts, onRemove, onConfirm, unsure = READING.unsure }: Props<F>) {
  if (facts.length === 0) return null
  return (
    <div>
      <p className="text-xs font-semibold text-soft">{label}</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5" aria-label={label}>
        {facts.map((fact) => (
          <li
            key={fact.text}
            className={`inline-flex items-center rounded-md border text-sm [overflow-wrap:anywhere] ${onRemove ? 'pl-2.5' : 'px-2.5 py-1'} ${fact.unsure ? 'border-dashed border-edge' : 'border-line bg-sunken'}`}
          >
            {fact.text}
            {onRemove && onConfirm && fact.unsure && <Answers fact={fact} onNo={onRemove} onYes={onConfirm} />}
            {onRemove && !(onConfirm && fact.unsure) && (
              <button
                type="button"
                aria-label={READING.remove(fact.spoken)}
                className="grid size-11 shrink-0 place-items-center rounded-md text-soft hover:text-ink"
                onClick={() => onRemove(fact)}
              >
                <CrossGlyph />
              </button>
            )}
          </li>
        ))}
      </ul>
      {facts.some((fact) => fact.unsure) && <p className="mt-1.5 text-xs text-soft">{unsure}</p>}
    </div>
  )
}

type AnswersProps<F extends Fact> = { fact: F; onYes: (fact: F) => void; onNo: (fact: F) => void }

/** Whether a fact that is not sure is so. */
function Answers<F extends Fact>({ fact, onYes, onNo }: AnswersProps<F>) {
  const answers = [
    { text: READING.yes, press: onYes },
    { text: READING.no, press: onNo },
  ]
  return answers.map(({ text, press }) => (
    <button
      key={text}
      type="button"
      aria-label={READING.answer(text, fact.spoken)}
      className="min-h-11 min-w-11 shrink-0 rounded-md px-2.5 font-medium text-pen hover:text-ink"
      onClick={() => press(fact)}
    >
      {text}
    </button>
  ))
}
