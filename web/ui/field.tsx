import type { ReactNode } from 'react'

export type FieldIds = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Something at the far end of the label's line, such as a counter. */
  aside?: ReactNode
  children: (ids: FieldIds) => ReactNode
}

/** Label, control, hint and error, tied together for those who cannot see that they stand together. */
export function Field({ id, label, hint, error, aside, children }: Props) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-bad">
      <svg viewBox="0 0 16 16" className="mt-1 size-3.5 shrink-0" aria-hidden="true">
        <path d="M8 1 15.5 14.5H.5Z" fill="currentColor" />
        <path d="M8 6v4M8 11.6v1.2" stroke="var(--color-sheet)" strokeWidth="1.6" />
      </svg>
      {text}
    </p>
  )
}

/** The look of everything one writes into. */
export const INPUT_LOOK =
  'w-full min-h-12 rounded-md border border-edge bg-sheet px-3.5 py-2.5 text-base text-ink placeholder:text-soft hover:border-ink aria-invalid:border-bad aria-invalid:border-2'
