import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Schedule } from '../../contract/schedule.ts'
import { fitSheets } from './fit-sheet.ts'
import { fetchStills, PATIENCE_MS, stillsAtHand } from './stills.tsx'
import { WeekSheet } from './week-sheet.tsx'

type Props = { plan: Schedule; onPrinted: () => void }

/** Every week of a plan on a sheet of its own: printed as soon as it stands, and gone again. */
export function KeptPaper({ plan, onPrinted }: Props) {
  const [stills, setStills] = useState<ReturnType<typeof stillsAtHand> | null>(null)
  const host = useRef<HTMLDivElement>(null)
  const printed = useRef(onPrinted)
  useEffect(() => {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
    void Promise.race([fetchStills().catch(() => undefined), patience]).then(() => setStills(stillsAtHand()))
  }, [])
  useLayoutEffect(() => fitSheets(host.current))
  useEffect(() => {
    if (!stills) return
    const after = () => printed.current()
    window.addEventListener('afterprint', after, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', after)
  }, [stills])
  if (!stills) return null
  return createPortal(
    <div ref={host} className="paper" aria-hidden="true">
      {stills.shared}
      {plan.weeklyPlan.map((week) => (
        <WeekSheet
          key={week.week}
          week={week}
          insights={[]}
          isGentle={plan.warnings.some(({ code }) => code === 'gentle-until-cleared')}
          anchor={plan.anchor}
          stillOf={stills.of}
        />
      ))}
    </div>,
    document.body,
  )
}
