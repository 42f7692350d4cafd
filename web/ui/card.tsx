import type { ReactNode } from 'react'

/** A sheet of paper with a heading. */
export function Card({ title, children, className = '' }: { title: string; children: ReactNode; className?: string }) {
  return (
    <section className={`sheet p-gutter md:p-6 ${className}`}>
      <h2 className="display mb-4 text-lg">{title}</h2>
      {children}
    </section>
  )
}
