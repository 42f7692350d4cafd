import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectNoSidewaysScroll, expectNothingCut, newPerson, newTrainee, test } from './product.ts'

const words = (page: Page) => page.getByLabel('Daily commitments')
const board = (page: Page) => page.getByRole('region', { name: 'Your ordinary week' })
const day = (page: Page, name: string) => board(page).getByRole('group', { name, exact: true })
const marks = (page: Page, as: string) => page.locator(`mark[data-as=${as}]`)

/** Someone who comes back to the last of the three steps. */
async function atLastStep(page: Page, commitments: string, facts?: object) {
  const person = await newTrainee(page, { daily_commitments: commitments })
  if (facts) expect((await person.api.put('/api/profile/facts', facts)).status()).toBe(200)
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(words(page)).toHaveValue(commitments)
  return person
}

test('the words are marked by what became of them while they are typed', async ({ page }) => {
  await atLastStep(page, 'Work Mon-Fri 9:00-17:00')
  await words(page).fill('Work Mon-Fri 9:00-17:00, class 5-10 on Friday. The ferry runs only at full moon')
  await expect(marks(page, 'understood')).toHaveText(['Work Mon-Fri 9:00-17:00'])
  await expect(marks(page, 'doubtful')).toHaveText(['class 5-10 on Friday'])
  await expect(marks(page, 'unused')).toHaveText(['The ferry runs only at full moon'])
  await expect(page.getByRole('list', { name: 'Your words' })).toHaveText(/1 understood.*1 to check.*1 not used/)
  // The copy wraps as the field does: not a pixel may lie between them.
  for (const text of ['short', 'Work Mon-Fri 9:00-17:00\n\nchoir\n', 'Donaudampfschifffahrtsgesellschaft '.repeat(9)]) {
    await words(page).fill(text)
    const [copy, field] = await words(page).evaluate((area) => [
      area.previousElementSibling!.getBoundingClientRect().height,
      (area as HTMLTextAreaElement).scrollHeight,
    ])
    expect(Math.abs(copy! - field!), text).toBeLessThanOrEqual(1)
  }
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('words that were not used are added to the week by two presses, and asked about no more', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await atLastStep(page, 'Work Mon-Fri 9:00-17:00. The ferry on Tuesday runs only at full moon')
  await page.getByRole('button', { name: 'Add it to the week' }).click()
  const add = board(page).getByRole('button', { name: 'Add “The ferry on Tuesday runs only at full moon” to the week' })
  await expect(add).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await add.click()
  const editor = page.getByRole('dialog')
  await expect(editor.getByLabel('Name')).toHaveValue('The ferry on Tuesday runs only at full moon')
  await editor.getByLabel('From').fill('19:30')
  await page.keyboard.press('Escape')
  await expect(add).toBeHidden()
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const { week } = await api.get('/api/profile/facts')
  const ferry = week.busy.find(({ label }: { label: string }) => label.startsWith('The ferry'))
  expect(ferry).toMatchObject({ days: ['tue'], start: '19:30' })
})

test('the week of the words is drawn on before the first plan, and the plan keeps to it', { tag: '@night' }, async ({
  page,
}) => {
  const { api } = await atLastStep(page, 'Work Mon-Fri 9:00-17:00, class 5-10 on Friday')
  await page.getByRole('button', { name: 'Change it on your week' }).click()
  await expect(day(page, 'Monday').getByRole('button', { name: /^Work/ })).toBeVisible()

  // A doubt is answered by one touch.
  if ((page.viewportSize()?.width ?? 0) < 700)
    await board(page)
      .getByRole('button', { name: /^Friday/ })
      .first()
      .click()
  await day(page, 'Friday')
    .getByRole('button', { name: /not sure/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: '17:00-22:00' }).click()
  await page.keyboard.press('Escape')
  await expect(day(page, 'Friday').getByRole('button', { name: /^Class/ })).toContainText('17:00')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectNothingCut(page)

  // Other words say first what they would change.
  await words(page).fill('Work Mon-Thu 9:00-17:00, class 5-10 on Friday. No training on Sundays')
  const card = page.getByText('Your words have changed.', { exact: false }).locator('../..')
  await expect(card).toContainText('+ No training, Sun')
  await expect(card).toContainText('− Work, Fri 09:00-17:00')
  await card.getByRole('button', { name: 'Change my week' }).click()
  await expect(card).toBeHidden()
  await expect(day(page, 'Friday').getByRole('button', { name: /^Class/ })).toContainText('17:00')

  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const facts = await api.get('/api/profile/facts')
  expect(facts.week.never).toEqual(['sun'])
  expect(facts.week.busy).toContainEqual({ days: ['fri'], start: '17:00', end: '22:00', label: 'class' })
  expect(facts.week.busy).toContainEqual(
    expect.objectContaining({ days: ['mon', 'tue', 'wed', 'thu'], start: '09:00', end: '17:00' }),
  )
})

test('what was changed by hand is said to stay, and stays, where other words say no more of it', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await atLastStep(page, 'Work Mon-Fri 9-5. Choir Tuesday 7-9pm. Class 5-10 on Saturday')
  await page.getByRole('button', { name: 'Change it on your week' }).click()
  const choir = (name: string) => day(page, name).getByRole('button', { name: /^Choir/ })
  await choir('Tuesday').click()
  await page.getByRole('dialog').getByLabel('To').fill('21:30')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await words(page).fill('Work Mon-Thu 8-4. Choir Wednesday 7-9pm. Class 5-10 on Saturday')
  const card = page.getByText('Your words have changed.', { exact: false }).locator('..')
  await expect(card.getByRole('listitem')).toHaveText([
    '+ Work, Mon-Thu 08:00-16:00',
    '+ Choir, Wed 19:00-21:00',
    '− Work, Mon-Fri 09:00-17:00',
    'Choir, Tue 19:00-21:30 stays: you drew it yourself',
  ])
  await page.getByRole('button', { name: 'Change my week' }).click()
  await expect(choir('Tuesday')).toContainText('19:00-21:30')
  await expect(choir('Wednesday')).toContainText('19:00-21:00')
  await expect(day(page, 'Saturday').getByRole('button', { name: /^Class.*not sure/ })).toBeVisible()
  await expect(card).toBeHidden()
})

