import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CountedTextArea } from './counted-text-area.tsx'

function Held() {
  const [text, setText] = useState('')
  return <CountedTextArea label="Notes" said={() => 'near the end'} max={10} value={text} onValue={setText} />
}

test('CountedTextArea counts and refuses what is typed or pasted beyond its limit', async () => {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Held />)
  const area = page.getByLabelText('Notes')
  await userEvent.type(area, 'twelve chars')
  await expect.element(area).toHaveValue('twelve cha')
  await expect.element(page.getByText('10/10', { exact: true })).toBeVisible()
  await area.fill('a text that does not come from keys')
  await expect.element(area).toHaveValue('a text tha')
})
