import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { COMMON } from '../words/common.ts'

type Props = {
  query: { readonly isFetching: boolean; readonly refetch: () => unknown }
  loading: string
  failed: string
}

/** In the place of what a screen asked for: it is on its way, or did not come and can be asked for again. */
export function NotThere({ query, loading, failed }: Props) {
  const id = useId()
  if (query.isFetching)
    return (
      <span className="text-pen">
        <Spinner className="size-6" label={loading} />
      </span>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <FieldError id={id} text={failed} />
      <Button look="secondary" onClick={() => void query.refetch()}>
        {COMMON.retry}
      </Button>
    </div>
  )
}
