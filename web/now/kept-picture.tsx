import { useQuery } from '@tanstack/react-query'
import type { DrawnPicture } from '../figures/picture.ts'
import { StillFigure } from '../figures/still-figure.tsx'

/** The picture of a move in room kept for it, without what draws it; the words beside it name it. */
export function KeptPicture({ id, className }: { id: string | null; className: string }) {
  const { data } = useQuery({
    queryKey: ['picture', id],
    queryFn: async (): Promise<DrawnPicture | null> => {
      const answer = await fetch(`/figures/${id}.json`)
      return answer.ok ? answer.json() : null
    },
    enabled: id !== null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <div aria-hidden="true" className={className}>
      {data && <StillFigure picture={data} title="" className="h-full w-full animate-rise" />}
    </div>
  )
}
