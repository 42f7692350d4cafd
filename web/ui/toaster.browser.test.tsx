import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

test('Toaster announces errors as alerts and the rest as status, once each, until dismissed', async () => {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Toaster label="Notifications" dismissLabel="Dismiss" />,
  )
  toast.good('Saved', 'All is well')
  toast.bad('Error', 'It failed')
  toast.bad('Error', 'It failed')
  await expect.element(page.getByRole('status')).toHaveTextContent('SavedAll is well')
  await expect.element(page.getByRole('alert')).toHaveTextContent('ErrorIt failed')
  expect(page.getByText('It failed').elements()).toHaveLength(1)

  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument()

  toast.good('Saved after all')
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
})
