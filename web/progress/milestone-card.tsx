import { useEffect, useState } from 'react'
import type { ShownProgress } from '../../contract/progress.ts'
import { useDisplay } from '../display/display-context.tsx'
import { BrandMark } from '../ui/brand-mark.tsx'
import { dateInWords } from '../words/date-words.ts'
import { MILESTONE } from '../words/milestone-words.ts'
import { sayMilestone } from './say-milestone.ts'

/** The prefix lets sign-out find it. */
const KEY = 'fulcrum.milestones'
const WEEK_MS = 7 * 86_400_000
const SHOWN = 3

/** What was reached today, or since the last look of the past week: said on that one day, and never taken back. */
export function MilestoneCard({ progress: { milestones, today } }: { progress: ShownProgress }) {
  const display = useDisplay()
  const [seen] = useState(() => localStorage.getItem(KEY) ?? '')
  useEffect(() => localStorage.setItem(KEY, today), [today])
  const since = new Date(Date.parse(`${today}T12:00:00Z`) - WEEK_MS).toISOString().slice(0, 10)
  const fresh = milestones.filter(({ date }) => date === today || (date > since && date > seen)).slice(0, SHOWN)
  const [first, ...others] = fresh
  if (!first) return null
  return (
    <section className="flex items-start gap-4 rounded-lg border border-pen/40 bg-wash p-gutter md:p-6">
      <BrandMark className="mt-1 size-9 shrink-0" />
      <div className="min-w-0">
        <h2 className="text-sm font-semibold text-soft">{MILESTONE.title}</h2>
        <p className="display mt-0.5 text-xl leading-snug text-balance">{sayMilestone(first, display)}</p>
        {others.map((one) => (
          <p key={`${one.code} ${one.date}`} className="mt-1">
            {sayMilestone(one, display)}
          </p>
        ))}
        {first.date !== today && (
          <p className="mt-1 text-sm text-soft">{MILESTONE.on(dateInWords(first.date, 'short'))}</p>
        )}
      </div>
    </section>
  )
}
