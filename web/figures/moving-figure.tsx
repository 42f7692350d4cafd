import './figure.css'
import { useEffect, useMemo, useRef } from 'react'
import type { Worked } from './draw-muscles.ts'
import { shapesOf } from './drawing.ts'
import type { Motion } from './motion.ts'
import type { Move } from './move.ts'
import { beginAlone } from './one-at-a-time.ts'
import { paint } from './paint.ts'
import { playLoop } from './player.ts'
import { frameOf } from './still.ts'

type Props = {
  move: Move
  motion: Motion
  worked: Worked
  title: string
  description: string
  moving: boolean
  /** Another figure began to move. */
  onStopped: () => void
  className?: string
}

/** A move as a loop; paused it stands where it was. */
export function MovingFigure(props: Props) {
  const { move, motion, worked, title, description, moving, onStopped, className = '' } = props
  const svg = useRef<SVGSVGElement>(null)
  const group = useRef<SVGGElement>(null)
  const phase = useRef(0)
  const box = useMemo(() => frameOf(move, motion, worked), [move, motion, worked])
  const stopped = useRef(onStopped)
  stopped.current = onStopped

  useEffect(() => {
    const [picture, paths] = [svg.current, group.current]
    if (!picture || !paths) return
    const draw = (share: number) => paint(paths, shapesOf(move, motion.at(share), worked))
    draw(phase.current)
    if (!moving) return
    const end = beginAlone(() => stopped.current())
    const stop = playLoop(picture, motion.seconds, draw, phase.current)
    return () => {
      phase.current = stop()
      end()
    }
  }, [move, motion, worked, moving])

  return (
    <svg ref={svg} className={`figure ${className}`} viewBox={box.join(' ')} role="img">
      <title>{title}</title>
      <desc>{description}</desc>
      <g ref={group} />
    </svg>
  )
}
