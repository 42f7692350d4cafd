import { sure } from '../../sure.ts'
import { findBrokenOff } from './against-plan.ts'
import type { Mark, Note } from './check-in-words.ts'

/** What was done of a session, and whether it was so much of it that the session counts as done. */
export type Part = { readonly mark: Mark; readonly isMost: boolean }

/** What was done of a session that was not done to its end, or null. */
export function findPart(note: Note): Part | null {
  const brokenOff = findBrokenOff(note)
  return partDone(note) ?? (brokenOff && { mark: brokenOff, isMost: false })
}

const OF = /^(of|out of|von|de|sur|em|su|di|van|van de|of the|out of the)$/
const COUNTED =
  /^(set|sets|round|rounds|rep|reps|km|k|mile|miles|min|mins|minutes|interval|intervals|exercises|serie|series|satze|runden|tours|rondas|voltas|ripetute|giri|rondes|oefeningen)$/

/** [ratio] From here on a session was done, if not to its end: three sets of four. @source default-ours */
const MOST = 0.75

/** `3 of 5 sets`, `20 mins of the 30`, `4k out of 10k`: less than was planned. */
function partDone(note: Note): Part | null {
  const amount = (at: number): number | null => {
    const item = note.items[at]
    if (item?.tag === 'dur') return item.minutes ?? null
    return item?.tag === 'number' || item?.tag === 'num' ? Number(item.value) : null
  }
  for (let at = 0; at < note.items.length; at += 1) {
    const done = amount(at)
    if (done === null) continue
    let next = at + 1
    let counted = sure(note.items[at]).tag === 'dur'
    if (COUNTED.test(note.items[next]?.text ?? '')) {
      counted = true
      next += 1
    }
    const tail = note.items[next]
    // "8 de 10 series" has been read as "from ten" by then.
    if (tail?.tag === 'time' && tail.value === 'from' && COUNTED.test(note.items[next + 1]?.text ?? '')) {
      const series = note.marks.find((each) => each.at > next)
      if (done < sure(tail.from).hour && series) return { mark: series, isMost: done >= MOST * sure(tail.from).hour }
    }
    if (!OF.test(tail?.text ?? '')) continue
    next += 1
    while (/^(the|my|a|planned|los|las|den|des|os|as|les)$/.test(note.items[next]?.text ?? '')) next += 1
    const planned = amount(next)
    counted ||= note.items[next]?.tag === 'dur' || COUNTED.test(note.items[next + 1]?.text ?? '')
    const mark = note.marks.find((each) => each.at >= at - 2 && each.at <= next + 2)
    if (planned !== null && done < planned && counted && mark) return { mark, isMost: done >= MOST * planned }
  }
  return null
}
