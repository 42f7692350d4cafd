import { BrandMark } from './brand-mark.tsx'
import { Spinner } from './spinner.tsx'

/** A whole screen that waits, in words if there are any. */
export function Waiting({ text, label = 'Loading' }: { text?: string; label?: string }) {
  return (
    <div role="status" className="grid min-h-[60vh] place-content-center justify-items-center gap-5 p-6 text-center">
      {text ? (
        <>
          <BrandMark className="size-12 animate-tilt" />
          <p className="display text-xl">{text}</p>
        </>
      ) : (
        <span className="text-pen">
          <Spinner className="size-9" label={label} />
        </span>
      )}
    </div>
  )
}
