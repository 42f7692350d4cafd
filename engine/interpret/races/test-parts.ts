import type { ReadEvent, Span, TestPart, TestPartName } from '../../model.ts'
import { KNOWN_TESTS } from './known-tests.ts'

/** A test of fitness, by its kind or by a name that everybody uses. */
const TEST = new RegExp(
  `(?<![\\p{L}])(?:${[
    '(?:[\\p{L}-]+[ -])??(?:fitness|physical|pt|pe|p\\.e\\.|gym|sports?|entrance|cooper|be+p|ble+p|pacer|yo-?yo|pack|ladder climb|army|military|navy|marines?(?: corps)?|air force|space force|coast guard|police|academy|firefighter|fire (?:service|brigade|department)|swat|ranger|seal|lifeguard|pare|prep)[ -](?:combat |readiness |ability )?(?:fitness[ -])?(?:tests?|exam|assessment|evaluation)',
    'sport(?:test|pr[uü]fung|abzeichen)|(?:basis-?)?[ -]?fitness-?test|leistungstest|einstellungstest|coopertest|pruebas? f[ií]sicas?|tests? physiques?|[ée]preuves? (?:physiques?|sportives?)',
    'testes? f[ií]sicos?|provas? f[ií]sicas?|prov[ae] fisic(?:a|he)|(?:course|test) navette|luc l[eé]ger|conditietest',
    'a(?:c|p)?ft|r?pft|(?:navy|seals?) (?:pst|prt|pfa)|(?:usmc|marines?(?: corps)?) cft|j?rft|bft (?:der )?bundeswehr|bundeswehr[ -]bft',
    'cpat|popat|ippt|fitnessgram|12[ -]?min(?:ute)?s?[ -]run',
  ].join('|')})(?![\\p{L}])`,
  'iu',
)

/** "10k on 12 September and a police test on 3 February": two events. */
const AND_TEST = new RegExp(
  `\\b(?:and|then|und|et|y|e|en)(?=\\s+(?:(?:an?|the|my|eine?n?|une?|la)\\s+)?${TEST.source})`,
  'giu',
)

/** A text in which a test of fitness begins a clause of its own, each character where it was. */
export const withTestsApart = (text: string): string => text.replace(AND_TEST, (joint) => ','.padEnd(joint.length))

/** A test that was sat already. */
const OVER =
  /(?<!\p{L})(?:tests?|exam|assessment) (?:is |was |are )?(?:all )?(?:done|over|passed|finished|behind me|out of the way)(?!\p{L})|(?<!\p{L})(?:passed|failed|did|done with|finished) (?:my |the )?(?:\p{L}+[ -]){0,3}(?:test|exam|assessment)(?!\p{L})/iu

/** How parts are told, in the order in which they are looked for. */
const PARTS: readonly (readonly [TestPartName, RegExp])[] = [
  ['push-up', /push[ -]?ups?|press[ -]?ups?|liegest[uü]tz\p{L}*|pompes|flexiones|flex[oõ]es/iu],
  ['sit-up', /sit[ -]?ups?|crunch\p{L}*|abdominal\p{L}*|abdos/iu],
  ['plank', /plank|unterarmst[uü]tz|gainage|plancha|prancha/iu],
  ['pull-up', /pull[ -]?ups?|chin[ -]?ups?|arm hang|klimmz[uü]g\p{L}*|klimmhang|tractions?|dominadas/iu],
  ['deadlift', /dead[ -]?lifts?|kreuzheben/iu],
  ['bench-press', /bench[ -]?press|bankdr[uü]cken/iu],
  ['carry', /\bcarr(?:y|ies)\b|\bdrags?\b|stretcher|sandbag|casualty|jerry ?can|dummy/iu],
  ['stair-climb', /stair[ -]?(?:climb|case|s\b)|step mill|ladder climb/iu],
  ['march', /\bmarch\b(?! \d)(?<!\d (?:of )?march)|\bruck/iu],
  ['swim', /\bswim/iu],
  ['jump', /\bjump|weitsprung|hochsprung|salto de longitud/iu],
  ['shuttle-run', /shuttle|be+p test|ble+p test|pendellauf|yo-?yo/iu],
  ['sprint', /sprint/iu],
]
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 }
const RUN =
  /(?<![\d.])(\d+(?:[.,]\d+)?|one|two|three)[ -]?(km|k|kilomet\p{L}+|miles?|mi|m|met(?:er|re)s?|min(?:ute)?s?)(?![\p{L}])/iu
/** [km] below which a run is a sprint. */
const SHORTEST_RUN_KM = 0.8
/** [km] of a run that is told as a sprint is. */
const SHORTEST_SPRINT_KM = 0.05
const LONGEST_SPRINT_KM = 0.4
/** [km/min] that a run by the clock is taken to come to. @source cooper-1968: 2.4 km in 12 minutes is average */
const KM_A_MINUTE = 0.2
const KM_A_MILE = 1.609

/** [min] on the day for each part, and for getting from one to the next. @source default-ours */
const PART_MIN = 3
const SHUTTLE_MIN = 10
const BETWEEN_MIN = 5
const RUN_MIN_A_KM = 5
const MIN_A_KM: Readonly<Partial<Record<TestPartName, number>>> = { march: 10, swim: 25 }

/**
 * Tests of fitness with their parts, where the parts are told or the test is known; what else was read in their lines, a
 * run of its own for one, is one of them.
 * @param events - as read so far
 */
