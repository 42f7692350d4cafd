import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'

type Props = { failed: boolean; busy: boolean; onAgain: () => void }

/** In the place of the week, while it is on its way or where it could not come. */
export function WeekMissing({ failed, busy, onAgain }: Props) {
  if (!failed)
    return (
      <span className="text-pen">
        <Spinner className="size-6" label={MY_WEEK.loading} />
      </span>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <FieldError id="my-week-failed" text={MY_WEEK.loadFailed} />
      <Button look="secondary" busy={busy} onClick={onAgain}>
        {MY_WEEK.retry}
      </Button>
    </div>
  )
}
