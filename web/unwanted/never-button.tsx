import { Button } from '../ui/button.tsx'
import { UNWANTED } from '../words/unwanted-words.ts'
import { useUnwanted } from './use-unwanted.ts'

/** Says of one exercise that it is never to be shown, and takes that back in the same place. */
export function NeverButton({ exerciseId }: { exerciseId: string }) {
  const { ids, busy, problem, set } = useUnwanted()
  if (ids === undefined) return null
  const isRefused = ids.includes(exerciseId)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3">
      <p role="status" className={isRefused || problem ? 'text-sm' : 'sr-only'}>
        {problem || (isRefused ? UNWANTED.refused : '')}
      </p>
      <Button look="secondary" busy={busy} onClick={() => set(exerciseId, !isRefused)}>
        {isRefused ? UNWANTED.takeBack : UNWANTED.refuse}
      </Button>
    </div>
  )
}