test('a doubt that is said to be none leaves the list under the words too, and stays away', { tag: '@night' }, async ({
  page,
}) => {
  // One of them lies within work: it is seen beside it, and a tap reaches it.
  await atLastStep(page, 'Work Mon-Fri 13:00-23:00. Class 5-10 on Friday. Class 6-8 on Saturday')
  const key = page.getByRole('list', { name: 'Your words' })
  await expect(key).toContainText('to check')
  const asked = Number(/(\d+) to check/.exec((await key.textContent()) ?? '')?.[1])
  await page.getByRole('button', { name: 'Change it on your week' }).click()
  const doubts = board(page).getByRole('button', { name: /not sure/ })
  await expect(doubts).toHaveCount(asked)
  for (let left = asked; left > 0; left--) {
    await doubts.first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'No, take it away' }).click()
    await expect(doubts).toHaveCount(left - 1)
    await page.keyboard.press('Escape')
  }
  await expect(key).not.toContainText('to check')
  await expect(marks(page, 'doubtful')).toHaveCount(0)
  await page.reload()
  await expect(key).toContainText('understood')
  await expect(key).not.toContainText('to check')
})

test('a day that words shut by a guess is asked about on its head, and an answer settles its words too', async ({
  page,
}) => {
  await atLastStep(page, 'Gym Mon and Wed, not Fri. College 9 to 4. No training on Sundays')
  await expect(marks(page, 'doubtful')).toHaveText(['not Fri'])
  const key = page.getByRole('list', { name: 'Your words' })
  await page.getByRole('button', { name: 'Change it on your week' }).click()
  const doubts = board(page).getByRole('button', { name: /not sure/ })
  await expect(doubts).toHaveCount(1)
  await doubts.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Is there no training on Friday?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: "Yes, that's right" }).click()
  await page.keyboard.press('Escape')
  await expect(doubts).toHaveCount(0)
  await expect(marks(page, 'doubtful')).toHaveCount(0)
  await expect(key).not.toContainText('to check')
  await page.reload()
  await expect(key).toContainText('understood')
  await expect(key).not.toContainText('to check')
})

