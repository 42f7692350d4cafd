import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanBlocks } from '../../contract/plan-blocks.ts'
import { planApi } from '../api/plan-api.ts'
import { dateInWords } from '../words/date-words.ts'
import { BLOCKS, WEEKLY } from '../words/weekly-words.ts'

type Block = PlanBlocks['blocks'][number]
type Week = Block['weeks'][number]

/** The blocks of the plan that are over, asked for when somebody opens them. */
export function EarlierBlocks({ block }: { block: number }) {
  const [open, setOpen] = useState(false)
  const { data, isError } = useQuery({
    // A block that ends makes another list.
    queryKey: ['plan-blocks', block],
    queryFn: planApi.blocks,
    enabled: open,
    staleTime: 60_000,
  })
  return (
    <details
      className="screen-only sheet p-gutter md:p-6"
      onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{BLOCKS.title}</summary>
      {data?.blocks.map((one) => (
        <Past key={one.block} block={one} />
      ))}
      {!data?.blocks.length && (
        <p role="status" className="mt-2 text-sm text-soft">
          {isError ? BLOCKS.failed : data ? BLOCKS.none : BLOCKS.loading}
        </p>
      )}
    </details>
  )
}

function Past({ block }: { block: Block }) {
  return (
    <details className="border-t border-line">
      <summary className="min-h-11 cursor-pointer content-center">
        <span className="font-medium">{BLOCKS.block(block.block)}</span>{' '}
        <span className="text-sm text-soft">
          {WEEKLY.span(dateInWords(block.startedOn, 'short'), dateInWords(block.endedOn, 'short'))}
        </span>
      </summary>
      {block.weeks.map((week) => (
        <PastWeek key={week.week} week={week} />
      ))}
    </details>
  )
}

function PastWeek({ week }: { week: Week }) {
  return (
    <section className="pb-4">
      <h3 className="font-medium">{week.weekName}</h3>
      <p className="text-sm text-soft">
        {week.focus} · {week.totalVolume}
      </p>
      <ul className="mt-1 grid gap-1 text-sm">
        {week.days
          .filter(({ durationMin }) => durationMin > 0)
          .map((day) => (
            <li key={day.date} className="flex flex-wrap gap-x-2">
              <span className="text-soft">{dateInWords(day.date, 'short')}</span>{' '}
              <span>
                {day.workoutName}, {day.duration}
              </span>{' '}
              {day.done && <span className="font-medium">{BLOCKS.done}</span>}
            </li>
          ))}
      </ul>
    </section>
  )
}
