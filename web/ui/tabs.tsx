import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

export type Tab<K extends string> = { key: K; label: string }

type Props<K extends string> = {
  /** Shared with the panels: `<TabPanel group=…>`. */
  group: string
  label: string
  tabs: readonly Tab<K>[]
  selected: K
  onSelect: (key: K) => void
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }

/** Tabs as the ARIA practices describe them: one stop for the Tab key, arrows move and select. */
export function TabList<K extends string>({ group, label, tabs, selected, onSelect }: Props<K>) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.key === selected)
    const next = Number.isFinite(step) ? (at + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1
    onSelect(tabs[next]!.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="inline-flex w-full flex-wrap rounded-lg border border-line bg-sunken p-1 sm:w-auto"
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={`${group}-tab-${tab.key}`}
          aria-controls={`${group}-panel-${tab.key}`}
          aria-selected={tab.key === selected}
          tabIndex={tab.key === selected ? 0 : -1}
          onClick={() => onSelect(tab.key)}
          className="min-h-11 min-w-fit flex-1 rounded-md px-2 text-sm font-semibold text-soft hover:text-ink aria-selected:bg-sheet aria-selected:text-ink aria-selected:shadow-[0_0_0_1px_var(--color-line),0_1px_3px_#0002] sm:px-5"
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

type PanelProps = {
  group: string
  tab: string
  selected: boolean
  /** What was begun in it stays while another is shown. */
  keeps?: boolean
  children: ReactNode
}

export function TabPanel({ group, tab, selected, keeps = false, children }: PanelProps) {
  const [wasShown, setShown] = useState(selected)
  if (selected && !wasShown) setShown(true)
  return (
    <div role="tabpanel" id={`${group}-panel-${tab}`} aria-labelledby={`${group}-tab-${tab}`} hidden={!selected}>
      {(selected || (keeps && wasShown)) && children}
    </div>
  )
}
