import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { ShownItem } from '../../contract/schedule.ts'
import { Clock, useDisplay } from '../display/display-context.tsx'
import { IntensityBadge } from '../ui/intensity-badge.tsx'
import { TODAY } from '../words/dashboard-words.ts'
import { intensityWord } from '../words/intensity-words.ts'
import { StepList } from './step-list.tsx'

type Props = {
  item: ShownItem
  /** What to do now that its hour is over, where it is not done. */
  late?: string | null
  actions?: ReactNode
}

/** One line of the day: its hour in the margin, as in a paper planner, and what it holds. `actions` follow a workout. */
export function TodayItem({ item, late = null, actions }: Props) {
  const training = item.type === 'workout'
  // Room that an hour of the day needs where it has AM or PM behind it; the sheet has the rest.
  const hourRoom = useDisplay().clock === '12' ? 'max-sm:w-[4.5rem]' : ''
  return (
    <li className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 @max-[14rem]:grid-cols-[minmax(0,1fr)] sm:grid-cols-[5.25rem_minmax(0,1fr)] sm:gap-x-5">
      <Clock
        time={item.time}
        className={`min-w-13 pt-4 text-right font-semibold whitespace-nowrap ${hourRoom} max-sm:text-sm @max-[14rem]:text-left tabular-nums ${training ? 'text-pen' : 'text-soft'}`}
      />
      <div className="relative border-l border-line pb-2 pl-4 sm:pl-6">
        <span
          aria-hidden="true"
          className={`absolute top-5.5 -left-1.5 size-3 rounded-full border-2 border-sheet ${training ? 'bg-pen' : 'bg-edge'}`}
        />
        <article
          className={`rounded-md py-3 ${training ? 'mb-2 border border-pen/35 bg-wash px-4 sm:px-5' : 'border border-transparent forced-colors:border-[Canvas]'}`}
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <h3 className="flex text-base font-semibold">
              <span aria-hidden="true" className="emoji w-8 shrink-0">
                {item.emoji}
              </span>
              {item.title}
            </h3>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft max-sm:basis-full">
              <span className="tabular-nums">{item.duration}</span>
              {/* Beside a breakfast it would say nothing. */}
              {(training || item.intensity !== 'Low') && (
                <IntensityBadge intensity={item.intensity} label={intensityWord(item.intensity)} />
              )}
            </p>
          </div>
          {item.description && <p className="mt-1 max-w-prose text-sm text-soft">{item.description}</p>}
          {item.exercises.length > 0 && <Exercises item={item} />}
          {training && actions && late && <p className="screen-only mt-2 text-sm font-medium">{late}</p>}
          {training && actions}
        </article>
      </div>
    </li>
  )
}

function Exercises({ item }: { item: ShownItem }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const count = item.exercises.length
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="screen-only mt-1 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-left text-sm font-semibold text-pen hover:text-pen-deep"
        onClick={() => setOpen(!open)}
      >
        <ChevronDown size={18} aria-hidden="true" className={`transition-transform ${open ? 'rotate-180' : ''}`} />
        {open ? TODAY.hide(count) : TODAY.view(count)}
      </button>
      {/* Its place is what the button speaks of; what is in it is made when it is opened. */}
      <div id={id} hidden={!open}>
        {open && <StepList steps={item.exercises} label={TODAY.exercises(item.title)} />}
      </div>
    </>
  )
}
