import { useEffect, useState } from 'react'

/** [modules] White around the picture that cameras need. */
const QUIET = 4

/** A text as a picture that cameras read: dark on white in both themes. Its library is loaded when it is needed. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<boolean[][]>([])
  useEffect(() => {
    let current = true
    void import('uqr').then(({ encode }) => current && setRows(encode(text, { border: QUIET }).data))
    return () => {
      current = false
    }
  }, [text])
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const size = Math.max(1, rows.length)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-56 rounded-md border border-line"
    >
      {/* No colour of the page: it would be dark in the dark theme, and no camera could read it. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
