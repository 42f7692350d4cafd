import { ChevronDown } from 'lucide-react'
import type { ShownInsights } from '../../contract/schedule.ts'
import { Card } from '../ui/card.tsx'
import { SIDEBAR } from '../words/dashboard-words.ts'
import { INSIGHTS_BY } from '../words/insights-words.ts'

type Props = {
  insights: ShownInsights | readonly string[]
  /** Whether a language model put them into words. */
  worded?: 'no' | 'coming' | 'yes'
}

/** What the plan says of itself: a list of sentences, or one sentence per question. */
export function InsightsCard({ insights, worded = 'no' }: Props) {
  return (
    <Card title={SIDEBAR.insights}>
      {isList(insights) ? <InsightList texts={insights} /> : <InsightFacts insights={insights} />}
      {/* There from the start: the coach's words must not move what stands below. */}
      <p className="mt-4 text-xs text-soft">{INSIGHTS_BY[worded]}</p>
    </Card>
  )
}

function isList(insights: ShownInsights | readonly string[]): insights is readonly string[] {
  return Array.isArray(insights)
}

function InsightList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid gap-3 text-sm">
      {texts.map((text) => (
        <li key={text} className="border-l-2 border-pen pl-3">
          <Said text={text} />
        </li>
      ))}
    </ul>
  )
}

/** What to do comes before what it rests on. */
function InsightFacts({ insights }: { insights: ShownInsights }) {
  const facts = [
    [SIDEBAR.recommendation, insights.recommendation],
    [SIDEBAR.trainingLoad, insights.trainingLoad],
    [SIDEBAR.recoveryStatus, insights.recoveryStatus],
    [SIDEBAR.phase, insights.periodizationPhase],
  ] as const
  return (
    <dl className="grid gap-3 text-sm">
      {facts.map(
        ([term, text]) =>
          text && (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-soft">
                <Said text={text} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Up to the end of a sentence, which no "p.m." is, and what follows it. */
const FIRST_SENTENCE = /^(.{12,}?[^.\s]{3}[.!?])\s+(.+)$/s

/** The first sentence, and the rest for whoever asks. */
function Said({ text }: { text: string }) {
  const [, first, rest] = FIRST_SENTENCE.exec(text) ?? []
  if (!rest) return text
  return (
    <details className="group">
      {/* As high as a thumb needs it, without standing further apart than the lines around it. */}
      <summary className="-my-3 flex list-none items-center justify-between gap-2 py-3 hover:text-ink [&::-webkit-details-marker]:hidden">
        {first}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-pen transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="pt-1">{rest}</p>
    </details>
  )
}
