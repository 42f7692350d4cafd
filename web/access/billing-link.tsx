import { buttonLook } from '../ui/button-look.ts'
import { Notice } from '../ui/notice.tsx'
import { ACCESS } from '../words/access-words.ts'
import type { BillingDoors } from './use-billing.ts'

/** The way to a page whose tab the browser has blocked; a link that is pressed is never blocked. */
export function BillingLink({ billing }: { billing: BillingDoors }) {
  const { link } = billing
  if (!link) return null
  const words = ACCESS.blocked[link.page]
  return (
    <Notice
      tone="calm"
      title={ACCESS.blocked.title}
      action={
        <a
          href={link.url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('primary')}
          onClick={billing.linkOpened}
        >
          {words.open}
        </a>
      }
    >
      {words.text}
    </Notice>
  )
}
