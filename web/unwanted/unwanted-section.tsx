import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { exerciseNames } from '../words/exercise-words.ts'
import { UNWANTED } from '../words/unwanted-words.ts'
import { useUnwanted } from './use-unwanted.ts'

/** The exercises that somebody never wants to see, each taken back by one press. */
export function UnwantedSection() {
  const { ids, busy, problem, set } = useUnwanted()
  if (ids === undefined) return null
  const names = new Map<string, string>(exerciseNames())
  return (
    <Card title={UNWANTED.title} className="max-lg:rounded-none max-lg:border-x-0 max-lg:border-b-0 lg:mt-4">
      <p className="-mt-3 text-sm text-soft">{ids.length === 0 ? UNWANTED.none : UNWANTED.some}</p>
      {ids.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {ids.map((id) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
              <span className="font-medium">{names.get(id) ?? id}</span>
              <Button look="quiet" size="compact" busy={busy} onClick={() => set(id, false)}>
                {UNWANTED.takeBack}
                <span className="sr-only">: {names.get(id) ?? id}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className={problem ? 'text-sm' : 'sr-only'}>
        {problem}
      </p>
    </Card>
  )
}
