import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Dialog } from './dialog.tsx'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

test('Toaster announces errors as alerts and the rest as status, once each, until dismissed', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Toaster label="Notifications" dismissLabel="Dismiss" />)
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
  root.unmount()
})

test('a message can be pressed away over an open dialog, and outlives it', async () => {
  document.body.replaceChildren()
  toast.clear()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (isOpen: boolean) =>
    root.render(
      <>
        <Toaster label="Notifications" dismissLabel="Dismiss" />
        {isOpen && (
          <Dialog title="Delete" closeLabel="Close" onClose={() => undefined}>
            <p>Sure?</p>
          </Dialog>
        )}
      </>,
    )
  show(true)
  await expect.element(page.getByText('Sure?')).toBeVisible()
  toast.bad('Error', 'This is not your password')
  await page.getByRole('button', { name: 'Dismiss' }).click({ timeout: 2000 })
  await expect.element(page.getByText('This is not your password')).not.toBeInTheDocument()

  toast.good('Saved')
  await expect.element(page.getByText('Saved')).toBeVisible()
  show(false)
  await expect.element(page.getByText('Sure?')).not.toBeInTheDocument()
  await expect.element(page.getByText('Saved')).toBeVisible()
})
