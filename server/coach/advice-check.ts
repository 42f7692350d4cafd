import { CLAUSE, FRAMES, HARMS, LEAKS, LINKS, NO_ADVICE, PERSON, TURNED_DOWN } from './harms.ts'
import { unsafeTalk } from './learned-judge.ts'
import { type Counted, countedIn, folded, plainOf, reckoned } from './numbers.ts'
import { AGAINST_REST } from './safe-talk.ts'

/** What becomes of one sentence of a model. */
export type Verdict =
  | { readonly verdict: 'shown' | 'mended'; readonly text: string }
  | { readonly verdict: 'dropped'; readonly why: string }

/** What a sentence may rest on: the plan's facts and the person's own words, prepared once for an answer. */
export type Grounds = {
  readonly plan: ReadonlySet<string>
  /** Numbers that only the person named: a sentence may turn them down. */
  readonly asked: ReadonlySet<string>
  readonly names: string
}

/** Marks that only dress a text up: what they hold is judged without them. */
const DRESSING = /\*\*|__|`|^#{1,4}\s+|^\s*(?:[-•*]|\d{1,2}[.)])\s+|\*(?=\S)|(?<=\S)\*/gmu
const MARKUP = /[<>{}|\\^~\p{Cc}\p{Cf}]|\]\(|&#?\w+;/u
/** [characters] A longer sentence is none. */
const SENTENCE_MAX = 400

/**
 * Prepares what an answer may rest on.
 * @param facts - the plan's data
 * @param asked - what the person wrote
 */
export function groundsOf(facts: string, asked = ''): Grounds {
  const names = folded(`${facts} ${asked}`).replace(/[^\p{L}\d]+/gu, ' ')
  return { plan: reckoned(countedIn(facts)), asked: reckoned(countedIn(asked)), names: ` ${names} ` }
}

/**
 * Judges one sentence of a finished answer by what it advises: the plan, an offered change, rest and help may stand.
 * @param sentence - as the model wrote it
 * @param grounds - what its numbers and names must come from
 */
export function judged(sentence: string, grounds: Grounds): Verdict {
  const bare = sentence.replace(DRESSING, '').replace(/\s+/g, ' ').trim()
  if (bare === '') return dropped('empty')
  if (bare.length > SENTENCE_MAX) return dropped('too long')
  if (!countedIn(bare).every((number) => isGrounded(number, bare, grounds))) return dropped('number')
  const harm = harmOf(bare, grounds)
  if (harm !== null) return dropped(harm)
  return { verdict: bare === sentence.trim() ? 'shown' : 'mended', text: bare }
}

/** Why a text of a model can hurt, or null; numbers apart. */
export function harmOf(text: string, grounds?: Grounds): string | null {
  if (MARKUP.test(text) || LINKS.test(text)) return 'markup or a link'
  const plain = plainOf(text)
  if (LEAKS.test(plain)) return 'instructions'
  if (grounds && hasForeignName(text, grounds)) return 'a name that is not in the plan'
  for (const clause of plain.split(CLAUSE)) {
    const harm = HARMS.find((one) => isDone(one, clause))
    if (harm) return harm.name
  }
  return AGAINST_REST.test(plain) ? 'against rest' : unsafeTalk(plain)
}

/** Whether a clause advises a harm, and does not only speak of it. */
function isDone({ pattern, always }: (typeof HARMS)[number], clause: string): boolean {
  return pattern.test(clause) && (Boolean(always) || !FRAMES.some((frame) => frame.test(clause)))
}

/** Whether a number is the plan's, asked for and turned down, or a count that asks for no load. */
function isGrounded({ value, unit }: Counted, text: string, { plan, asked }: Grounds): boolean {
  const key = unit === null ? value : `${value} ${unit}`
  if (value === '1' || plan.has(key)) return true
  const plain = folded(text)
  if (asked.has(key) && TURNED_DOWN.test(plain)) return true
  return Number(value) <= 3 && (NO_ADVICE.test(plain) || TURNED_DOWN.test(plain))
}

/** A capital inside a sentence that stands neither in the plan nor among everyday names. */
function hasForeignName(text: string, { names }: Grounds): boolean {
  // German writes every noun with a capital.
  if (
    /\b(?:der|die|das|den|dem|und|ist|sind|nicht|dein|deine|du|heute|ein|eine|ich|auf|mit|zu|bei|wenn|bis|lauf)\b/.test(
      folded(text),
    )
  )
    return false
  const inside = text.match(/(?<=[\p{Ll}\d,;] )\p{Lu}\p{L}+/gu) ?? []
  return inside.some((word) => !PERSON.test(word) && !names.includes(` ${folded(word)} `))
}

function dropped(why: string): Verdict {
  return { verdict: 'dropped', why }
}

/** The sentences of a finished answer, line ends counting as ends. */
export function sentencesIn(answer: string): string[] {
  return answer
    .split(/(?<=[.!?。]["”'’)]?)\s+(?=\S)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