export function withTests(text: string, events: readonly ReadEvent[]): ReadEvent[] {
  let read = [...events]
  for (const [start, end] of linesOf(text)) {
    const all = read.filter(({ span }) => span.start >= start && span.start < end)
    const told = TEST.exec(text.slice(start, end))
    const own = told && eventAt(all, start + told.index + told[0].length - 1)?.date
    // "10k on 12 September, police test on 3 February": what has another day is no part of it.
    const others = own ? all.filter(({ date }) => date !== null && date !== own) : []
    const inLine = all.filter((one) => !others.includes(one))
    const line = others.reduce((rest, { span }) => blanked(rest, span, start), text.slice(start, end))
    const date = inLine.find((one) => one.date !== null)?.date
    // "Bleep test is done, now for a first 10k": what comes behind is no part of it.
    const parts = TEST.test(line) && !OVER.test(line) ? partsOf(line) : []
    const [first] = inLine
    if (!first || !date || parts.length === 0) continue
    const { like = {}, priority } = inLine.find((one) => one.discipline === 'other') ?? first
    const test: ReadEvent = {
      ...{ name: nameIn(line) ?? first.name, discipline: 'other', distanceKm: null, date, priority },
      targetSeconds: inLine.find((one) => one.targetSeconds !== null)?.targetSeconds ?? null,
      like: { minutes: minutesOf(parts), effort: 'hard', sport: 'mixed', ...like, parts },
      span: { start: first.span.start, end: Math.max(...inLine.map(({ span }) => span.end)) },
      confidence: Math.max(...inLine.map(({ confidence }) => confidence)),
    }
    read = [...read.filter((one) => !inLine.includes(one)), test]
  }
  return read.toSorted((a, b) => a.span.start - b.span.start)
}

/** The event that is told at a place. */
const eventAt = (events: readonly ReadEvent[], at: number) =>
  events.find(({ span }) => span.start <= at && span.end > at)

const blanked = (line: string, { start, end }: Span, from: number) =>
  line.slice(0, start - from) + ' '.repeat(Math.max(0, end - start)) + line.slice(end - from)

/** From where to where each line goes. */
function linesOf(text: string): (readonly [number, number])[] {
  return [...text.matchAll(/[^\n;]+/g)].map(({ index, 0: line }) => [index, index + line.length] as const)
}

/** The parts that are told, or else those that the test is known for. */
function partsOf(line: string): readonly TestPart[] {
  const told = PARTS.flatMap(([part, said]): Found[] => {
    const at = line.search(said)
    return at < 0 ? [] : [{ at, part: { part } }]
  })
  const runs = [...line.matchAll(new RegExp(RUN, 'giu'))].flatMap(
    ({ index, 1: number = '', 2: unit = '' }): Found[] => {
      const km = runKm(NUMBERS[number.toLowerCase()] ?? Number(number.replace(',', '.')), unit.toLowerCase())
      if (km >= SHORTEST_RUN_KM && km <= 10) return [{ at: index, part: { part: 'run', km } }]
      return unit.toLowerCase() === 'm' && km >= SHORTEST_SPRINT_KM && km <= LONGEST_SPRINT_KM
        ? [{ at: index, part: { part: 'sprint' } }]
        : []
    },
  )
  const [known] = KNOWN_TESTS.filter(([name]) => name.test(line)).map(([, parts]) => parts)
  const all = [...told, ...firstOfEach(runs, told)].toSorted((a, b) => a.at - b.at).map(({ part }) => part)
  return known && all.length <= 1 ? known : all
}

type Found = { readonly at: number; readonly part: TestPart }

/** The first run and the first sprint of those told by their length, where the sprint is told by no word as well; a swim's or a march's length is none of a run. */
function firstOfEach(runs: readonly Found[], told: readonly Found[]): Found[] {
  const first = (part: TestPartName) => runs.filter((one) => one.part.part === part).slice(0, 1)
  const has = (part: TestPartName) => told.some((one) => one.part.part === part)
  return [...first('run'), ...(has('sprint') || has('swim') || has('shuttle-run') ? [] : first('sprint'))]
}

function runKm(number: number, unit: string): number {
  if (unit.startsWith('min')) return number * KM_A_MINUTE
  if (unit.startsWith('mi')) return Math.round(number * KM_A_MILE * 100) / 100
  return unit.startsWith('k') ? number : number / 1000
}

function minutesOf(parts: readonly TestPart[]): number {
  const minutes = parts.map(({ part, km }) =>
    km === undefined ? (part === 'shuttle-run' ? SHUTTLE_MIN : PART_MIN) : km * (MIN_A_KM[part] ?? RUN_MIN_A_KM),
  )
  return Math.round(minutes.reduce((sum, one) => sum + one, 0) + BETWEEN_MIN * (parts.length - 1))
}

/** "Sports test of the police": what stands before the day and the parts, where the test is in it. */
function nameIn(line: string): string | null {
  const [head = ''] = line.split(/[\d:,(]/)
  const name = head
    .trim()
    .replace(
      /^(?:(?:i|we) (?:have|am doing|will do|take|do)\s+)?(?:an?|the|my|our|eine[nr]?|der|die|das|mein|le|la|el|o)\s+/i,
      '',
    )
    .replace(/(?:\s+(?:on|at|in|am|im|le|el|em|with|is|ist))+$/i, '')
  return TEST.test(name) ? name : (TEST.exec(line)?.[0] ?? null)
}
