/** A line along the top while something is on its way. */
export function MovingLine() {
  return <div className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-reach bg-pen" aria-hidden="true" />
}
