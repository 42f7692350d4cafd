import type { ShownWarning } from '../../contract/schedule.ts'
import { Card } from '../ui/card.tsx'
import { SIDEBAR } from '../words/dashboard-words.ts'

/** What a person should know about the plan as a whole, such as too little time before a race. */
export function WarningsCard({ warnings }: { warnings: readonly ShownWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <Card title={SIDEBAR.warnings} className="border-medium-mark">
      <ul className="grid gap-3 text-sm">
        {warnings.map((warning) => (
          <li key={warning.code} className="border-l-2 border-medium-mark pl-3">
            {warning.text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
