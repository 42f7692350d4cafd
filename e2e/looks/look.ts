import { readFileSync, writeFileSync } from 'node:fs'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { MOMENT, ZONE } from './moment.ts'

/** Which browser drew the pictures: another may round a letter or a corner otherwise, and that is no fault of ours. */
const DRAWN_BY = new URL('drawn-by.json', import.meta.url)
const major = (version: string) => version.split('.')[0]!

/** Letters, fields and edges that are none of ours: where these look otherwise, everything does. */
const PROBE = `<style>body{margin:16px;font:16px/1.5 sans-serif}b{font-family:serif}</style>
<p>The quick brown fox jumps over the lazy dog, 0123456789. <b>The quick brown fox.</b></p>
<p><input type="checkbox"> <input type="radio" checked>
<input type="date" value="2026-05-05"> <select><option>One of many</select></p>
<svg width="200" height="40"><path d="M0 40 20 0 40 40Z"/><rect x="60" width="120" height="40" rx="12"/></svg>`

/** Which drawings of emoji a machine has, if any, is none of ours: their room stays, empty. */
const NO_EMOJI =
  '.emoji, .paper-emoji { display: inline-block !important; font-size: 0 !important; min-width: 1.25rem !important }'

/** The theme of each size: every screen is looked at in both themes, and at both sizes. */
const THEME: Readonly<Record<string, 'light' | 'dark'>> = { desktop: 'light', phone: 'dark' }

/** `most` is how many pixels may differ: without it as many as the configuration allows. */
type Look = (shown: Page | Locator, name: string, most?: number) => Promise<void>

/** `look` compares what is shown with the kept picture of that name; differences fail the test when it has ended. */
export const test = base.extend<{ look: Look }>({
  timezoneId: ZONE,
  page: async ({ page }, use, { project }) => {
    await page.emulateMedia({ colorScheme: THEME[project.name] ?? 'light', reducedMotion: 'reduce' })
    const { width } = page.viewportSize()!
    if (width > 1000) await page.setViewportSize({ width, height: 620 })
    await page.clock.setFixedTime(MOMENT)
    await use(page)
  },
  look: async ({ page, browser }, use, { project, config }) => {
    const renewing = config.updateSnapshots === 'changed' || config.updateSnapshots === 'all'
    if (renewing) writeFileSync(DRAWN_BY, `{ "browser": "${major(browser.version())}" }\n`)
    const probe = await browser.newPage({ viewport: { width: 480, height: 260 } })
    await probe.setContent(PROBE)
    const foreign = await difference(() =>
      expect(probe).toHaveScreenshot('probe.png', { maxDiffPixelRatio: 0.005, timeout: 30_000 }),
    )
    await probe.close()
    test.skip(foreign !== null && !renewing, 'This browser draws letters and fields otherwise than the kept pictures.')

    const found: string[] = []
    await use(async (shown, name, most) => {
      await page.mouse.move(0, 0)
      await page.evaluate(async (style) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(style)
        document.adoptedStyleSheets = [sheet]
        await document.fonts.ready
      }, NO_EMOJI)
      const told = await difference(() =>
        expect(shown).toHaveScreenshot(`${name}.png`, {
          timeout: 30_000,
          ...(most !== undefined && { maxDiffPixelRatio: 1, maxDiffPixels: most }),
        }),
      )
      if (told) found.push(`${name}: ${told}`)
    })
    const kept: { browser: string } = JSON.parse(readFileSync(DRAWN_BY, 'utf8'))
    const other = major(browser.version()) !== kept.browser
    test.skip(other && found.length > 0, `Drawn by ${kept.browser}, this is ${browser.version()}: ${found.join('; ')}`)
    expect(found, `${project.name}: if this is meant, npm run looks`).toEqual([])
  },
})

/** What a comparison says of a difference, or null. */
async function difference(compare: () => Promise<void>): Promise<string | null> {
  try {
    await compare()
    return null
  } catch (error) {
    const lines = (error as Error).message.split('\n').map((line) => line.trim())
    return lines.find((line) => /pixels|differ|Expected an image|snapshot/i.test(line)) ?? lines[0]!
  }
}
