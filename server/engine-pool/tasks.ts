import { gunzipSync, gzipSync } from 'node:zlib'
import { firstScreenOf } from '../../contract/first-screen.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { changeOptions, refusalOf } from '../../engine/adapt/asked/change-options.ts'
import { clashesIn } from '../../engine/adapt/asked/clashes.ts'
import { daysAsShown } from '../../engine/days-as-shown.ts'
import type { AskedChange, CivilDate, PlanInput, StoredAnswer } from '../../engine/model.ts'
import { pastBlock } from '../../engine/past-block.ts'
import { makePlan } from '../../engine/plan.ts'
import type { DaysAsShown, UnderWay } from '../../engine/plan-model.ts'
import type { ReadFacts } from '../../engine/read-facts.ts'
import { type KeptTexts, textsToKeep } from '../../engine/read-texts.ts'
import { readActivityFile } from '../../formats/read-file.ts'
import { blockIn, optionsIn, scheduleIn } from '../../words/schedule.ts'
import type { Speech } from '../../words/speech.ts'
import { voiceOf } from '../../words/voice-of.ts'
import { safeOptions } from '../coach/safe-options.ts'
import { type DaysWanted, weeksAhead } from './ahead-task.ts'
import { entriesIn, hoursIn, placesIn } from './calendar-tasks.ts'

/** A finished plan as text and compressed, which go to the database and to the person as they are, beside what the server reads of it. */
export type MadePlan = Pick<Schedule, 'date' | 'anchor' | 'begun' | 'block' | 'start'> & {
  readonly json: string
  readonly packed: Uint8Array<ArrayBuffer>
  /** What the first screen needs of it, and the same compressed. */
  readonly first: string
  readonly packedFirst: Uint8Array<ArrayBuffer>
  /** Its days as it shows them, compressed: the next plan keeps those that are over. */
  readonly days: Uint8Array<ArrayBuffer>
  /** What was read of the profile's texts for it; null where that is kept already. */
  readonly texts: KeptTexts | null
  readonly seconds: number
}

/** What a plan is made from, with the days as the plan before showed them still compressed. */
export type PackedInput = PlanInput & { readonly days?: Uint8Array }

function unpacked<Given extends PackedInput>({ days, ...input }: Given): Omit<Given, 'days'> & Pick<UnderWay, 'shown'> {
  return days ? { ...input, shown: JSON.parse(gunzipSync(days).toString()) as DaysAsShown } : input
}

/** Days that another build showed may bear facts that this one has no words for: then they are made anew, like the others. */
function orAnew<Given extends PackedInput, Made>(
  given: Given,
  make: (input: Omit<Given, 'days'> & Pick<UnderWay, 'shown'>) => Made,
): Made {
  const input = unpacked(given)
  if (!input.shown) return make(input)
  try {
    return make(input)
  } catch {
    const { shown: _, ...anew } = input
    return make(anew as typeof input)
  }
}

/** Of days that the database alone gets: 4 kB where the usual level makes 3, in a third of its time. */
const DAYS_LEVEL = 3

type Rest<Of> = Of extends (first: never, ...rest: infer Others) => unknown ? Others : never

/**
 * The work of the engine that takes longer than a request of others may wait; each runs in a thread of its own and
 * answers in the words of the person it is for.
 */
export const TASKS = {
  plan: (speech: Speech, given: PackedInput, facts: ReadFacts): MadePlan => {
    const begunAt = performance.now()
    const { plan, schedule, shown } = orAnew(given, (input) => {
      const made = makePlan(input, facts)
      return { plan: made, schedule: scheduleIn(speech, made), shown: input.shown }
    })
    const seconds = (performance.now() - begunAt) / 1000
    const { date, anchor, begun, block, start } = schedule
    const json = JSON.stringify(schedule)
    const first = JSON.stringify(firstScreenOf(schedule))
    return {
      json,
      packed: gzipSync(json),
      first,
      packedFirst: gzipSync(first),
      date,
      anchor,
      begun,
      block,
      start,
      days: gzipSync(JSON.stringify(daysAsShown(plan, shown)), { level: DAYS_LEVEL }),
      texts: textsToKeep(given, facts.texts),
      seconds,
    }
  },
  pastBlock: (
    speech: Speech,
    given: PackedInput & { readonly anchor: CivilDate },
    until: CivilDate,
    facts: ReadFacts,
  ) => orAnew(given, (input) => blockIn(speech, pastBlock(input, until, facts))),
  changeOptions: (speech: Speech, given: PackedInput, facts: ReadFacts, date: CivilDate) =>
    optionsIn(speech, changeOptions(unpacked(given), facts, date)),
  refusalOf: (speech: Speech, given: PackedInput, facts: ReadFacts, change: AskedChange) => {
    const refusal = refusalOf(unpacked(given), facts, change)
    return refusal === null ? null : voiceOf(speech).say(refusal)
  },
  // Of all that is offered what was chosen: a question that the plan no longer asks has no answers.
  answerTo: (
    _: Speech,
    given: PackedInput,
    facts: ReadFacts,
    question: string,
    answer: string,
  ): StoredAnswer | null => {
    const asked = makePlan(unpacked(given), facts).questions.find(({ id }) => id === question)
    return asked?.answers.find(({ id }) => id === answer)?.choice ?? null
  },
  // Of blocks to come no day is over.
  weeksAhead: (speech: Speech, { days: _, ...input }: PackedInput, facts: ReadFacts, wanted: DaysWanted) =>
    weeksAhead(speech, input, facts, wanted),
  clashesIn: (given: PackedInput, ...rest: Rest<typeof clashesIn>) => clashesIn(unpacked(given), ...rest),
  safeOptions: (speech: Speech, given: PackedInput, facts: ReadFacts) => safeOptions(speech, unpacked(given), facts),
  readActivityFile,
  entriesIn,
  hoursIn,
  placesIn,
}

export type Tasks = typeof TASKS
