import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Longer files want splitting, except tables of data and words: catalogues, texts of screens, the schema, the vocabulary. */
const LINES_MAX = 300
const DATA = [
  /^engine\/model\.ts$/,
  /^engine\/sessions\/catalogue\//,
  /^web\/words\//,
  /^server\/db\/schema\.ts$/,
  /\.test\.tsx?$/,
  /\.e2e\.ts$/,
]

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

for (const { file, lines } of tooLong) console.error(`${file}: ${lines} lines, at most ${LINES_MAX}`)
console.log(`${files.length} files, ${tooLong.length} too long`)
process.exitCode = tooLong.length > 0 ? 1 : 0
