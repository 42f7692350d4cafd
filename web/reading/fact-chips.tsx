import { READING } from '../words/reading-words.ts'
import type { Fact } from './fact-text.ts'

/** What was understood, to be checked at a glance; what is uncertain has a dashed edge and a question mark. */
export function FactChips({ label, facts }: { label: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <div>
      <p className="text-xs font-semibold text-soft">{label}</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5" aria-label={label}>
        {facts.map((fact) => (
          <li
            key={fact.text}
            className={`rounded-md border px-2.5 py-1 text-sm tabular-nums [overflow-wrap:anywhere] ${fact.unsure ? 'border-dashed border-edge' : 'border-line bg-sunken'}`}
          >
            {fact.text}
          </li>
        ))}
      </ul>
      {facts.some((fact) => fact.unsure) && <p className="mt-1.5 text-xs text-soft">{READING.unsure}</p>}
    </div>
  )
}
