import { BrandMark } from './brand-mark.tsx'

/** Mark and name together. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <BrandMark className="size-7 shrink-0" />
      <span className="display text-xl leading-none">Fulcrum</span>
    </span>
  )
}
