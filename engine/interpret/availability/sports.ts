import type { Discipline } from '../../model.ts'
import type { Saying } from './saying.ts'

/** Sports as somebody names them who shuns one or does nothing else, in five languages. */
const SPORTS: readonly (readonly [Discipline, string])[] = [
  ['run', 'run|running|jog|jogging|laufe|laufen|renne|joggen|jogge|cours|courir|footing|corro|correr|corrida'],
  [
    'cycle',
    'ride|ride my bike|riding|bike|biking|cycle|cycling|rad|radfahren|fahre rad|velo|v[ée]lo|bici|bicicleta|pedalo',
  ],
  ['swim', 'swim|swimming|schwimme|schwimmen|nage|nager|nado|nadar|nata[cç][aã]o|nataci[oó]n'],
  ['row', 'row|rowing|rudern|rudere|aviron|ramer|remo|remar'],
]

/** What makes it a matter of days, hours or company rather than of the sport itself. */
const NOT_ALWAYS =
  '(?!\\s*(?:on|before|after|at|in|during|more|that|much|very|well|fast|far|every|when|if|until|with|too|for|anymore than|mon|tue|wed|thu|fri|sat|sun|am|an|vor|nach|bei|mehr|viel|le|les|avant|apr[eè]s|los|las|el|antes|despu[eé]s|muito|mucho|a|an|the|errands|bus|train|business|out|late|around|into|over|any|[0-9]+)\\b)'

const words = (sport: string) => `(?<![\\p{L}])(?:${sport})(?![\\p{L}])`
const gap = '(?:\\s+(?:my|the|a|to|go|like|gerne|ger|le|la|el|the))*\\s+'

const form = (pattern: string) => new RegExp(pattern, 'iu')
const WHO: Readonly<Partial<Record<Discipline, string>>> = {
  run: 'runner',
  swim: 'swimmer',
  cycle: 'cyclist',
  row: 'rower',
}

/** How somebody shuns each sport, and how they say that they do it alone. */
const SAYINGS = SPORTS.map(([sport, names]) => ({
  sport,
  shuns: [
    `(?<![\\p{L}])(?:i\\s+)?(?:do not|don'?t|dont|never|can'?t|cannot|won'?t|hate|refuse to)${gap}${words(names)}${NOT_ALWAYS}`,
    `(?<![\\p{L}])(?:i am|i'?m|im)\\s+(?:not|no)\\s+a\\s+${WHO[sport]}`,
    `(?<![\\p{L}])(?:ich\\s+)?${words(names)}\\s+(?:nicht|nie|niemals|pas|jamais)(?![\\p{L}])${NOT_ALWAYS}`,
    `(?<![\\p{L}])(?:no|nunca|n[aã]o|kein|keine)\\s+${words(names)}\\s*(?=$|[,.;!])`,
  ].map(form),
  alone: [form(`(?<![\\p{L}])(?:i\\s+)?(?:only|just)${gap}${words(names)}${NOT_ALWAYS}`)],
}))

/**
 * The sports that a part of a sentence says are never done, or done alone: "I only ride my bike, I do not run".
 * @returns null where it says nothing of the kind, or of some days only
 */
export function sportsIn(sentence: string): Saying | null {
  for (const { sport, shuns, alone } of SAYINGS) {
    const never = found(shuns, sentence)
    if (never) return { kind: 'sports', does: [], never: [sport], span: never }
    const only = found(alone, sentence)
    if (only) return { kind: 'sports', does: [sport], never: sport === 'run' ? [] : ['run'], span: only }
  }
  return null
}

function found(patterns: readonly RegExp[], sentence: string): Saying['span'] | null {
  for (const pattern of patterns) {
    const match = pattern.exec(sentence)
    if (match) return { start: match.index, end: match.index + match[0].length }
  }
  return null
}
