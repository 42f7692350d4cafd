import type { Box } from './picture-box.ts'
import type { Shape } from './shape.ts'

/** What has been drawn, ready to be painted: the build keeps one of every move, so that a screen shows it without the renderer. */
export type DrawnPicture = {
  readonly box: Box
  readonly layers: readonly {
    /** Where the move begins. */
    readonly ghost: boolean
    readonly shapes: readonly Pick<Shape, 'look' | 'd' | 'line'>[]
    readonly by: readonly [number, number]
  }[]
}
