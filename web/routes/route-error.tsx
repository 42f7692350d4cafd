import { isRouteErrorResponse, useRouteError } from 'react-router'
import { buttonLook } from '../ui/button-look.ts'
import { MessageCard } from '../ui/message-card.tsx'
import { COMMON, ROUTER } from '../words/common.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

/** The router's error screen: status or message, never a stack, and a way home that loads the page anew. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  return (
    <main className="grid min-h-screen place-items-center p-gutter">
      <title>{`${ROUTER.errorTitle} - ${COMMON.product}`}</title>
      <MessageCard
        title={ROUTER.errorTitle}
        text={<p role="alert">{messageOf(error)}</p>}
        actions={
          <a href="/" className={buttonLook()}>
            {ROUTER.home}
          </a>
        }
      />
    </main>
  )
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error && error.message ? error.message : COMMON.unexpected
}
