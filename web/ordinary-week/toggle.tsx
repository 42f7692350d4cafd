import type { ReactNode } from 'react'

type Props = {
  /** What it is called where its text is too short for that. */
  name?: string
  isOn: boolean
  onTurn: (isOn: boolean) => void
  /** What is chosen is crossed out. */
  crossing?: boolean
  children: ReactNode
}

/** A checkbox that looks like a day of a planner. */
export function Toggle({ name, isOn, onTurn, crossing = false, children }: Props) {
  return (
    <label
      className={`relative grid min-h-11 cursor-pointer place-items-center rounded-md border border-edge bg-sheet px-1 text-center text-sm font-semibold hover:border-ink has-checked:border-pen has-checked:bg-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-pen)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen ${crossing ? 'has-checked:line-through has-checked:decoration-2' : ''}`}
    >
      <input
        type="checkbox"
        aria-label={name}
        className="absolute inset-0 cursor-pointer opacity-0"
        checked={isOn}
        onChange={(event) => onTurn(event.target.checked)}
      />
      {children}
    </label>
  )
}
