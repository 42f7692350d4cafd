const LOOKS = {
  High: { look: 'bg-high text-on-high', bars: 3 },
  Medium: { look: 'bg-medium text-on-medium', bars: 2 },
  Low: { look: 'bg-low text-on-low', bars: 1 },
} as const

/** How hard something is: a colour, a word and a number of bars. Whatever is neither High nor Medium looks low. */
export function IntensityBadge({ intensity, label }: { intensity: string; label: string }) {
  const { look, bars } = intensity === 'High' || intensity === 'Medium' ? LOOKS[intensity] : LOOKS.Low
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold ${look}`}
    >
      <svg viewBox="0 0 12 10" className="h-2.5 w-3" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 4.2}
            y={10 - bar * 3.2}
            width="3"
            height={bar * 3.2}
            rx="0.6"
            fill="currentColor"
            opacity={bar <= bars ? 1 : 0.25}
          />
        ))}
      </svg>
      {label}
    </span>
  )
}
