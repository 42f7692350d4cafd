import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Longer files want splitting, except tables of data and words: texts of screens, the schema, the vocabulary. */
const LINES_MAX = 300
const DATA = [
  /^engine\/model\.ts$/,
  /^engine\/interpret\/(danger\/words-|lexicon\/)/,
  // Written by a script, and read by nobody.
  /learned-weights\.ts$/,
  /^server\/coach\/(harms|safe-talk)\.ts$/,
  /^web\/words\//,
  /^server\/db\/schema\.ts$/,
  /\.test\.tsx?$/,
  /\.e2e\.ts$/,
]

/** [bytes] A longer line hides what a change to it changes: a table has an entry a line, or goes on in the next. */
const LINE_MAX = 500
/** Paragraphs of legal text. */
const LONG_LINES = [/^web\/words\/privacy-words\.ts$/]

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(Boolean)

const tooLong = files
  .filter((file) => !DATA.some((pattern) => pattern.test(file)))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .filter(({ lines }) => lines > LINES_MAX)

const tooWide = files
  .filter((file) => !LONG_LINES.some((pattern) => pattern.test(file)))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        Buffer.byteLength(line) > LINE_MAX ? [{ file, line: index + 1, length: Buffer.byteLength(line) }] : [],
      ),
  )

for (const { file, line, length } of tooWide)
  console.error(`${file}:${line}: ${length} bytes, at most ${LINE_MAX} in a line`)
for (const { file, lines } of tooLong) console.error(`${file}: ${lines} lines, at most ${LINES_MAX}`)
console.log(`${files.length} files, ${tooLong.length} too long, ${tooWide.length} lines too wide`)
process.exitCode = tooLong.length + tooWide.length > 0 ? 1 : 0
