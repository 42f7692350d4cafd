import type { CheckInFacts } from '../interpret/notes/check-ins.ts'
import type { AddedFact } from '../model.ts'

/** One fact that a day's notes state, to be looked at and taken out one by one. */
export type StatedFact =
  | Exclude<AddedFact, { kind: 'heard' }>
  | { readonly kind: 'danger'; readonly what: string }
  | { readonly kind: 'mood' | 'effort' | 'stress' | 'fatigue' | 'sleep'; readonly value: string }
  | { readonly kind: 'busy' | 'busy-today'; readonly start: string; readonly end: string; readonly label: string }
  | { readonly kind: 'prefer'; readonly start: string; readonly end: string }
  | { readonly kind: 'minutes' | 'minutes-today'; readonly value: string }
  | { readonly kind: 'unavailable' | 'travel' }
  | { readonly kind: 'equipment'; readonly value: string }

/** The name of a fact within its day: the same fact has the same name in every reading. */
export function factId(fact: StatedFact): string {
  const { kind, ...rest } = fact
  return [kind, ...Object.values(rest)].join(':')
}

const STATES = ['completed', 'effort', 'fatigue', 'sleep', 'mood', 'stress'] as const

/** What was read, fact by fact, the gravest first. */
export function statedFacts(facts: CheckInFacts): StatedFact[] {
  return [
    ...dangersIn(facts).map((what) => ({ kind: 'danger' as const, what })),
    ...(facts.illness ? [{ kind: 'illness' as const }] : []),
    ...facts.pain.map(({ part, severity }) => ({ kind: 'pain' as const, part, severity })),
    ...facts.soreness.map((part) => ({ kind: 'soreness' as const, part })),
    ...(facts.eased ?? []).map((part) => ({ kind: 'eased' as const, part })),
    ...STATES.flatMap((kind) => (facts[kind] === null ? [] : [{ kind, value: facts[kind] } as StatedFact])),
    ...facts.tomorrowBusy.map(({ start, end, label }) => ({ kind: 'busy' as const, start, end, label })),
    ...(facts.tomorrowUnavailable ? [{ kind: 'unavailable' as const }] : []),
    ...(facts.tomorrowPrefer
      ? [{ kind: 'prefer' as const, start: facts.tomorrowPrefer.start, end: facts.tomorrowPrefer.end }]
      : []),
    ...(facts.tomorrowMinutes === undefined ? [] : [{ kind: 'minutes' as const, value: `${facts.tomorrowMinutes}` }]),
    ...(facts.todayBusy ?? []).map(({ start, end, label }) => ({ kind: 'busy-today' as const, start, end, label })),
    ...(facts.todayMinutes === undefined ? [] : [{ kind: 'minutes-today' as const, value: `${facts.todayMinutes}` }]),
    ...facts.equipmentLimits.map((value) => ({ kind: 'equipment' as const, value })),
    ...(facts.travel ? [{ kind: 'travel' as const }] : []),
  ]
}

/** The kinds of danger that stand; a reading may know of one without its kind. */
function dangersIn({ redFlag, dangers }: CheckInFacts): string[] {
  if (!redFlag) return []
  return dangers.length === 0 ? ['other'] : [...new Set(dangers.map(({ kind }) => kind))]
}

/**
 * A reading as the person corrected it.
 * @param removed - ids of facts that were taken out
 * @param added - facts that the person states beside it
 */
export function correctedFacts(
  facts: CheckInFacts,
  removed: readonly string[],
  added: readonly AddedFact[],
): CheckInFacts {
  const corrected = added.reduce(withFact, removed.length === 0 ? facts : withoutFacts(facts, new Set(removed)))
  return withDoubts(corrected, added)
}

/** What is said again by tap is in doubt no more. */
function withDoubts(facts: CheckInFacts, added: readonly AddedFact[]): CheckInFacts {
  if (!facts.doubts) return facts
  const said = new Set(added.map((fact) => (fact.kind === 'heard' ? fact.id : factId(fact))))
  return { ...facts, doubts: facts.doubts.filter((id) => !said.has(id)) }
}

