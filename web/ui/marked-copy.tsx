import type { ReactNode } from 'react'

/** What became of a part of a text that is being typed. */
export type TextMark = {
  readonly start: number
  readonly end: number
  readonly as: 'understood' | 'doubtful' | 'unused'
}

/** What field and copy share: the cell, the face and the padding. */
export const MARK_CELL = 'col-start-1 row-start-1 px-3.5 py-2.5 text-base leading-7 whitespace-pre-wrap wrap-anywhere'

/** The box around both. It scrolls, not the field: so the copy needs no scrolling of its own. */
export const MARKED_BOX =
  'max-h-96 overflow-y-auto rounded-md border border-edge bg-sheet hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen has-aria-invalid:border-2 has-aria-invalid:border-bad'

/** Three kinds of line, so that nobody needs the colours. */
export const MARK_LOOK = {
  understood: 'bg-wash underline decoration-pen decoration-solid',
  doubtful: 'bg-medium underline decoration-medium-mark decoration-dashed',
  unused: 'bg-transparent underline decoration-edge decoration-dotted',
} as const

const LINE = 'rounded-sm text-transparent decoration-2 underline-offset-4 forced-colors:bg-transparent'

/**
 * The same text behind a field whose ground is transparent, with marks where the field cannot bear any. It wraps as the
 * field does, because both share a cell, a face and a padding; it gives the cell its height.
 */
export function MarkedCopy({
  text,
  marks,
  className,
}: {
  text: string
  marks: readonly TextMark[]
  className: string
}) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end, as } of marks) {
    parts.push(text.slice(at, start))
    parts.push(
      <mark key={start} data-as={as} className={`${LINE} ${MARK_LOOK[as]}`}>
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return (
    <div
      aria-hidden="true"
      data-typed=""
      className={`${className} pointer-events-none text-transparent forced-color-adjust-none select-none`}
    >
      {parts}
      {text.slice(at)}
      {/* Without it a last line that is empty would have no height. */}
      {'\u200b'}
    </div>
  )
}
