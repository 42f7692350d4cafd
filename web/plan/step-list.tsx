import { PersonStanding } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ShownStep } from '../../contract/schedule.ts'
import { FigureDialog } from '../figures/lazy-dialog.ts'
import { stepLine } from '../words/step-line.ts'
import { STEP } from '../words/step-words.ts'

/**
 * Exercises as lines of a planner: name, how much, and what to mind; a press on a name shows how it is done. Where there
 * is too little room for both beside each other, how much stands whole on a line of its own.
 */
export function StepList({ steps, label }: { steps: readonly ShownStep[]; label: string }) {
  const [open, setOpen] = useState<{ exerciseId: string; name: string } | null>(null)
  return (
    <>
      <ol aria-label={label} className="@container divide-y divide-line">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same exercise may come twice, and the order is fixed.
          <li key={index} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5 @max-[20rem]:grid-cols-1">
            <StepName step={step} onOpen={setOpen} />
            <span className="text-right text-sm font-medium @max-[20rem]:text-left">{stepLine(step)}</span>
            {step.notes && <span className="col-span-full text-sm text-soft">{step.notes}</span>}
          </li>
        ))}
      </ol>
      {open && (
        <Suspense>
          <FigureDialog {...open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

type NameProps = { step: ShownStep; onOpen: (open: { exerciseId: string; name: string }) => void }

function StepName({ step: { name, exerciseId }, onOpen }: NameProps) {
  if (exerciseId === undefined) return <span className="font-medium">{name}</span>
  return (
    <span className="-my-2.5">
      <button
        type="button"
        className="group -ml-1.5 inline-flex items-baseline gap-1 rounded-md px-1.5 py-2.5 text-left font-medium"
        onClick={() => onOpen({ exerciseId, name })}
      >
        <PersonStanding size={18} aria-hidden="true" className="screen-only shrink-0 self-center text-pen" />
        <span className="group-hover:underline">{name}</span>
        <span className="sr-only">: {STEP.how}</span>
      </button>
    </span>
  )
}
