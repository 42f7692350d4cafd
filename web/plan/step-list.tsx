import type { ShownStep } from '../../contract/schedule.ts'
import { stepLine } from '../words/step-line.ts'

/** Exercises as lines of a planner: name, how much, and what to mind. */
export function StepList({ steps, label }: { steps: readonly ShownStep[]; label: string }) {
  return (
    <ol aria-label={label} className="divide-y divide-line">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same exercise may come twice, and the order is fixed.
        <li key={index} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5">
          <span className="font-medium">{step.name}</span>
          <span className="text-right text-sm font-medium">{stepLine(step)}</span>
          {step.notes && <span className="col-span-2 text-sm text-soft">{step.notes}</span>}
        </li>
      ))}
    </ol>
  )
}
