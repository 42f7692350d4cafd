import { ChevronDown } from 'lucide-react'
import { ACCOUNT } from '../words/account-words.ts'

/** The parts of the account by their ids: on a wide screen beside them, on a narrow one folded above. */
export function AccountContents({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const list = (
    <ul className="text-sm">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center rounded-md wrap-anywhere text-soft hover:text-ink hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <nav
        aria-label={ACCOUNT.contents}
        className="max-lg:hidden sticky top-6 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto"
      >
        {list}
      </nav>
      <nav aria-label={ACCOUNT.contents} className="sheet lg:hidden">
        <details className="group">
          <summary className="flex min-h-12 list-none items-center justify-between rounded-lg px-gutter text-sm font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
            {ACCOUNT.contents}
            <ChevronDown size={18} aria-hidden="true" className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="px-gutter pb-3">{list}</div>
        </details>
      </nav>
    </>
  )
}
