import { buttonLook } from '../ui/button-look.ts'
import { MessageCard } from '../ui/message-card.tsx'
import { COMMON, ROUTER } from '../words/common.ts'

export function NotFoundScreen() {
  return (
    <main className="grid min-h-screen place-items-center p-gutter">
      <title>{`${ROUTER.notFoundTitle} - ${COMMON.product}`}</title>
      <MessageCard
        title={ROUTER.notFoundTitle}
        text={<p>{ROUTER.notFoundText}</p>}
        actions={
          <a href="/" className={buttonLook()}>
            {ROUTER.home}
          </a>
        }
      />
    </main>
  )
}