test('a doubt that nobody answered stays one in what is kept, and is asked again on the board', {
  tag: '@night',
}, async ({ page }) => {
  const { api } = await atLastStep(page, 'Work Mon-Fri 9-4. Class 5-10 on Friday')
  await page.getByRole('button', { name: 'Change it on your week' }).click()
  if ((page.viewportSize()?.width ?? 0) < 700)
    await board(page)
      .getByRole('button', { name: /^Monday/ })
      .first()
      .click()
  await day(page, 'Monday').getByRole('button', { name: /^Work/ }).click()
  await page.getByRole('dialog').getByLabel('To').fill('16:30')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const classOf = async () => {
    const { week } = await api.get('/api/profile/facts')
    return week.busy.find(({ label }: { label: string }) => /class/i.test(label))
  }
  expect(await classOf()).toMatchObject({ days: ['fri'], start: '17:00', end: '22:00', unsure: true })

  await page.getByRole('tab', { name: 'My week' }).click()
  const panel = page.getByRole('tabpanel', { name: 'My week' })
  if ((page.viewportSize()?.width ?? 0) < 700) await panel.locator('[data-mini=fri]').click()
  const friday = panel.getByRole('group', { name: 'Friday', exact: true })
  await friday.getByRole('button', { name: /^Class.*not sure/ }).click()
  // What we took it for was right.
  await page.getByRole('dialog').getByRole('button', { name: '17:00-22:00' }).click()
  await page.keyboard.press('Escape')
  await expect(friday.getByRole('button', { name: /not sure/ })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(classOf)
    .toEqual({ days: ['fri'], start: '17:00', end: '22:00', label: expect.stringMatching(/class/i) })
})

test('what was drawn outlives the page, and left alone the words go on counting', { tag: '@night' }, async ({
  page,
}) => {
  const { api } = await atLastStep(page, 'Work Mon-Fri 9:00-17:00')
  await page.getByRole('button', { name: 'Change it on your week' }).click()
  const head = (name: string) => day(page, name).getByRole('button').first()
  if ((page.viewportSize()?.width ?? 0) < 700)
    await board(page)
      .getByRole('button', { name: /^Sunday/ })
      .first()
      .click()
  await head('Sunday').click()
  await page.getByRole('dialog').getByLabel('No training on Sunday').check()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(board(page).getByRole('button', { name: 'Hide the week' })).toBeVisible()
  if ((page.viewportSize()?.width ?? 0) < 700)
    await board(page)
      .getByRole('button', { name: /^Sunday/ })
      .first()
      .click()
  await expect(head('Sunday')).toContainText('Off')
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const facts = await api.get('/api/profile/facts')
  expect(facts.week).toEqual({ never: ['sun'] })
})

test('who drew their week before sees it beside the words, which say what they would change', {
  tag: '@night',
}, async ({ page }) => {
  const work = { days: ['mon', 'tue', 'wed'], start: '07:00', end: '15:00', label: 'Work' }
  const { api } = await atLastStep(page, 'Work Mon-Wed 7:00-15:00', { week: { busy: [work] } })
  await expect(day(page, 'Monday').getByRole('button', { name: /^Work/ })).toContainText('07:00')
  await words(page).fill('Work Mon-Wed 7:00-15:00, choir Tue 19:00-21:00')
  await expect(page.getByText('+ Choir, Tue 19:00-21:00')).toBeVisible()
  await page.getByRole('button', { name: 'Leave it as drawn' }).click()
  await expect(page.getByText('+ Choir, Tue 19:00-21:00')).toBeHidden()
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await api.get('/api/profile/facts')).toEqual({ week: { busy: [work] } })
})

