import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { TAB_FRAME, TAB_LOOK, TAB_OTHER, TAB_SHOWN } from './tab-look.ts'

export type Tab<K extends string> = { key: K; label: string }

type Props<K extends string> = {
  /** Shared with the panels: `<TabPanel group=…>`. */
  group: string
  label: string
  tabs: readonly Tab<K>[]
  selected: K
  onSelect: (key: K) => void
  /** What stands in the same bar and is no tab: it leads to another screen. */
  beside?: ReactNode
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }

/** Tabs as the ARIA practices describe them: one stop for the Tab key, arrows move and select. */
export function TabList<K extends string>({ group, label, tabs, selected, onSelect, beside }: Props<K>) {
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
    <div className={TAB_FRAME}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex min-w-0 grow-3 basis-52 flex-wrap max-[22rem]:basis-48 sm:basis-auto"
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
            className={`${TAB_LOOK} ${tab.key === selected ? TAB_SHOWN : TAB_OTHER}`}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {beside}
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
