import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { type ButtonLook, type ButtonSize, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  size?: ButtonSize
  /** Work is under way: the button keeps its place and focus, and takes no second press. */
  busy?: boolean
  icon?: ReactNode
}

export function Button({ look, size, busy = false, icon, className = '', children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonLook(look, size)} ${busy ? 'cursor-progress' : ''} ${className}`}
      // Not `disabled`: a disabled button drops the focus of whoever has just pressed it.
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner className="size-4" /> : icon}
      {children}
    </button>
  )
}
