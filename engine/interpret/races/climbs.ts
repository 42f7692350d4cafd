/** Metres or feet of climbing: "2,000 m of climbing", "1500m D+", "1200 hm", "6,500 ft ascent". */
const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:[.,  ]\d{3})+|\d{2,5})`
const UNIT = '(m|met(?:re|er|ro)s?|m[eè]tres?|ft|feet)'
const CLIMB = String.raw`(?:climb[a-z]*|ascents?|vert[a-z]*|(?:height|elevation) gain|elevation|gain|desnivel[a-z]*|d[eé]nivel[a-zà-ÿ]*|d ?\+|d plus|ganho|altimetr[a-z]*|h[öo]henmeter)`
const FORMS = [
  new RegExp(String.raw`${NUMBER} ?${UNIT}\b\.? ?(?:\+ ?)?(?:of |de |d['’]|in )?(?:positive |total )?${CLIMB}`, 'gi'),
  new RegExp(String.raw`${NUMBER} ?(m) ?\+`, 'gi'),
  // "D+ 1200", "1200 D+": as maps write metres.
  new RegExp(String.raw`\bd ?\+ ?${NUMBER}()(?!\d|[-/.]\d| ?(?:km|k|mi)\b)`, 'gi'),
  new RegExp(String.raw`${NUMBER}() d ?\+`, 'gi'),
  new RegExp(String.raw`${NUMBER} ?(hm|h[öo]henmeter)\b`, 'gi'),
  new RegExp(String.raw`\b${CLIMB}(?: of| de|:)? ?${NUMBER} ?${UNIT}\b`, 'gi'),
  // "50 km trail race 3000 m": nobody gives a distance twice.
  new RegExp(
    String.raw`(?<=\b(?:1[5-9]|[2-9]\d|1\d\d) ?(?:km|k|miles?)\b(?![^.;,\n]*(?:swim|tri|bike|relay|\band\b))[^.;,\n\d]{1,30})${NUMBER} ?(m)\b`,
    'gi',
  ),
] as const
const METRES_OF_FOOT = 0.3048
/** [m] no event climbs more. */
const MOST_M = 30_000

/** A climb that a text tells of, and where. */
type Climb = { readonly metres: number; readonly at: number }

/** The climbs that a text tells of, in its order, each once. */
export function climbsIn(text: string): Climb[] {
  const found = new Map<number, Climb>()
  for (const form of FORMS)
    for (const { index, 0: whole, 1: number = '', 2: unit = '' } of text.matchAll(form)) {
      const value = Number(number.replaceAll(/\D/g, ''))
      const metres = Math.round(/^f/i.test(unit) ? value * METRES_OF_FOOT : value)
      const at = index + whole.indexOf(number)
      if (metres > 0 && metres <= MOST_M) found.set(at, { metres, at })
    }
  return [...found.values()].sort((a, b) => a.at - b.at)
}

/** What ties a climb to the distance before it. */
const TIE = /(?:[\s,]*(?<!\p{L})(?:with|and|mit|und|avec|et|con|y|com|e|met|en))?\s*$/iu

/** A text with its climbs blanked out, each character where it was: no climb is a distance, nor a sport. */
export function withoutClimbs(text: string): string {
  let plain = text
  for (const form of FORMS)
    for (const { index, 0: whole } of text.matchAll(form)) {
      const from = index - (TIE.exec(text.slice(0, index))?.[0].length ?? 0)
      plain = plain.slice(0, from) + ' '.repeat(index + whole.length - from) + plain.slice(index + whole.length)
    }
  return plain
}

/**
 * What each of some events climbs: a climb belongs to the event told last before it, or to the first one.
 * @param starts - where the events begin in the text, in its order
 * @returns [m] for each, undefined where none is told
 */
export function climbsOf(text: string, starts: readonly number[]): (number | undefined)[] {
  const climbs: (number | undefined)[] = starts.map(() => undefined)
  for (const { metres, at } of climbsIn(text)) {
    const own = Math.max(
      0,
      starts.findLastIndex((start) => start <= at),
    )
    if (own < climbs.length) climbs[own] ??= metres
  }
  return climbs
}
