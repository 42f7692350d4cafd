import { BOUNDS } from '../../limits/bounds.ts'
import type { Span, Thresholds } from '../../model.ts'

/** What somebody says of their thresholds, and the words that say it. */
export type ZonesNow = { readonly zones: Thresholds; readonly spans: readonly Span[] }

const NOT_NOW =
  /\b(?:used to|was|were|last year|goal|target|want|wish|hope|aim|would|get to|my (?:wife|husband|partner|friend|son|daughter)(?:['’]s)?)\b/i
const SENTENCE = /(?:[^.;!?\n]|\.(?=\d))+/g
const FTP =
  /\b(?:ftp|(?:functional )?threshold power)\b(?: (?:of|is|at|about|around|currently))*[ :=~]*(\d{2,3})(?![\d.,]*\d)\s?(?:w(?:atts?)?\b)?|\b(\d{2,3})\s?w(?:atts?)?\s+ftp\b/i
const CSS =
  /\b(?:css|critical swim speed)\b(?: (?:of|is|at|about|around|currently))*[ :=~]*(\d):([0-5]\d)(?:\s?(?:min)?\s?(?:\/|per)\s?(?:100\s?)?(m|y(?:ar)?ds?)?\b)?/i
const PULSE =
  /\b(?:lthr|threshold (?:heart ?rate|hr|pulse)|lactate threshold (?:heart ?rate|hr)|schwellenpuls)\b(?: (?:of|is|at|about|around|bei|von))*[ :=~]*(\d{3})\b/i
const METRES_OF_YARD = 0.9144

/**
 * What of a text says where somebody's thresholds lie: "FTP 250 W", "CSS 1:45/100m", "threshold heart rate 168".
 * @returns null where nothing is said, or nothing that can be true
 */
export function zonesNow(text: string): ZonesNow | null {
  let zones: Thresholds = {}
  const spans: Span[] = []
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    if (NOT_NOW.test(sentence)) continue
    for (const read of [ftpIn, cssIn, pulseIn]) {
      const found = read(sentence)
      if (!found) continue
      zones = { ...found.zones, ...zones }
      spans.push({ start: index + found.at, end: index + found.at + found.length })
    }
  }
  return spans.length > 0 ? { zones, spans } : null
}

type Found = { readonly zones: Thresholds; readonly at: number; readonly length: number } | null

function found(match: RegExpExecArray | null, value: number, bound: Bound, zones: Thresholds): Found {
  if (!match || !(value >= bound.least && value <= bound.most)) return null
  return { zones, at: match.index, length: match[0].length }
}

type Bound = { readonly least: number; readonly most: number }

function ftpIn(sentence: string): Found {
  const match = FTP.exec(sentence)
  const value = Number(match?.[1] ?? match?.[2])
  return found(match, value, BOUNDS.ftp, { ftpWatts: value })
}

function cssIn(sentence: string): Found {
  const match = CSS.exec(sentence)
  const seconds = Number(match?.[1]) * 60 + Number(match?.[2])
  const value = Math.round(match?.[3]?.startsWith('y') ? seconds / METRES_OF_YARD : seconds)
  return found(match, value, BOUNDS.css, { cssSecPer100: value })
}

function pulseIn(sentence: string): Found {
  const match = PULSE.exec(sentence)
  const value = Number(match?.[1])
  return found(match, value, BOUNDS['threshold-pulse'], { thresholdHr: value })
}
