/** A turning arc; what is awaited is said in words beside it or by `label`. */
export function Spinner({ label, className = 'size-5' }: { label?: string; className?: string }) {
  return (
    <>
      <svg viewBox="0 0 24 24" className={`animate-turn ${className}`} aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </>
  )
}
