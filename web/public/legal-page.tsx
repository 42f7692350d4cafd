import { type LegalText, TO_PRIVACY } from '../words/legal-text.ts'
import { SITE, TOKENS } from '../words/site-words.ts'

/** A legal text: dated, with a table of contents, in sections that can be linked to. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <article className="shell grid gap-x-16 gap-y-10 pt-12 pb-20 md:pt-16 lg:grid-cols-[16rem_1fr]">
      <header className="lg:col-span-2">
        <h1 className="display text-[clamp(2rem,1.3rem+3vw,3rem)] leading-[1.1]">{text.heading}</h1>
        <p className="mt-3 text-sm text-soft">
          {SITE.legal.from} <time dateTime={text.updated}>{text.updatedText}</time>
        </p>
        <p className="mt-5 max-w-2xl text-lg text-soft">{text.lead}</p>
      </header>
      <nav aria-label={SITE.legal.contents} className="self-start lg:sticky lg:top-24">
        <ol className="grid text-sm">
          {text.sections.map((section, index) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="inline-flex min-h-11 items-center text-soft hover:text-ink hover:underline"
              >
                {index + 1}. {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-2xl">
        {text.sections.map((section, index) => (
          <section key={section.id} id={section.id} className="border-t border-line py-7 first:border-t-0 first:pt-0">
            <h2 className="display text-xl">
              {index + 1}. {section.title}
            </h2>
            {section.body.map((part) =>
              typeof part === 'string' ? (
                <p key={part} className="mt-3">
                  <Linked text={part} />
                </p>
              ) : (
                <ul key={part[0]} className="mt-3 grid list-disc gap-1.5 pl-5">
                  {part.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </article>
  )
}

/** What can be followed wherever it stands in a text. */
const LINKS: Readonly<Record<string, { href: string; text: string }>> = {
  [TOKENS.email]: { href: `mailto:${TOKENS.email}`, text: TOKENS.email },
  [TO_PRIVACY]: { href: '/privacy', text: SITE.footer.privacy },
}
const LINKED = new RegExp(`(${Object.keys(LINKS).join('|')})`)

function Linked({ text }: { text: string }) {
  return text.split(LINKED).map((part) => {
    const link = LINKS[part]
    return link ? (
      <a key={part} href={link.href} className="link">
        {link.text}
      </a>
    ) : (
      part
    )
  })
}
