import type { ShownRule } from '../../contract/schedule.ts'
import { Dialog } from '../ui/dialog.tsx'
import { RULES } from '../words/weekly-words.ts'
import { type Rest, RestOfPlan } from './rest-of-plan.tsx'

type Props = { rules: readonly ShownRule[]; rest: Rest | null; onClose: () => void }

/** Every rule that the plan is held to, its limit and what the plan has: the answer to "Is this plan safe?". */
export function RuleCard({ rules, rest, onClose }: Props) {
  if (rest)
    return (
      <Dialog title={RULES.title} closeLabel={RULES.close} size="wide" onClose={onClose}>
        <RestOfPlan rest={rest} />
      </Dialog>
    )
  const limits = rules.filter(({ kind }) => kind === 'limit')
  const targets = rules.filter(({ kind }) => kind === 'target')
  const held = limits.every(({ pass }) => pass)
  return (
    <Dialog title={RULES.title} closeLabel={RULES.close} size="wide" onClose={onClose}>
      <p className="font-semibold">{held ? RULES.safe(limits.length) : RULES.notAll}</p>
      <p className="mt-1 text-sm text-soft">{RULES.lead}</p>
      <RuleTable caption={RULES.limits} rules={limits} />
      <RuleTable caption={RULES.targets} rules={targets} />
      <p className="mt-5 text-sm text-soft">{RULES.doctor}</p>
      <p className="mt-2 text-sm">
        <a className="link" href="/how-it-works#sources">
          {RULES.source}
        </a>
      </p>
    </Dialog>
  )
}

function RuleTable({ caption, rules }: { caption: string; rules: readonly ShownRule[] }) {
  if (rules.length === 0) return null
  return (
    <table className="mt-5 w-full text-left text-sm">
      <caption className="pb-1 text-left font-semibold">{caption}</caption>
      <thead className="text-xs text-soft max-sm:sr-only">
        <tr>
          {[RULES.rule, RULES.limit, RULES.planned, RULES.verdict].map((name) => (
            <th key={name} scope="col" className="py-1 pr-4 font-semibold last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one rule may hold in several places, and the order is fixed.
          <tr key={index} className="align-baseline max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:py-2">
            <th scope="row" className="py-2 pr-4 font-medium max-sm:py-0">
              {rule.title}
            </th>
            <td className="py-2 pr-4 text-soft max-sm:order-3 max-sm:py-0">{rule.limit}</td>
            <td className="py-2 pr-4 tabular-nums max-sm:order-4 max-sm:py-0 max-sm:pr-0 max-sm:text-right">
              {rule.value}
            </td>
            <td
              className={`py-2 font-semibold whitespace-nowrap max-sm:py-0 max-sm:text-right ${rule.pass ? 'text-good' : 'text-on-medium'}`}
            >
              <span aria-hidden="true">{rule.pass ? '✓ ' : '△ '}</span>
              {rule.pass ? RULES.kept : rule.kind === 'limit' ? RULES.broken : RULES.missed}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
