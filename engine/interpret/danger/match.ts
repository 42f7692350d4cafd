import { sure } from '../../sure.ts'
import type { Phrase, PhraseBook, Piece } from './phrase-book.ts'
import type { Word } from './words-of.ts'

/** Words `from` to `to` (inclusive) that belong to a group or tell a phrase. */
export type Run = { readonly from: number; readonly to: number }
export type Hit = Run & { readonly phrase: Phrase; readonly runs: readonly Run[] }

/** A text laid out for matching: which runs of words belong to which group. */
export type Layout = {
  readonly words: readonly Word[]
  readonly meant: readonly ReadonlySet<string>[]
  readonly runs: ReadonlyMap<string, readonly Run[]>
  /** Whether a word belongs to a group. */
  readonly isIn: (group: string, at: number) => boolean
}

/** [tries] of one phrase on one text: no honest text needs a tenth of it. */
const MOST_TRIES = 1500
/** [words] between two pieces of a phrase at most, empty ones included. */
const FURTHEST = 26
/** [words] within which another word takes the meaning of a phrase away. */
const UNLESS_REACH = 12
const NOBODY: ReadonlySet<string> = new Set()

/**
 * Finds every run of every group; words inside an idiom belong to no other group.
 * @param words - of the text
 * @param book - groups and phrases
 */
export function layoutOf(words: readonly Word[], book: PhraseBook): Layout {
  const meant = words.map(({ text }) => book.meant(text))
  // "Che st pain": a word torn apart by a space.
  const joined = words.map((word, at) => {
    const next = words[at + 1]
    if (!next || next.sentence !== word.sentence || (sure(meant[at]).size > 0 && sure(meant[at + 1]).size > 0))
      return NOBODY
    const whole = word.text + next.text
    return whole.length >= 5 && book.entries.has(whole) ? new Set([whole]) : NOBODY
  })
  const runs = new Map<string, Run[]>()
  const taken = new Set<number>()
  const collect = (isIdiom: boolean) => {
    words.forEach((_, at) => {
      for (const key of [...sure(meant[at]), ...sure(joined[at])])
        for (const { group, rest } of book.entries.get(key) ?? []) {
          if ((group === 'idiom') !== isIdiom) continue
          const to = rest.length === 0 ? at + (sure(joined[at]).has(key) ? 1 : 0) : endOf(words, meant, at, rest)
          if (to === null) continue
          if (isIdiom) for (let each = at; each <= to; each += 1) taken.add(each)
          else if (!taken.has(at) && !taken.has(to)) {
            const known = runs.get(group)
            if (known) known.push({ from: at, to })
            else runs.set(group, [{ from: at, to }])
          }
        }
    })
  }
  collect(true)
  collect(false)
  const covered = new Map<string, Set<number>>()
  const isIn = (group: string, at: number) => {
    let places = covered.get(group)
    if (!places) {
      places = new Set()
      for (const { from, to } of runs.get(group) ?? []) for (let each = from; each <= to; each += 1) places.add(each)
      covered.set(group, places)
    }
    return places.has(at)
  }
  return { words, meant, runs, isIn }
}

/** Where an entry ends that begins at a word, or null. */
function endOf(words: readonly Word[], meant: Layout['meant'], at: number, rest: readonly string[]): number | null {
  let here = at
  let free = 0
  for (const piece of rest) {
    if (piece === '_') {
      free = 2
      continue
    }
    let found = -1
    for (let next = here + 1; next <= here + 1 + free; next += 1)
      if (words[next]?.sentence === sure(words[at]).sentence && sure(meant[next]).has(piece)) {
        found = next
        break
      }
    if (found < 0) return null
    here = found
    free = 0
  }
  return here
}

/**
 * The first place where a phrase is told and that is accepted, or null.
 * @param layout - of the text
 * @param phrase - to look for
 * @param accepts - whether what was found is meant
 */
