import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessibleInAnyColours } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, expectToast, newTrainee, PASSWORD, test } from './product.ts'

test.use({ expectedComplaints: /status of 4(00|01|22)/ })

const PUBLIC = ['/', '/how-it-works', '/pricing', '/privacy', '/terms', '/auth']
const OWN = ['/onboarding', '/dashboard', '/account']
/** [px] What a finger can hit; the product's own mark, above the 24 of WCAG 2.2. */
const TARGET_MIN = 44

/** What has the focus can be seen: it has an outline, and nothing lies over it. */
async function expectFocusInSight(page: Page) {
  // A browser that is busy scrolls a moment after it has moved the focus.
  await expect(async () => expect(await focusOf(page)).toMatchObject({ outlined: true, covered: '' })).toPass({
    timeout: 10_000,
  })
}

async function focusOf(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement
    // Between the last and the first stop the focus is the browser's own.
    if (focused === document.body) return { what: 'the browser', outlined: true, covered: '' }
    // A hidden input has its look on the label around it, a field within a box of its own on that.
    const shown =
      focused.closest<HTMLElement>('[data-focus-box]') ??
      (focused.closest('label')?.contains(focused) && focused.matches('[type=radio],[type=checkbox]')
        ? (focused.closest('label') as HTMLElement)
        : focused)
    // Of a link that breaks over two lines its first piece: between the two stands something else.
    const { left, top, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const style = [focused, shown].map((one) => getComputedStyle(one))
    return {
      what: focused.outerHTML.slice(0, 160),
      outlined: style.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px'),
      covered:
        hit === null || !(shown.contains(hit) || hit.contains(shown))
          ? (hit?.outerHTML.slice(0, 160) ?? 'nothing')
          : '',
    }
  })
}

/** Presses Tab until something has the focus; each stop on the way must be in sight. */
async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < 120; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expectFocusInSight(page)
  }
  throw new Error(`Tab never reached ${target}`)
}

/** Reaches something by Tab and presses it. */
async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

test('from the landing page to a plan, a check-in and the account by keyboard alone', async ({ page }) => {
  test.slow()
  await test.step('the landing page: past the bar, then on', async () => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expectFocusInSight(page)
    await press(page, page.getByRole('link', { name: 'Start Your Journey' }))
    await expect(page).toHaveURL(/\/auth$/)
  })

  await test.step('sign-up: a refused password takes the focus to its field, with its reason', async () => {
    await press(page, page.getByRole('button', { name: 'Sign in', exact: true }))
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Sign up' }))
    await expect(page.getByRole('heading', { name: 'Start Your Free Trial' })).toBeFocused()
    await type(page, page.getByLabel('Email'), `${randomUUID()}@people.example`)
    const password = page.getByLabel('Password', { exact: true })
    await type(page, password, 'short')
    await page.keyboard.press('Enter')
    await expect(password).toBeFocused()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveAccessibleDescription(/Password must be at least 8 characters/)
    await password.press('ControlOrMeta+a')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/onboarding$/)
  })

  await test.step('onboarding', async () => {
    await type(page, page.getByLabel('Name'), 'Robin Example')
    await press(page, page.getByRole('radio', { name: 'Just starting out' }), 'ArrowDown')
    await expect(page.getByRole('radio', { name: 'Regular exercise' })).toBeChecked()
    await press(page, page.getByRole('button', { name: 'Continue' }))
    await expect(page.getByRole('heading', { name: 'Your Fitness Goals' })).toBeFocused()
    await press(page, page.getByRole('radio', { name: 'Weight Loss' }), 'ArrowDown')
    await press(page, page.getByRole('radio', { name: 'Feeling good' }), 'Space')
    await press(page, page.getByRole('button', { name: 'Continue' }))
    await expect(page.getByRole('heading', { name: 'Your Daily Life' })).toBeFocused()
    await type(page, page.getByLabel('Daily commitments'), 'Work 9-5 Mon-Fri')
    await tabTo(page, page.getByRole('radio', { name: '5', exact: true }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '7', exact: true })).toBeChecked()
    await press(page, page.getByRole('button', { name: 'Create My Schedule' }))
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('the tabs of the dashboard are one stop, moved by arrows', async () => {
    await tabTo(page, page.getByRole('tab', { name: "Today's Plan" }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Weekly Schedule' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Week 1', exact: true })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('heading', { name: "Today's schedule" })).toBeVisible()
  })

  await test.step('what can be changed opens, keeps the focus, and gives it back', async () => {
    const modify = page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Modify/ })
      .first()
    await press(page, modify)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Less time' })).toBeVisible()
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(modify).toBeFocused()
  })

  await test.step('a session is marked as done', async () => {
    await page.goto('/dashboard')
    await press(
      page,
      page
        .getByRole('tabpanel')
        .getByRole('button', { name: /^Mark Complete/ })
        .first(),
    )
    const dialog = page.getByRole('dialog')
    await press(page, dialog.getByRole('button', { name: 'Mark Complete' }))
    await expect(page.getByText('Session done! ✅')).toBeVisible()
  })

  await test.step('a check-in is sent', async () => {
    await page.goto('/dashboard')
    await type(page, page.getByLabel('How did today go? How are you feeling?'), 'Strong day')
    await press(page, page.getByRole('button', { name: 'Submit Check-in' }))
    await expect(page.getByText('Check-in saved! ✅')).toBeVisible()
  })

  await test.step('the account: name changed, and out', async () => {
    // Afresh: a message that has just come may lie over the lower edge for a moment.
    await page.goto('/dashboard')
    await press(page, page.getByRole('link', { name: 'Account and settings' }))
    await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible()
    // On a phone each part is folded to its title.
    const folded = page.getByRole('button', { name: 'You', exact: true })
    if (await folded.isVisible()) await press(page, folded)
    const name = page.getByLabel('Name', { exact: true })
    await tabTo(page, name)
    await name.press('ControlOrMeta+a')
    await page.keyboard.type('Sam Example')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Saved')
    await page.goto('/dashboard')
    await press(page, page.getByRole('button', { name: 'Logout' }))
    await expect(page).toHaveURL(/\/auth$/)
  })
})

