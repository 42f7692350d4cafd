import { PROGRESS } from '../words/progress-words.ts'

type Props = {
  /** What the numbers are of, as the picture beside them says it. */
  label: string
  heads: readonly string[]
  /** The first cell names its row. */
  rows: readonly (readonly string[])[]
}

/** The numbers of a picture, for whoever would rather read them; open on paper. */
export function NumberTable({ label, heads, rows }: Props) {
  return (
    <details className="mt-2">
      <summary className="screen-only inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-pen">
        {PROGRESS.numbers}
        <span className="sr-only">: {label}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="max-h-72 overflow-auto print:max-h-none" aria-label={label} tabIndex={0}>
        <table className="w-full text-right text-xs tabular-nums">
          <thead className="text-soft">
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-1 pl-2 font-semibold first:pl-0 first:text-left">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row" className="py-1 text-left font-medium">
                  {name}
                </th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's.
                  <td key={at} className="pl-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
