import { useMemo } from 'react'
import type { SportMove } from '../../contract/schedule.ts'
import { DrawnMove } from './drawn-move.tsx'
import { SPORT_FIGURES } from './moves/sport.ts'

export type SportProps = { sport: SportMove; name: string; notes: string }

/** A sport drawn, beside a step that says the rest. */
export function SportPanel({ sport, name, notes }: SportProps) {
  const { move, muscles } = SPORT_FIGURES[sport]
  const worked = useMemo(() => ({ primary: muscles, indirect: [] }), [muscles])
  return <DrawnMove key={sport} move={move} worked={worked} title={name} description={notes} place="beside" />
}
