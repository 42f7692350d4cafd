import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const OUT = join(import.meta.dirname, '../web/styles/fonts')
const PACKAGES = join(import.meta.dirname, '../node_modules/@fontsource-variable')

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
/** Of ASCII what prose and plans have; the rest is code's, and comes with the accents. */
const RARE = '\\^`{|}~'
const ASCII = [...range(0x20, 0x7e)].filter((letter) => !RARE.includes(letter)).join('')
const PUNCTUATION = '–—‘’‚“”„…•·×→'
const SIGNS = `${PUNCTUATION}−≤≥©`
/** The rest of Latin-1 and what goes with it: names and notes of people. */
const ACCENTS = [...`${RARE}${range(0xa0, 0xff)}ŒœŠšŽžŸ€™`].filter((letter) => !SIGNS.includes(letter)).join('')

/** Kerning and figures of one width: the text face then fits the first flight of packets of a connection. */
const FEATURES = ['kern', 'tnum']

/** What the screens use of each face: text with a range of weights, its accents apart since few pages have any, headings. */
const FACES = [
  {
    file: 'inter-ascii.woff2',
    from: 'inter/files/inter-latin-wght-normal.woff2',
    text: `${ASCII}${SIGNS}`,
    wght: { min: 400, max: 600 },
  },
  {
    file: 'inter-accents.woff2',
    from: 'inter/files/inter-latin-wght-normal.woff2',
    text: ACCENTS,
    wght: { min: 400, max: 600 },
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
    const options = { targetFormat: 'woff2' as const, variationAxes: { wght }, keepFeatures: FEATURES }
    await writeFile(join(OUT, file), await subsetFont(whole, text, options))
  }
}
