/** How a field for files looks; browsers take what is dropped onto it as well. */
const LOOK =
  'w-full cursor-pointer rounded-md border border-edge border-dashed p-3 font-normal text-soft aria-disabled:cursor-progress ' +
  'file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-sheet file:px-4 file:font-semibold file:text-ink hover:file:border-ink'

type Props = {
  label: string
  accept: string
  multiple?: boolean
  /** While what was given is on its way in, nothing else is taken. */
  busy: boolean
  onFiles: (files: readonly [File, ...File[]]) => void
}

/** A field for files. */
export function FileInput({ label, accept, multiple, busy, onFiles }: Props) {
  return (
    <label className="grid gap-2 text-sm font-semibold">
      {label}
      <input
        type="file"
        multiple={multiple}
        accept={accept}
        aria-disabled={busy || undefined}
        className={LOOK}
        onClick={(event) => busy && event.preventDefault()}
        onChange={(event) => {
          const [first, ...others] = event.target.files ?? []
          if (first) onFiles([first, ...others])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
