import type { ReactNode } from 'react'

type Props = { title: string; text: ReactNode; actions: ReactNode; heading?: 'h1' | 'h2' }

/** One thing to say and what to do next: errors, empty states, the end of a trial. */
export function MessageCard({ title, text, actions, heading: Heading = 'h1' }: Props) {
  return (
    <div className="sheet mx-auto w-full max-w-lg p-7 text-center shadow-sheet md:p-10">
      <Heading className="display text-2xl">{title}</Heading>
      <div className="mt-3 text-balance text-soft">{text}</div>
      <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  )
}
