import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { ACCOUNT } from '../words/account-words.ts'

type Group = { readonly title: string; readonly parts: readonly { readonly id: string; readonly title: string }[] }

/** The parts of the account by their ids, beside them on a wide screen; on a narrow one their folded titles do. */
export function AccountContents({ groups }: { groups: readonly Group[] }) {
  const navigate = useNavigate()
  // By the router, which else could not tell the way back from a way out that somebody has to be asked about.
  const go = (event: MouseEvent, id: string) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(`#${id}`)
  }
  return (
    <nav
      aria-label={ACCOUNT.contents}
      className="max-lg:hidden sticky top-6 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto text-sm"
    >
      {groups.map(({ title, parts }) => (
        <div key={title} className="mb-3">
          <p className="py-1 font-semibold">{title}</p>
          <ul>
            {parts.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => go(event, id)}
                  className="flex min-h-11 items-center rounded-md wrap-anywhere text-soft hover:text-ink hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
