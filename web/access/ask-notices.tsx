import { accountApi } from '../api/account-api.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { Notice } from '../ui/notice.tsx'
import { ACCESS } from '../words/access-words.ts'
import { PROPOSED } from '../words/proposal-words.ts'
import { useAccess } from './use-access.ts'

/** What waits for the person: the link to their address, and what programs proposed. */
export function AskNotices() {
  const { access } = useAccess()
  if (!('status' in access)) return null
  const asks = access.status
  return (
    <>
      {asks.confirm_email && <ConfirmNotice />}
      {asks.proposals > 0 && (
        <Notice
          tone="calm"
          title={PROPOSED.title(asks.proposals)}
          action={
            <a href="/account#programs" className={buttonLook('secondary')}>
              {PROPOSED.look}
            </a>
          }
        >
          {PROPOSED.text}
        </Notice>
      )}
    </>
  )
}

/** New plans wait for a confirmed address: the way to the link. */
function ConfirmNotice() {
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
