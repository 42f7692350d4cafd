import type { ReactNode } from 'react'

const LOOKS = {
  calm: 'bg-wash border-pen/40 text-ink',
  soon: 'bg-medium border-medium-mark text-on-medium',
  stop: 'bg-high border-high-mark text-on-high',
} as const

type Props = { tone: keyof typeof LOOKS; title: string; children?: ReactNode; action?: ReactNode }

/** A banner above the content that says what changes and what one can do about it. */
export function Notice({ tone, title, children, action }: Props) {
  return (
    <div
      role={tone === 'stop' ? 'alert' : 'status'}
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border px-gutter py-4 ${LOOKS[tone]}`}
    >
      <div>
        <p className="font-semibold">{title}</p>
        {children && <p className="text-sm">{children}</p>}
      </div>
      {action}
    </div>
  )
}
