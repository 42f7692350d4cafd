import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Schedule } from '../../contract/schedule.ts'
import { fitSheets } from './fit-sheet.ts'
import { printByKeys } from './print-plan.ts'
import { fetchStills, stillsAtHand } from './stills.tsx'
import { TodaySheet } from './today-sheet.tsx'
import { WeekSheet } from './week-sheet.tsx'
import { whenIdle } from './when-idle.ts'

/** What the pictures are made of, in two parts, neither of which keeps a press waiting. */
const STILLS = [() => import('../../engine/sessions/catalogue.ts'), fetchStills]

type Props = { schedule: Schedule; selected: number }

/**
 * The plan on paper: two sheets, whatever it holds. They are made when the browser is about to print, since until
 * then nobody needs them, and stay from then on: some browsers end printing, for the page, before they have looked.
 */
export function Paper({ schedule, selected }: Props) {
  const [stills, setStills] = useState<ReturnType<typeof stillsAtHand> | null>(null)
  const host = useRef<HTMLDivElement>(null)

  useEffect(() => {
    function prepare() {
      flushSync(() => setStills(stillsAtHand()))
      fitSheets(host.current)
      // Whoever printed before they had come has them the next time.
      void fetchStills().catch(() => undefined)
    }
    window.addEventListener('beforeprint', prepare)
    const end = printByKeys()
    return () => {
      window.removeEventListener('beforeprint', prepare)
      end()
    }
  }, [])

  // The browser's own menu does not wait for pictures, so they are at hand before it is opened.
  useEffect(() => whenIdle(STILLS), [])

  useLayoutEffect(() => fitSheets(host.current))

  if (!stills) return null
  return createPortal(
    <div ref={host} className="paper" aria-hidden="true">
      {stills.shared}
      <TodaySheet schedule={schedule} stillOf={stills.of} />
      <WeekSheet
        week={schedule.weeklyPlan[selected]}
        insights={schedule.insights}
        isGentle={schedule.warnings.some(({ code }) => code === 'gentle-until-cleared')}
        anchor={schedule.anchor}
        stillOf={stills.of}
      />
    </div>,
    document.body,
  )
}
