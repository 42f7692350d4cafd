import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toastStore } from '../ui/toast.ts'
import { CommitmentsBox, RacesBox } from './live-reading.tsx'

function Held() {
  const [text, setText] = useState('')
  return (
    <CommitmentsBox
      label="Commitments"
      said={() => ''}
      max={1000}
      text={text}
      onText={setText}
      onAdd={() => undefined}
    />
  )
}

test('CommitmentsBox shows and says what is read of a text, and follows its changes', async () => {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Held />)
  await page.getByLabelText('Commitments').fill('Work Mon-Fri 9:00-17:00')
  await expect.element(page.getByText('Work · Mon-Fri · 09:00-17:00')).toBeVisible()
  await expect.element(page.getByRole('img', { name: /Your ordinary week/ })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('We read: Work, Mon-Fri, 09:00-17:00.')

  await page.getByLabelText('Commitments').fill('')
  await expect.element(page.getByText('Work · Mon-Fri · 09:00-17:00')).not.toBeInTheDocument()
})

test('a fact is taken out of the text by a touch', async () => {
  document.body.replaceChildren()
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Held />)
  await page.getByLabelText('Commitments').fill('Work Mon-Fri 9:00-17:00, choir Tue 19:00-21:00')
  await page.getByRole('button', { name: /Take out: Choir/ }).click()
  await expect.element(page.getByLabelText('Commitments')).toHaveValue('Work Mon-Fri 9:00-17:00')
  await expect.element(page.getByRole('button', { name: /Take out: Work/ })).toBeVisible()
})

test('a text in which nothing is read says what would help, and no longer once something is', async () => {
  document.body.replaceChildren()
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Held />)
  await page.getByLabelText('Commitments').fill('qwe asd')
  await expect.element(page.getByText(/^Nothing read yet/)).toBeVisible()
  await page.getByLabelText('Commitments').fill('Work Mon-Fri 9:00-17:00')
  await expect.element(page.getByText(/^Nothing read yet/)).not.toBeInTheDocument()
})

test('a text in a language that is not read is told so, instead of being asked for other words', async () => {
  document.body.replaceChildren()
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Held />)
  await page.getByLabelText('Commitments').fill('Pracuję codziennie od 8 do 16, a wieczorem odbieram dzieci ze szkoły')
  await expect.element(page.getByText(/^We do not read this language yet/)).toBeVisible()
})

test('the offer to put a fact back goes with the screen', async () => {
  document.body.replaceChildren()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Held />)
  await page.getByLabelText('Commitments').fill('Choir Tue 19:00-21:00')
  await page.getByRole('button', { name: /Take out: Choir/ }).click()
  await expect.poll(() => toastStore.list().length).toBe(1)
  root.unmount()
  await expect.poll(() => toastStore.list().length).toBe(0)
})

test('what is said of training itself stands beside the hours, and can be taken out', async () => {
  document.body.replaceChildren()
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Held />)
  const said =
    'Work Mon-Fri 9:00-17:00. No training on Sundays. Only 20 minutes on Mondays. Holiday 20 December to 3 January'
  await page.getByLabelText('Commitments').fill(said)
  for (const text of ['No training · Sun', 'At most 20 min · Mon', /^Holiday · .* to .* · No training$/])
    await expect.element(page.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: 'Take out: No training, Sun' }).click()
  await expect.element(page.getByLabelText('Commitments')).not.toHaveValue(said)
  await expect.element(page.getByText('At most 20 min · Mon')).toBeVisible()
})

test('words that gave nothing are quoted, so that none is lost in silence', async () => {
  document.body.replaceChildren()
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Held />)
  await page.getByLabelText('Commitments').fill('Work Mon-Fri 9:00-17:00. The ferry runs only at full moon')
  await expect.element(page.getByText(/We did not use: “The ferry runs only at full moon”/).first()).toBeVisible()
  await page.getByLabelText('Commitments').fill('Work Mon-Fri 9:00-17:00')
  await expect.element(page.getByText(/We did not use/)).not.toBeInTheDocument()
})

test('a rota in the words is told of, and leads to where it is set', async () => {
  document.body.replaceChildren()
  let opened = 0
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const box = (text: string, hasRota: boolean) => (
    <CommitmentsBox
      label="Commitments"
      said={() => ''}
      max={1000}
      text={text}
      onText={() => undefined}
      onAdd={() => {
        opened += 1
      }}
      hasRota={hasRota}
    />
  )
  root.render(box('Nurse: 2 days, 2 nights, 4 off (7-7)', false))
  await expect.element(page.getByText(/^You mentioned a rota of 8 days\./).last()).toBeVisible()
  await page.getByRole('button', { name: 'Set the rota on my week' }).click()
  expect(opened).toBe(1)
  // Whoever has set one need not be told.
  root.render(box('Nurse: 2 days, 2 nights, 4 off (7-7)', true))
  await expect.element(page.getByRole('button', { name: 'Set the rota on my week' })).not.toBeInTheDocument()
  root.render(box('Work 9-5', false))
  await expect.element(page.getByText('Work · Mon-Fri · 09:00-17:00')).toBeVisible()
  await expect.element(page.getByText(/You mentioned a rota/)).not.toBeInTheDocument()
  root.unmount()
})

test('what is to be checked is counted by questions, not by the words that they are about', async () => {
  document.body.replaceChildren()
  createRoot(document.body.appendChild(document.createElement('div'))).render(<HeldRaces />)
  await page.getByLabelText('Races').fill('marathon\nmaybe in spring\nsub 4')
  await expect.element(page.getByRole('list', { name: 'Your words' })).toHaveTextContent('1 to check')
  await page.getByLabelText('Races').fill('10k and half sometime')
  await expect.element(page.getByRole('list', { name: 'Your words' })).toHaveTextContent('2 to check')
})

function HeldRaces() {
  const [text, setText] = useState('')
  return <RacesBox label="Races" said={() => ''} max={500} text={text} onText={setText} />
}
