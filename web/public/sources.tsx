/** Rows of the bibliography by key, as the build reads them. */
export type References = Readonly<Record<string, { readonly finding: string; readonly reference: string }>>

const ACRONYMS = new Set(['acsm', 'acog', 'cscca', 'nsca', 'who'])

/** A key of the bibliography as one says it: `seiler-2010` is `Seiler 2010`. */
export function sourceName(key: string): string {
  const words = key
    .split('-')
    .map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : word[0]!.toUpperCase() + word.slice(1)))
  const year = /^\d/.test(words.at(-1)!) ? ` ${words.pop()}` : ''
  return words.join('-') + year
}

/** Sources in the running text: names that lead to the list below. */
export function Citations({ keys }: { keys: readonly string[] }) {
  return (
    <>
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 && ', '}
          <a href={`#${key}`} lang="en" className="link whitespace-nowrap">
            {sourceName(key)}
          </a>
        </span>
      ))}
    </>
  )
}

export function SourceList({ keys, references }: { keys: readonly string[]; references: References }) {
  return (
    <ol lang="en" className="grid gap-x-10 gap-y-3 text-sm md:grid-cols-2">
      {keys.map((key) => (
        <li key={key} id={key} className="scroll-mt-24 border-t border-line pt-3 target:border-pen">
          <span className="font-semibold">{sourceName(key)}</span>: {references[key]?.finding}.{' '}
          <span className="text-soft [overflow-wrap:anywhere]">{references[key]?.reference}</span>
        </li>
      ))}
    </ol>
  )
}
