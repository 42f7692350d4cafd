import { accountApi } from '../api/account-api.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ACCESS } from '../words/access-words.ts'

/** New plans wait for a confirmed address: the way to the link. */
export function ConfirmNotice() {
  const again = useSave(accountApi.sendVerification, ACCESS.confirmSent)
  return (
    <Notice
      tone="soon"
      title={ACCESS.confirmTitle}
      action={
        <Button busy={again.busy} onClick={() => again.save(undefined)}>
          {ACCESS.confirmAgain}
        </Button>
      }
    >
      {ACCESS.confirmText}
    </Notice>
  )
}
