import { useQuery } from '@tanstack/react-query'
import { coachApi } from '../api/coach-api.ts'
import { useDisplay } from '../display/display-context.tsx'
import { COACH } from '../words/coach-words.ts'
import { momentInWords } from '../words/date-words.ts'

const { seen: words } = COACH

/** Everything that went to a language model about this person, word for word. */
export function SeenSection() {
  const { clock } = useDisplay()
  const { data } = useQuery({ queryKey: ['coach', 'seen'], queryFn: coachApi.seen, retry: false })
  const entries = data?.entries ?? []
  return (
    <>
      <p className="-mt-3 mb-3 text-sm text-soft">{words.lead}</p>
      {data && entries.length === 0 && <p className="text-sm">{words.none}</p>}
      <ol className="divide-y divide-line text-sm">
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.sent.length}`}>
            <details>
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 py-1.5">
                <span className="font-medium">{words.kinds[entry.kind] ?? entry.kind}</span>
                <span className="text-soft">
                  {momentInWords(entry.at, clock)}, {words.outcomes[entry.outcome] ?? entry.outcome}
                </span>
              </summary>
              <p className="mt-2 text-xs font-semibold text-soft">{words.sent}</p>
              <p className="wrap-anywhere rounded-md bg-sunken p-3 text-xs whitespace-pre-wrap">{entry.sent}</p>
              <p className="mt-2 text-xs font-semibold text-soft">{words.received}</p>
              <p className="mb-3 wrap-anywhere rounded-md bg-sunken p-3 text-xs whitespace-pre-wrap">
                {entry.received}
              </p>
            </details>
          </li>
        ))}
      </ol>
    </>
  )
}
