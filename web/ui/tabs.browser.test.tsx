import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TabList, TabPanel } from './tabs.tsx'

const TABS = [
  { key: 'one', label: 'One' },
  { key: 'two', label: 'Two' },
] as const

function Pair() {
  const [selected, setSelected] = useState<'one' | 'two'>('one')
  return (
    <>
      <TabList group="pair" label="Pair" tabs={TABS} selected={selected} onSelect={setSelected} />
      {TABS.map(({ key, label }) => (
        <TabPanel key={key} group="pair" tab={key} selected={key === selected}>
          Panel {label}
        </TabPanel>
      ))}
    </>
  )
}

test('TabList is one stop for the Tab key; arrows move, select and wrap', async () => {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Pair />)
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Panel One')
  await userEvent.tab()
  await expect.element(page.getByRole('tab', { name: 'One' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Two' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Panel Two')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'One' })).toHaveAttribute('aria-selected', 'true')
})