function withoutFacts(facts: CheckInFacts, removed: ReadonlySet<string>): CheckInFacts {
  const stays = (fact: StatedFact) => !removed.has(factId(fact))
  const state = <K extends (typeof STATES)[number]>(kind: K): CheckInFacts[K] | null =>
    facts[kind] !== null && stays({ kind, value: facts[kind] } as StatedFact) ? facts[kind] : null
  const dangers = facts.dangers.filter(({ kind }) => stays({ kind: 'danger', what: kind }))
  const prefer = facts.tomorrowPrefer
  const { tomorrowMinutes: minutes, todayMinutes: left, ...others } = facts
  return {
    ...others,
    ...(minutes !== undefined && stays({ kind: 'minutes', value: `${minutes}` }) && { tomorrowMinutes: minutes }),
    ...(left !== undefined && stays({ kind: 'minutes-today', value: `${left}` }) && { todayMinutes: left }),
    ...(facts.todayBusy && {
      todayBusy: facts.todayBusy.filter(({ start, end, label }) => stays({ kind: 'busy-today', start, end, label })),
    }),
    dangers,
    redFlag: facts.dangers.length > 0 ? dangers.length > 0 : facts.redFlag && stays({ kind: 'danger', what: 'other' }),
    illness: facts.illness && stays({ kind: 'illness' }),
    pain: facts.pain.filter(({ part, severity }) => stays({ kind: 'pain', part, severity })),
    soreness: facts.soreness.filter((part) => stays({ kind: 'soreness', part })),
    ...(facts.eased && { eased: facts.eased.filter((part) => stays({ kind: 'eased', part })) }),
    completed: state('completed'),
    effort: state('effort'),
    fatigue: state('fatigue'),
    sleep: state('sleep'),
    mood: state('mood'),
    stress: state('stress'),
    tomorrowBusy: facts.tomorrowBusy.filter(({ start, end, label }) => stays({ kind: 'busy', start, end, label })),
    tomorrowUnavailable: facts.tomorrowUnavailable && stays({ kind: 'unavailable' }),
    tomorrowPrefer: prefer && stays({ kind: 'prefer', start: prefer.start, end: prefer.end }) ? prefer : null,
    equipmentLimits: facts.equipmentLimits.filter((value) => stays({ kind: 'equipment', value })),
    travel: facts.travel && stays({ kind: 'travel' }),
  }
}

function withFact(facts: CheckInFacts, fact: AddedFact): CheckInFacts {
  switch (fact.kind) {
    case 'pain':
      return withPain(facts, fact)
    case 'soreness':
      return { ...facts, soreness: [...new Set([...facts.soreness, fact.part])], ...stillEased(facts, fact.part) }
    case 'eased':
      // Words that say it hurts outweigh the tap that says it does not.
      return hurts(facts, fact.part) ? facts : { ...facts, eased: [...new Set([...(facts.eased ?? []), fact.part])] }
    case 'illness':
      return { ...facts, illness: true }
    case 'sleep':
      return { ...facts, sleep: fact.value }
    case 'fatigue':
      return { ...facts, fatigue: fact.value }
    case 'stress':
      return { ...facts, stress: fact.value }
    case 'mood':
      return { ...facts, mood: fact.value }
    case 'completed':
      return { ...facts, completed: fact.value }
    case 'heard':
      return fact.id.startsWith('completed:') ? { ...facts, completed: fact.id.endsWith('true') } : facts
  }
}

/** Pain that is tapped; of the chest it is the danger that it may be, however mild. */
function withPain(facts: CheckInFacts, { part, severity }: Extract<AddedFact, { kind: 'pain' }>): CheckInFacts {
  const hurt = {
    ...facts,
    pain: [...facts.pain.filter((one) => one.part !== part), { part, severity }],
    ...stillEased(facts, part),
  }
  if (part !== 'chest' || facts.dangers.some(({ kind }) => kind === 'chest')) return hurt
  return { ...hurt, redFlag: true, dangers: [...facts.dangers, { kind: 'chest', start: 0, end: 0, quote: '' }] }
}

function hurts({ pain, soreness }: CheckInFacts, part: string): boolean {
  return soreness.includes(part) || pain.some((one) => one.part === part)
}

/** What hurts again is not fine any more. */
function stillEased({ eased }: CheckInFacts, hurts: string): Pick<CheckInFacts, 'eased'> {
  return eased ? { eased: eased.filter((part) => part !== hurts) } : {}
}
