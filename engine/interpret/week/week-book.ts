import { type Discipline, WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'

/** A block of the week in the making: minutes after midnight, `end` above 1440 when past it. */
export type Block = {
  kind: string
  label: string
  days: Weekday[]
  start: number
  end: number
  /** Whether its days were said; days that were not may still be set by what follows. */
  said: boolean
  spanStart: number
  /** Where its name stands, if that is before its days and hours: "Tennis Sat 10-12 and Wed 7-8". */
  namedAt?: number
  spanEnd: number
  confidence: number
  /** Its days are those that the thing before it was told under. */
  isUnderDays?: true
  /** The side of its hours that nobody told; the main pattern may still tell it. */
  assumed?: 'start' | 'end'
  /** Its days before later words took some out. */
  daysAtFirst?: readonly Weekday[]
  /** Its hours are a part of the day, somewhere in which it lies. */
  isPart?: true
  /** Nobody told when it ends: it lasts as long as such things do. */
  usualEnd?: true
  /** Nobody told whether its hours are of the morning or of the evening. */
  halfGuessed?: true
  /** Its hours are bare numbers of an early morning, or of an evening. */
  isBare?: true
  /** Its hours are those that such shifts have: nobody told them. */
  usualHours?: true
  /** "Mon, Tue and alternate Weds": the days of a list that are named behind a word that may be "every other". */
  inTurns?: readonly Weekday[]
  /** Told by "then": it comes after what was told before it. */
  isNext?: true
  /** It was told by when somebody leaves and comes back: the way is in it. */
  isWayToo?: true
}

/** A preference in the making. */
export type Wish = {
  strength: 'prefer' | 'avoid'
  days: readonly Weekday[]
  start: number
  end: number
  /** Days on which one trains already, and in which sport. */
  isOwn?: true
  sport?: Discipline | null
  spanStart: number
  spanEnd: number
  confidence: number
}

export const WORK_DAYS: readonly Weekday[] = WEEKDAYS.slice(0, 5)
/** [min] from which on work is that of a day. */
const LONG_MIN = 240
const DAY_MIN = 1440
/** [ratio] What is left of the reader's sureness when it guessed the days; ours. */
const GUESSED_DAYS = 0.55
/** [min] that a thing lasts at least, whatever begins next. */
const SHORTEST_MIN = 15
const WORKLIKE = new Set(['work', 'shift', 'night', 'earlyshift', 'lateshift'])

/** What blocks have in common that differ in their days alone. */
const KEPT = ['kind', 'label', 'start', 'end', 'spanStart', 'confidence'] as const

/** Whether a kind of activity is someone's work itself. */
export function isWork(kind: string): boolean {
  return WORKLIKE.has(kind)
}

function keepDays(block: Block, days: Weekday[]): void {
  block.daysAtFirst ??= block.days
  block.days = days
}

/** The week as read so far, with the changes that later words make to earlier blocks. */
export class WeekBook {
  /** What it is read from, as typed. */
  readonly text: string
  blocks: Block[] = []
  wishes: Wish[] = []
  readonly off = new Set<Weekday>()
  /** Days without work in every other week. */
  readonly offInTurns = new Set<Weekday>()
  readonly home = new Set<Weekday>()
  /** Days told to be at work away from home. */
  readonly office = new Set<Weekday>()
  readonly cuts: { days: readonly Weekday[]; start: number; end: number }[] = []
  /** Free time told before the work it lies in. */
  readonly hopes: { days: readonly Weekday[]; start: number; end: number }[] = []
  commute:
    | (Pick<Block, 'spanStart' | 'spanEnd' | 'confidence'> & { minutes: number; days: readonly Weekday[] | null })
    | null = null

  constructor(text: string) {
    this.text = text
  }

  /** The days people work, as far as said. */
  workDays(): Weekday[] {
    const days = new Set(this.blocks.filter((block) => isWork(block.kind)).flatMap((block) => block.days))
    return days.size > 0 ? WEEKDAYS.filter((day) => days.has(day)) : WORK_DAYS.filter((day) => !this.off.has(day))
  }

  /** The latest work block on a day, or of any day. */
  workBlock(day: Weekday | null): Block | null {
    return this.blocks.findLast((block) => isWork(block.kind) && (day === null || block.days.includes(day))) ?? null
  }

  /** Takes days out of blocks that fit; blocks without days are dropped. */
  removeDays(days: readonly Weekday[], fits: (block: Block) => boolean): void {
    for (const block of this.blocks)
      if (fits(block))
        keepDays(
          block,
          block.days.filter((day) => !days.includes(day)),
        )
    this.blocks = this.blocks.filter((block) => block.days.length > 0)
  }

  /** Cuts a stretch out of the blocks that hold it on those days, of all or of those that fit. */
  cut(days: readonly Weekday[], start: number, end: number, fits: (block: Block) => boolean = () => true): void {
    this.cuts.push({ days, start, end })
    const kept: Block[] = []
    for (const block of this.blocks) {
      const inside = block.days.filter((day) => days.includes(day))
      if (
        inside.length === 0 ||
        !fits(block) ||
        start >= block.end ||
        end <= block.start ||
        (start <= block.start && end >= block.end)
      ) {
        kept.push(block)
        continue
      }
      const outside = block.days.filter((day) => !days.includes(day))
      if (outside.length > 0) kept.push({ ...block, days: outside })
      if (start > block.start) kept.push({ ...block, days: inside, end: start })
      if (end < block.end) kept.push({ ...block, days: inside, start: end })
    }
    this.blocks = kept
  }

  /** When the last thing on a day before a time ends, or null. */
  endBefore(day: Weekday, latest: number): number | null {
    const ends = this.blocks
      .filter((block) => block.days.includes(day) && block.end < latest && block.kind !== 'sleep')
      .map((block) => block.end)
    return ends.length > 0 ? Math.max(...ends) : null
  }

  /** "Mon Wed choir 7pm, work 9-5": where that is all that is told of work, it is that of the working week. */
  settleWorkdays(text: string): void {
    const work = this.blocks.filter(({ kind }) => isWork(kind))
    const [only] = work
    if (!only || work.length > 1 || !only.isUnderDays || only.end - only.start < LONG_MIN) return
    const usual = WORK_DAYS.filter((day) => !this.off.has(day))
    // "Sat gym, work 9-5": of Saturday is the gym alone. "Sat: gym, work 9-5" may be all of it.
    const isApart = !only.isNext && usual.length > 0 && !text.includes(': ')
    const isOfWeekend = isApart && only.days.every((day) => !WORK_DAYS.includes(day))
    only.days = isOfWeekend ? usual : WEEKDAYS.filter((day) => only.days.includes(day) || usual.includes(day))
    only.confidence = Math.min(only.confidence, GUESSED_DAYS)
  }

  /** "Fridays till 1, work 9-5": the longer hours are those of the other days. */
  settleShorterDays(): void {
    const isShort = ({ kind, assumed }: Block) => isWork(kind) && assumed === 'start'
    for (const short of this.blocks.filter(isShort))
      for (const long of this.blocks) {
        const isLonger = isWork(long.kind) && !long.assumed && long.start < short.end && long.end > short.end
        if (!isLonger || !long.days.some((day) => short.days.includes(day))) continue
        const others = long.days.filter((day) => !short.days.includes(day))
        keepDays(long, others.length > 0 ? others : WORK_DAYS.filter((day) => !short.days.includes(day)))
      }
    this.blocks = this.blocks.filter(({ days }) => days.length > 0)
  }

  /** "Wednesdays until 12.30, otherwise 8.45-5.15": what a day leaves unsaid is that of the other days. */
  settleAssumed(): void {
    for (const block of this.blocks) {
      const main = this.blocks.find((each) => each.kind === block.kind && each.label === block.label && !each.assumed)
      if (!main || !block.assumed) continue
      if (block.assumed === 'start' && main.start < block.end) block.start = main.start
      if (block.assumed === 'end' && main.end > block.start) block.end = main.end
    }
  }

  /** "School run 8:15, work 9-5": what lasts as long as such things do ends where the next thing of its days begins. */
  settleUsualEnds(): void {
    for (const block of this.blocks) {
      if (!block.usualEnd) continue
      const next = this.blocks
        .filter(({ kind, days }) => kind !== 'sleep' && block.days.every((day) => days.includes(day)))
        .map(({ start }) => start)
        .filter((start) => start >= block.start + SHORTEST_MIN && start < block.end)
      block.end = Math.min(block.end, ...next)
    }
  }

  /** "I do lates. 1.30-9.30, Mon Tue Fri": hours that are told take the place of those that such a shift has. */
  settleUsualHours(): void {
    const told = this.blocks.filter(({ kind, usualHours }) => isWork(kind) && !usualHours)
    this.blocks = this.blocks.filter((block) => {
      const hours = told.find((other) => other.start < block.end && block.start < other.end)
      if (!block.usualHours || !hours) return true
      // "Nights 9-7, mostly Thu and Fri nights": its days are of those hours, of which nobody told any.
      const isOf = block.said && !hours.said && hours.kind === block.kind
      const { days, confidence, spanEnd } = block
      if (isOf) Object.assign(hours, { days, confidence, spanEnd, said: true })
      return block.said && !isOf
    })
  }

  /** One statement with the same hours on several days is one thing to show, and to ask about. */
  joinDays(): void {
    const kept: Block[] = []
    for (const block of this.blocks) {
      const same = kept.find((each) => KEPT.every((key) => each[key] === block[key]))
      if (same) Object.assign(same, { days: WEEKDAYS.filter((day) => [...same.days, ...block.days].includes(day)) })
      else kept.push(block)
    }
    this.blocks = kept
  }

  /** "Lunch 12-1 is when I train. Work 8-6": work told later is cut, and the wish is for its days. */
  settleHopes(): void {
    for (const { days, start, end } of this.hopes) {
      const around = WEEKDAYS.filter(
        (day) =>
          days.includes(day) &&
          this.blocks.some(
            (block) => isWork(block.kind) && block.days.includes(day) && block.start < start && block.end > end,
          ),
      )
      if (around.length === 0) continue
      this.cut(around, start, end)
      for (const wish of this.wishes) if (wish.start === start && wish.end === end) wish.days = around
    }
  }

  /** Puts the commute before and after each stretch of work away from home. */
  addCommutes(): void {
    if (!this.commute || this.commute.minutes <= 0) return
    const { minutes, spanStart, spanEnd, confidence, days: said } = this.commute
    const away = (day: Weekday) => !this.home.has(day) && (said === null || said.includes(day))
    const ways = new Map<string, { days: Weekday[]; start: number; end: number }>()
    const way = (day: Weekday, start: number, end: number) => {
      const known = ways.get(`${start}-${end}`)
      if (known) known.days.push(day)
      else ways.set(`${start}-${end}`, { days: [day], start, end })
    }
    for (const day of WEEKDAYS.filter(away)) {
      const work = this.blocks.filter((block) => isWork(block.kind) && block.days.includes(day))
      if (work.length === 0) continue
      const start = Math.min(...work.map((block) => block.start))
      const end = Math.max(...work.map((block) => block.end))
      way(day, start - minutes, start)
      // From a night's work one comes home on the next day.
      const isNight = end >= DAY_MIN
      const home = isNight ? end - DAY_MIN : end
      way(isNight ? sure(WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length]) : day, home, home + minutes)
    }
    const base = { kind: 'commute', label: 'commute', said: true, spanStart, spanEnd, confidence }
    for (const each of ways.values()) this.blocks.push({ ...base, ...each })
  }
}
