import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { FactsCorrection } from '../../contract/check-in-facts.ts'
import type { CivilDate } from '../../engine/model.ts'
import { planApi } from '../api/plan-api.ts'
import { FactChips } from '../reading/fact-chips.tsx'
import { ResultOffer } from '../records/result-offer.tsx'
import { RECORDS_KEY } from '../records/use-records.ts'
import { Button } from '../ui/button.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { SelectField } from '../ui/select-field.tsx'
import { toast } from '../ui/toast.ts'
import { FACTS, factWords } from '../words/fact-words.ts'
import { type AddChoice, addedFact, needsPart } from './added-fact.ts'

// It reads what was written, and comes with what reads.
const AwayOffer = optionalPart(async () => (await import('./away-offer.tsx')).AwayOffer)

type Props = {
  date: CivilDate
  /** Changes with every check-in: what was read is asked for anew. */
  version: unknown
  /** The answer to what was said just now: it comes into sight. */
  isFresh: boolean
  onChanged: () => void
}

/** What was read of the day, to be taken out or added to by tap, and one sentence of answer. */
export function DayFacts({ date, version, isFresh, onChanged }: Props) {
  const cache = useQueryClient()
  const key = ['check-in-answer', date, version]
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => planApi.checkInAnswer(date),
    networkMode: 'always',
    retry: false,
  })
  const correcting = useMutation({
    mutationFn: (correction: FactsCorrection) => planApi.correctFacts(date, correction),
    onSuccess: (answer) => {
      cache.setQueryData(key, answer)
      void cache.invalidateQueries({ queryKey: RECORDS_KEY })
      onChanged()
    },
    onError: () => toast.bad(...FACTS.failed),
  })
  const answer = useRef<HTMLParagraphElement>(null)
  const sentence = data?.sentence
  useEffect(() => {
    if (isFresh && sentence !== undefined) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [isFresh, sentence])
  if (!data) return null
  const chips = data.facts.map((fact) => {
    const words = factWords(fact)
    const unsure = fact.unsure === true
    return { text: unsure ? `${words}?` : words, spoken: words, unsure, span: NOWHERE, id: fact.id }
  })
  const remove = ({ id }: { id: string }) => {
    if (!correcting.isPending) correcting.mutate({ removed: [id] })
  }
  const confirm = ({ id }: { id: string }) => {
    if (!correcting.isPending) correcting.mutate({ added: [{ kind: 'heard', id }] })
  }
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-5">
      <p ref={answer} role="status" className="scroll-my-6 font-medium">
        {data.sentence}
      </p>
      {chips.length > 0 ? (
        <FactChips label={FACTS.title} facts={chips} onRemove={remove} onConfirm={confirm} unsure={FACTS.unsure} />
      ) : (
        <p className="text-sm text-soft">
          {FACTS.title}: {FACTS.none}
        </p>
      )}
      {data.unused.length > 0 && (
        <Suspense fallback={<p className="text-sm text-soft">{FACTS.unused(data.unused)}</p>}>
          <AwayOffer quotes={data.unused} date={date} onTaken={onChanged} />
        </Suspense>
      )}
      {data.result && (
        <ResultOffer
          result={data.result}
          onTaken={() => {
            void cache.invalidateQueries({ queryKey: key })
            onChanged()
          }}
        />
      )}
      <AddFact
        busy={correcting.isPending}
        onAdd={(choice, part) => correcting.mutate({ added: [addedFact(choice, part)] })}
      />
    </div>
  )
}

const NOWHERE = { start: 0, end: 0 }
const CHOICES = Object.entries(FACTS.choices).map(([value, label]) => ({ value, label }))
const PARTS = Object.entries(FACTS.parts).map(([value, label]) => ({ value, label }))

/** A short list, so that what matters can be said where no words were understood. */
function AddFact({ busy, onAdd }: { busy: boolean; onAdd: (choice: AddChoice, part: string) => void }) {
  const [choice, setChoice] = useState<AddChoice>('pain:mild')
  const [part, setPart] = useState<string>('knee')
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-medium text-pen">{FACTS.add}</summary>
      <div className="mt-2 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <SelectField
          label={FACTS.what}
          value={choice}
          options={CHOICES}
          onValue={(value) => setChoice(value as AddChoice)}
        />
        {needsPart(choice) ? (
          <SelectField label={FACTS.where} value={part} options={PARTS} onValue={setPart} />
        ) : (
          <span className="max-sm:hidden" />
        )}
        <Button look="secondary" size="large" busy={busy} onClick={() => onAdd(choice, part)}>
          {FACTS.put}
        </Button>
      </div>
    </details>
  )
}
