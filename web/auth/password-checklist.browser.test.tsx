import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PasswordChecklist } from './password-checklist.tsx'

function show(password: string) {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<PasswordChecklist password={password} />)
  return page.elementLocator(place).getByRole('listitem')
}

test('PasswordChecklist says of each rule whether it is met', async () => {
  const rules = show('abcDEF1')
  await expect.element(rules.nth(0)).toHaveTextContent('At least 8 characters, not met yet')
  await expect.element(rules.nth(1)).toHaveTextContent('One uppercase letter, met')
  await expect.element(rules.nth(2)).toHaveTextContent('One lowercase letter, met')
  await expect.element(rules.nth(3)).toHaveTextContent('One number, met')
  await expect.element(rules.nth(4)).toHaveTextContent('One special character (!@#$%^&*), not met yet')
})
