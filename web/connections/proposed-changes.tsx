import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Proposals } from '../../contract/programs.ts'
import { programApi } from '../api/program-api.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { dateInWords } from '../words/date-words.ts'
import { PROGRAMS } from '../words/program-words.ts'

/** As the dashboard asks for it: its module would be one more for whoever opens that. */
const ACCESS = ['access'] as const
const LIST = ['account', 'proposals'] as const
const CHANGED = ['schedule', 'records', 'progress'] as const

/** What programs proposed, in the product's own words, each with its yes and no; nothing where there is none. */
export function ProposedChanges() {
  const cache = useQueryClient()
  // Without a plan there is nothing to propose for, and that is said elsewhere.
  const { data } = useQuery({ queryKey: LIST, queryFn: programApi.proposals, retry: false })
  const answered = () => {
    for (const key of [LIST, ACCESS]) void cache.invalidateQueries({ queryKey: key })
  }
  if (!data || data.proposals.length === 0) return null
  return (
    <section className="mb-6">
      <h3 className="mb-1 text-sm font-semibold">{PROGRAMS.proposals}</h3>
      <ul className="divide-y divide-line text-sm">
        {data.proposals.map((proposal) => (
          <Proposed key={proposal.id} proposal={proposal} onAnswered={answered} />
        ))}
      </ul>
    </section>
  )
}

type Props = { proposal: Proposals['proposals'][number]; onAnswered: () => void }

function Proposed({ proposal: { id, program, date, title, text }, onAnswered }: Props) {
  const cache = useQueryClient()
  const accepting = useSave(
    () => programApi.accept(id),
    PROGRAMS.accepted,
    () => {
      for (const key of CHANGED) void cache.invalidateQueries({ queryKey: [key] })
      onAnswered()
    },
  )
  const refusing = useSave(() => programApi.refuse(id), PROGRAMS.refused, onAnswered)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0">
        <p className="font-medium">{`${dateInWords(date)}: ${title}`}</p>
        <p>{text}</p>
        <p className="text-soft wrap-anywhere">{PROGRAMS.by(program)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" busy={accepting.busy} onClick={() => accepting.save(undefined)}>
          {accepting.busy ? PROGRAMS.accepting : PROGRAMS.accept}
          <span className="sr-only">: {title}</span>
        </Button>
        <Button look="quiet" busy={refusing.busy} onClick={() => refusing.save(undefined)}>
          {PROGRAMS.refuse}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
    </li>
  )
}
