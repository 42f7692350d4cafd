import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { MessageCard } from '../ui/message-card.tsx'
import { ACCESS } from '../words/access-words.ts'
import { COMMON } from '../words/common.ts'

type Props = { begun: boolean; busy: boolean; onSubscribe: () => void; onLogout: () => void }

/** The whole screen for whoever has no access: subscribe or log out. */
export function TrialEnded({ begun, busy, onSubscribe, onLogout }: Props) {
  const title = begun ? ACCESS.endedTitle : ACCESS.startTitle
  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr]">
      <title>{`${title} - ${COMMON.product}`}</title>
      <header className="shell flex min-h-16 items-center">
        <Logo />
      </header>
      <main className="grid place-items-center p-5 pb-24">
        <MessageCard
          title={title}
          text={
            begun ? (
              <>
                <p className="font-medium text-ink">{ACCESS.endedText}</p>
                <p className="mt-1">{ACCESS.endedMore}</p>
              </>
            ) : (
              <p>{ACCESS.startText}</p>
            )
          }
          actions={
            <>
              <Button size="large" busy={busy} onClick={onSubscribe}>
                {begun ? ACCESS.subscribe : ACCESS.start}
              </Button>
              <Button size="large" look="secondary" onClick={onLogout}>
                {ACCESS.logout}
              </Button>
            </>
          }
        />
      </main>
    </div>
  )
}
