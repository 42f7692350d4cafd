import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sure } from '../../engine/sure.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import type { SessionWeek } from './board-sessions.ts'
import { type BoardWeek, rowsOf } from './pieces.ts'
import { rowOf, weekOf } from './testing/any-week.ts'
import { WeekBoard } from './week-board.tsx'

const TRAINING: SessionWeek = {
  span: null,
  today: '2026-03-02',
  sessions: [{ day: 'wed', date: '2026-03-04', name: 'Easy Run', from: 7 * 60, to: 8 * 60 }],
}
const WORK = rowOf(['mon', 'tue', 'wed'], '10:00', '17:00', 'Work')
const CLASS = { ...rowOf(['sat'], '17:00', '20:00', 'Class'), isUnsure: true as const }

let now: BoardWeek

function Held() {
  const [week, setWeek] = useState<BoardWeek>(weekOf({ busy: [WORK, CLASS] }))
  now = week
  return <WeekBoard week={week} read={null} training={TRAINING} today="wed" onWeek={setWeek} />
}

let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  await page.viewport(1280, 1000)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Held />)
  await expect.element(page.getByText('Easy Run')).toBeInTheDocument()
})
afterEach(() => root.unmount())

const one = (selector: string) => sure(document.querySelector<HTMLElement>(selector))
const track = () => page.elementLocator(one('[data-track=wed]'))
const status = () => page.getByRole('status').first()

/** A place within Wednesday: so far down the session of that day, and then so many pixels on. */
function onSession(share: number, down = 0) {
  const [outer, inner] = ['[data-track=wed]', '[data-session]'].map((name) => one(name).getBoundingClientRect())
  return { x: sure(outer).width / 2, y: sure(inner).top - sure(outer).top + share * sure(inner).height + down }
}

const drag = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  userEvent.dragAndDrop(track(), track(), { sourcePosition: from, targetPosition: to })

test('a press on a session draws no life over it, and says what can be done instead', async () => {
  await track().click({ position: onSession(0.5) })
  await expect.element(status()).toHaveTextContent(WEEK_BOARD.said.session)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(rowsOf(now, 'busy')).toEqual([WORK, CLASS])
})

test('a hand that twitches on a session draws nothing; one that is led across it does', async () => {
  await drag(onSession(0.2), onSession(0.2, 18))
  await expect.element(status()).toHaveTextContent(WEEK_BOARD.said.session)
  expect(rowsOf(now, 'busy')).toEqual([WORK, CLASS])
  await drag(onSession(0.2), onSession(2))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(rowsOf(now, 'busy')).toHaveLength(3)
})

test('free time is tapped as before', async () => {
  await track().click({ position: onSession(1.6) })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(rowsOf(now, 'busy')).toHaveLength(3)
})

const undo = () => page.getByRole('button', { name: WEEK_BOARD.undo })
const block = (day: string) => page.elementLocator(one(`[data-day=${day}]`)).getByRole('button', { name: /^Work/ })

test.each([
  ['within its day', ['ArrowDown'], 'tue'],
  ['on another day', ['ArrowRight', 'ArrowRight', 'ArrowRight'], 'tue'],
])('who takes back by keys what they moved %s stands on the block again', async (_, arrows, day) => {
  block('tue').element().focus()
  for (const key of [' ', ...arrows, 'Enter']) await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`)
  await expect.element(undo()).not.toHaveAttribute('aria-disabled')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(status()).toHaveTextContent(WEEK_BOARD.said.undone)
  await expect.element(block(day)).toHaveFocus()
  // The keys of the board go on from there.
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(block('mon')).toHaveFocus()
  await expect.element(undo()).toHaveAttribute('aria-disabled', 'true')
})

test('who takes back a block that they added stands at the head of its day; a removed one has the focus again', async () => {
  block('tue').element().focus()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.elementLocator(one('[data-key=head-tue]'))).toHaveFocus()

  await userEvent.keyboard('{ArrowDown}{Delete}')
  expect(rowsOf(now, 'busy')[0]).toMatchObject({ days: ['mon', 'wed'] })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(block('tue')).toHaveFocus()
})

test('a doubtful block that is lifted and put back stays in doubt, until what it was taken for is said to be right', async () => {
  const doubtful = page.getByRole('button', { name: /^Class.*not sure/ })
  doubtful.element().focus()
  await userEvent.keyboard(' {ArrowDown}{ArrowUp}{Enter}')
  await expect.element(status()).toHaveTextContent(WEEK_BOARD.said.left('Class'))
  await expect.element(doubtful).toHaveFocus()
  await doubtful.click()
  await page.getByRole('dialog').getByRole('button', { name: WEEK_BOARD.editor.right }).click()
  await expect.element(page.getByRole('dialog').getByText(WEEK_BOARD.editor.doubt)).not.toBeInTheDocument()
  await expect.element(doubtful).not.toBeInTheDocument()
})
