import { useId } from 'react'

type Props = { label: string; note?: string; checked: boolean; onValue: (on: boolean) => void }

/** Something that is on or off, with a line on what that means where it needs one. */
export function Switch({ label, note, checked, onValue }: Props) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={checked}
          aria-describedby={note && id}
          onChange={(event) => onValue(event.target.checked)}
        />
        {label}
      </label>
      {note && (
        <p id={id} className="-mt-1.5 pl-8 text-sm text-soft">
          {note}
        </p>
      )}
    </div>
  )
}
