import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MY_WEEK } from '../words/my-week-words.ts'
import type { BoardWeek } from './pieces.ts'
import { rowOf, weekOf } from './testing/any-week.ts'
import { WeekBoard } from './week-board.tsx'

function Held() {
  const [week, setWeek] = useState<BoardWeek>(weekOf({ busy: [rowOf(['thu'], '09:00', '12:00', 'Football')] }))
  return <WeekBoard week={week} read={null} training={null} today="thu" onWeek={setWeek} />
}

test('a block is given its days on its sheet, says them on the board, and refuses a last day before the first', async () => {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Held />)
  await page.getByRole('button', { name: /Football/ }).click()
  const [first, last] = [page.getByLabelText('First day'), page.getByLabelText('Last day')]
  await last.fill('2099-12-17')
  await first.fill('2099-12-18')
  await page.getByLabelText('Name').click()
  await expect.element(page.getByText(MY_WEEK.season.wrong)).toBeVisible()
  await expect.element(first).toHaveValue('2099-12-18')
  await expect.element(page.getByRole('button', { name: /Football/ })).toHaveAccessibleName(/until Dec 17$/)

  await first.fill('2099-12-01')
  await page.getByLabelText('Name').click()
  await expect.element(page.getByText(MY_WEEK.season.wrong)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Football/ })).toHaveAccessibleName(/, Dec 1 to Dec 17$/)
})
