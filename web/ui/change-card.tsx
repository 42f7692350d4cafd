import { Button } from './button.tsx'

type Props = {
  title: string
  lines: readonly string[]
  take: string
  leave: string
  onTake: () => void
  onLeave: () => void
}

/** What something typed would change of what was set by hand, before it does. */
export function ChangeCard({ title, lines, take, leave, onTake, onLeave }: Props) {
  return (
    <div data-unanswered className="grid gap-3 rounded-md border border-medium-mark bg-medium p-4 text-on-medium">
      <div role="status" className="grid gap-2 text-sm">
        <p className="font-semibold">{title}</p>
        <ul className="grid gap-1">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTake}>{take}</Button>
        <Button look="secondary" onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </div>
  )
}
