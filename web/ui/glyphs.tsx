import type { ReactNode } from 'react'

/** The three signs that /auth needs, drawn here: the icon package's own machinery would weigh more than they do. */
function Glyph({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export function CrossGlyph() {
  return (
    <Glyph size={18}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Glyph>
  )
}

export function EyeGlyph({ crossed }: { crossed: boolean }) {
  return (
    <Glyph size={20}>
      <path d="M2 12c2.2-4.4 5.6-6.6 10-6.6s7.8 2.2 10 6.6c-2.2 4.4-5.6 6.6-10 6.6S4.2 16.4 2 12Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="m4 20 16-16" />}
    </Glyph>
  )
}