test('going back through a page, what has the focus is never under the fixed bar', async ({ page }) => {
  for (const path of ['/', '/how-it-works']) {
    await page.goto(path)
    await page.locator('footer a').last().focus()
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Shift+Tab')
      await expectFocusInSight(page)
    }
  }
})

/** Goes to each screen, the signed-in ones as someone with a plan. */
async function eachScreen(page: Page, look: (path: string) => Promise<void>) {
  for (const path of PUBLIC) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(path)
  }
  await newTrainee(page)
  for (const path of OWN) {
    await page.goto(path)
    await expect(page.getByRole('heading').nth(1).or(page.getByText('Step 1 of 3'))).toBeVisible()
    await page.waitForLoadState('networkidle')
    await look(path)
  }
}

test('every screen stands at 320 pixels and with text at 200 percent, without loss and without scrolling sideways', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await eachScreen(page, async () => {
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => localStorage.clear())
  await eachScreen(page, async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  })
})

test('in forced colours every screen stays whole', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await eachScreen(page, () => expectAccessibleInAnyColours(page))
})

test('in forced colours what is chosen still differs from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const look = (element: Element) => {
    const { backgroundColor, outline } = getComputedStyle(element)
    return `${backgroundColor} ${outline}`
  }
  await newTrainee(page)
  await page.goto('/onboarding')
  const levels = page.locator('label:has(input[type=radio])')
  const chosen = await levels.filter({ has: page.locator(':checked') }).evaluate(look)
  expect(
    await levels
      .filter({ hasNot: page.locator(':checked') })
      .first()
      .evaluate(look),
  ).not.toBe(chosen)

  await page.goto('/dashboard')
  const tabs = page.getByRole('tab')
  expect(await tabs.nth(0).evaluate(look)).not.toBe(await tabs.nth(1).evaluate(look))
  await tabs.nth(1).click()
  const weeks = page.getByRole('button', { name: /^Week \d+$/ })
  expect(await weeks.nth(0).evaluate(look)).not.toBe(await weeks.nth(1).evaluate(look))
})

test('everything that is pressed is at least 44 pixels high and wide, links within sentences aside', async ({
  page,
}) => {
  await eachScreen(page, async (path) => {
    const small = await page.evaluate((least) => {
      const isInSentence = (element: Element) =>
        element.matches('a') &&
        [...(element.closest('p, li, dd, td')?.childNodes ?? [])].some(
          (node) => node !== element && (node.textContent ?? '').trim().length > 3,
        )
      return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
        .filter((element) => element.checkVisibility() && !isInSentence(element))
        .map((element) => (element.matches('input') ? (element.closest('label') ?? element) : element))
        .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 200) }))
        .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom > 0)
        .filter(({ box }) => Math.round(box.height) < least || Math.round(box.width) < least)
        .map(({ box, html }) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)
    }, TARGET_MIN)
    expect(small, path).toEqual([])
  })
})

test('nothing moves for whoever asked for less motion', async ({ page }) => {
  await eachScreen(page, async (path) => {
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 10)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 160)),
    )
    expect(moving, path).toEqual([])
  })
})

test('the way to reach us is in the same place on every public page', async ({ page }) => {
  const places = new Set<string>()
  for (const path of PUBLIC.slice(0, 5)) {
    await page.goto(path)
    const links = await page.locator('footer a').evaluateAll((all) => all.map((one) => one.textContent))
    places.add(`${links.indexOf('Contact Us')} of ${links.length}`)
  }
  expect(places.size).toBe(1)
  expect([...places][0]).not.toContain('-1')
})