test('three taps with pictures bind the first plan, and are asked once', async ({ page }) => {
  const { api } = await newPerson(page)
  await page.goto('/onboarding')
  await page.getByLabel(/name/i).fill('Robin Example')
  await page.getByText('Regular exercise').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Build Muscle').click()
  await page.getByText('Some pressure').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const taps = page.getByRole('region', { name: 'Three taps, if you like' })
  await taps.getByRole('button', { name: 'Dumbbells' }).click()
  await taps.getByRole('button', { name: 'Bench', exact: true }).click()
  await taps.getByText('Which sports, and which never?').click()
  await taps.getByRole('group', { name: 'Running' }).getByRole('button', { name: 'Never' }).click()
  await taps.getByRole('group', { name: 'Cycling' }).getByRole('button', { name: 'I like it' }).click()
  await taps.getByText('Does anything hurt?').click()
  await taps.getByRole('button', { name: 'Knee' }).click()
  await taps.getByLabel('No running or jumping on it').check()
  await expect(taps.getByText('Running: never, Cycling: yes')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectNothingCut(page)
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await api.get('/api/profile/facts')).toEqual({
    sports: { does: ['cycle'], never: ['run'] },
    body: [{ part: 'knee', how: 'no-impact' }],
  })
  expect(await api.get('/api/profile/preferences')).toMatchObject({ equipment: ['dumbbells', 'bench'] })
  const { weeklyPlan } = (await api.get('/api/schedule')) as {
    weeklyPlan: { days: { discipline: string; workout: { exercises: { pattern?: string; equipment?: string }[] } }[] }[]
  }
  const days = weeklyPlan.flatMap((week) => week.days)
  expect(days.some(({ discipline }) => discipline === 'run')).toBe(false)
  expect(days.some(({ discipline }) => discipline === 'cycle')).toBe(true)
  expect(JSON.stringify(days)).toContain('umbbell')
  expect(days.flatMap(({ workout }) => workout.exercises).filter(({ pattern }) => pattern === 'jump')).toEqual([])
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(words(page)).toBeVisible()
  await expect(taps).toBeHidden()
})

/** So many days from now: no month of the year is another test. */
const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000)
const isoDate = (date: Date) => date.toISOString().slice(0, 10)
const spoken = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

test('events stand as rows of the words, a past date asks for its year, and rows bind the plan', async ({ page }) => {
  const { api } = await atLastStep(page, 'Work Mon-Fri 9:00-17:00')
  const over = daysOn(-40)
  const again = `${over.getUTCFullYear() + 1}${isoDate(over).slice(4)}`
  const ahead = isoDate(daysOn(150))
  const text = `Half marathon on ${spoken(over)} under 2 hours. London Marathon`
  await page.getByLabel(/^Upcoming races/).fill(text)
  const rows = page.getByRole('region', { name: 'As we read them' })
  await expect(rows.getByText(/^Half marathon · .* · 2:00:00$/)).toBeVisible()
  await expect(rows.getByText(/^London Marathon · date\?/)).toBeVisible()

  // The year of a date that is over, by one press; the date that is missing, beside its row.
  await expect(rows.getByText(/has passed\. Which year do you mean\?/)).toBeVisible()
  await rows
    .getByRole('button', { name: again.slice(0, 4) })
    .last()
    .click()
  await expect(rows.getByText(/has passed/)).toBeHidden()
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(rows.getByText('Please give its date.')).toBeAttached()
  await rows.getByLabel('When is it: London Marathon?').fill(ahead)
  await expect(rows.getByLabel('When is it: London Marathon?')).toBeHidden()
  await rows.getByText(/^London Marathon · /).click()
  await rows.getByLabel('How much it matters').last().selectOption('Main race')
  await rows
    .getByLabel(/^Goal time/)
    .last()
    .fill('4:10:00')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Create My Schedule' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  const half = { name: 'Half marathon', discipline: 'run', distanceKm: 21.0975, targetSeconds: 7200, priority: null }
  const marathon = {
    name: 'London Marathon',
    discipline: 'run',
    distanceKm: 42.195,
    targetSeconds: 15000,
    priority: 'A',
  }
  expect((await api.get('/api/profile/facts')).events).toEqual([
    { ...half, date: again },
    { ...marathon, date: ahead },
  ])
  // The words stay as a note.
  expect((await api.get('/api/profile')).upcoming_races).toBe(text)
  const { events } = (await api.get('/api/schedule')) as { events: { name: string; date: string }[] }
  expect(events.map(({ name, date }) => `${name} ${date}`)).toContain(`London Marathon ${ahead}`)
})
