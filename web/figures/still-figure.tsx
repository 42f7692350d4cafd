import './figure.css'
import { memo } from 'react'
import type { DrawnPicture } from './picture.ts'

type Props = {
  picture: DrawnPicture
  title: string
  description?: string
  className?: string
}

/** A move as one picture: where it begins, where it goes to, and the way. Its many lines are drawn anew only for another. */
export const StillFigure = memo(function StillFigure({ picture, title, description, className = '' }: Props) {
  return (
    <svg className={`figure ${className}`} viewBox={picture.box.join(' ')} role="img">
      <title>{title}</title>
      {description && <desc>{description}</desc>}
      {picture.layers.map(({ ghost, shapes, by }, layer) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: layers have their order alone.
          key={layer}
          className={ghost ? 'ghost' : undefined}
          transform={`translate(${by.join(' ')})`}
        >
          {shapes.map(({ look, d, line }, at) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes have their order alone.
              key={at}
              className={look}
              d={d}
              data-line={line === undefined ? undefined : ''}
              strokeWidth={line}
            />
          ))}
        </g>
      ))}
    </svg>
  )
})
