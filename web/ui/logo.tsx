import { BrandMark } from './brand-mark.tsx'

/**
 * Mark and name together.
 * @param nameLook - of the name: bars with much beside it leave it to the mark on narrow screens
 */
export function Logo({ nameLook = '' }: { nameLook?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <BrandMark className="size-7 shrink-0" />
      <span className={`display text-xl leading-none ${nameLook}`}>Fulcrum</span>
    </span>
  )
}
