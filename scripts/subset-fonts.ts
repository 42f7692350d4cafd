import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const OUT = join(import.meta.dirname, '../web/styles/fonts')
const PACKAGES = join(import.meta.dirname, '../node_modules/@fontsource-variable')

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
const ASCII = range(0x20, 0x7e)
const PUNCTUATION = '–—‘’‚“”„…•·×→'
const SIGNS = `${PUNCTUATION}−≤≥©`
/** The rest of Latin-1 and what goes with it: names and notes of people. */
const ACCENTS = [...`${range(0xa0, 0xff)}ŒœŠšŽžŸ€™`].filter((letter) => !SIGNS.includes(letter)).join('')

/** What the screens use of each face: text with a range of weights, its accents apart since few pages have any, headings. */
const FACES = [
  {
    file: 'inter-ascii.woff2',
    from: 'inter/files/inter-latin-wght-normal.woff2',
    text: `${ASCII}${SIGNS}`,
    wght: { min: 400, max: 700 },
  },
  {
    file: 'inter-accents.woff2',
    from: 'inter/files/inter-latin-wght-normal.woff2',
    text: ACCENTS,
    wght: { min: 400, max: 700 },
  },
  {
    file: 'besley-ascii.woff2',
    from: 'besley/files/besley-latin-wght-normal.woff2',
    text: `${ASCII}${PUNCTUATION}`,
    wght: 550,
  },
]

/** Cuts the two faces down to what the screens use; both are under the SIL Open Font License. */
export async function subsetFonts(): Promise<void> {
  await mkdir(OUT, { recursive: true })
  for (const { file, from, text, wght } of FACES) {
    const whole = await readFile(join(PACKAGES, from))
    await writeFile(join(OUT, file), await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght } }))
  }
}