export function findHit(layout: Layout, phrase: Phrase, accepts: (hit: Hit) => boolean): Hit | null {
  if (phrase.pieces.some(({ group }) => group !== null && !layout.runs.has(group))) return null
  let tries = 0
  const follow = (index: number, span: Run, runs: readonly Run[]): Hit | null => {
    const piece = phrase.pieces[index]
    if (!piece) {
      const hit = { ...span, phrase, runs }
      return !isExcused(layout, phrase, span, runs) && accepts(hit) ? hit : null
    }
    for (const run of near(candidates(layout, piece), span)) {
      if (!isLinked(layout, piece, span, run, runs)) continue
      tries += 1
      if (tries > MOST_TRIES) return null
      const wider = { from: Math.min(span.from, run.from), to: Math.max(span.to, run.to) }
      const hit = follow(index + 1, wider, [...runs, run])
      if (hit) return hit
    }
    return null
  }
  for (const first of candidates(layout, sure(phrase.pieces[0]))) {
    tries += 1
    if (tries > MOST_TRIES) return null
    const hit = follow(1, first, [first])
    if (hit) return hit
  }
  return null
}

/** The runs, which lie in the order of the text, that begin no further from a span than any link reaches. */
export function near(runs: readonly Run[], { from, to }: Run): readonly Run[] {
  let low = 0
  let high = runs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sure(runs[middle]).from < from - FURTHEST) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < runs.length && sure(runs[end]).from <= to + FURTHEST) end += 1
  return low === 0 && end === runs.length ? runs : runs.slice(low, end)
}

function candidates(layout: Layout, { group, words: own, atLeast, isLast }: Piece): readonly Run[] {
  const { words, meant, runs } = layout
  const ofGroup = group === null ? null : (runs.get(group) ?? [])
  if (ofGroup) return isLast ? ofGroup.filter((run) => endsStatement(layout, run)) : ofGroup
  const found: Run[] = []
  words.forEach(({ text }, at) => {
    const fits = atLeast === null ? own.some((word) => sure(meant[at]).has(word)) : Number(text) >= atLeast
    if (fits) found.push({ from: at, to: at })
  })
  return found
}

/** [words] behind the last of a statement that change nothing of it: "any more", "either", "and my cat died". */
const TAIL =
  /^(?:any|anymore|more|either|too|also|now|lol|haha|really|and|because|since|so|as|without|und|weil|seit|auch|ohne|et|car|depuis|sans|non|y|porque|desde|sin|e|sem|perche|da|senza|en|want|sinds|zonder|ook|here|hier|ici|aqui|qui|asi)$/

function endsStatement({ words }: Layout, { to }: Run): boolean {
  const [last, next] = [sure(words[to]), words[to + 1]]
  return !next || next.clause !== last.clause || last.signs !== '' || TAIL.test(next.text)
}

function isLinked({ words, isIn }: Layout, { link }: Piece, span: Run, run: Run, runs: readonly Run[]): boolean {
  if (runs.some((each) => run.from <= each.to && each.from <= run.to)) return false
  const isBefore = run.from < span.from
  if (isBefore && !link.either) return false
  const inside = run.from > span.from && run.to < span.to
  if (inside) return link.either
  const [left, right] = isBefore ? [run.to, span.from] : [span.to, run.from]
  const apart = Math.abs(sure(words[left]).sentence - sure(words[right]).sentence)
  if (apart > (link.across ? 1 : 0)) return false
  let between = 0
  for (let at = left + 1; at < right; at += 1) {
    if (!isIn('filler', at)) between += 1
    if (between > link.gap || at - left > FURTHEST - 2) return false
  }
  return true
}

function isExcused({ words, runs }: Layout, { unless }: Phrase, span: Run, own: readonly Run[]): boolean {
  return unless.some((group) =>
    near(runs.get(group) ?? [], span).some(
      (run) =>
        Math.abs(sure(words[run.from]).sentence - sure(words[span.from]).sentence) <= 1 &&
        run.from - span.to <= UNLESS_REACH &&
        span.from - run.to <= UNLESS_REACH &&
        !own.some((each) => run.from <= each.to && each.from <= run.to && !isWithin(each, run)),
    ),
  )
}

/** "Pregnant pause" takes the pregnancy away that it begins with; the word of a phrase takes nothing from itself. */
const isWithin = (inner: Run, outer: Run) =>
  inner.to - inner.from < outer.to - outer.from && outer.from <= inner.from && inner.to <= outer.to
