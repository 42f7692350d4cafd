/** The sign of the product: a beam at rest on its fulcrum, the session as the piece of the beam above it. */
export function BrandMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <rect x="1" y="9" width="30" height="6" rx="1.5" className="fill-life" />
      <rect x="11" y="9" width="10" height="6" className="fill-pen" />
      <path d="M16 17.5 24 29H8Z" className="fill-ink" />
    </svg>
  )
}
