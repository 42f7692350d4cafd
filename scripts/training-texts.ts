import { readdirSync, readFileSync } from 'node:fs'
import { DANGERS, type Danger } from '../engine/model.ts'
import { sure } from '../engine/sure.ts'

/** A text of a batch that one voice wrote; `kind` null is harmless. */
export type TrainingText = {
  readonly batch: string
  readonly lang: string
  readonly kind: Danger | null
  readonly text: string
}

const DANGER_FOLDER = new URL('../engine/interpret/danger/', import.meta.url)

/**
 * Every text that the learned net of dangers is trained on: the batches in `texts/` (`[en]` opens a language, then a line
 * is a kind or `-`, a space, the text) and the set that the rules were tuned on, as the batch `unseen`.
 * @throws SyntaxError where a line is none of these
 */
export function trainingTexts(): TrainingText[] {
  const folder = new URL('texts/', DANGER_FOLDER)
  const batches = readdirSync(folder).toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  const written = batches.flatMap((file) =>
    textsIn(readFileSync(new URL(file, folder), 'utf8'), file.replace('.txt', '')),
  )
  const known = readFileSync(new URL('unseen.test-data.jsonl', DANGER_FOLDER), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ ...(JSON.parse(line) as TrainingText), batch: 'unseen' }))
  return [...written, ...known]
}

function textsIn(source: string, batch: string): TrainingText[] {
  const texts: TrainingText[] = []
  let lang = ''
  for (const line of source.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const language = /^\[([a-z]{2})\]$/.exec(line)
    if (language) {
      lang = sure(language[1])
      continue
    }
    const [, sort = '', text = ''] = /^(\S+) (.+)$/.exec(line) ?? []
    const kind = DANGERS.find((each) => each === sort) ?? null
    if (lang === '' || text === '' || (kind === null && sort !== '-')) throw new SyntaxError(`${batch}: ${line}`)
    texts.push({ batch, lang, kind, text })
  }
  return texts
}
