import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SafetyAnswerInput, ToldDanger } from '../../contract/safety.ts'
import type { Schedule } from '../../contract/schedule.ts'
import type { Danger, SafetyFact } from '../../engine/model.ts'
import { isProblem } from '../api/api-problem.ts'
import { planApi } from '../api/plan-api.ts'
import { civilNow } from '../display/civil-now.ts'
import type { Sent } from '../offline/outbox.ts'
import { keepTold } from '../offline/outbox-store.ts'
import type { Records } from '../records/use-records.ts'
import { toast } from '../ui/toast.ts'
import { ALARMED } from '../words/alarm-words.ts'
import { dangersOf } from './dangers-of.ts'

/** `sending`: on its way; `kept`: it waits on this device; `failed`: only this screen knows; `settled`: the plan knows. */
export type StopState = 'sending' | Sent | 'failed' | 'settled'

type Open = { readonly told: readonly ToldDanger[]; readonly state: StopState }

type Parts = { records: Records; show: (schedule: Schedule) => void; failure: Error | null }

/** The full stop: what opens it, what it shows, and the person's answers. */
export function useStop(schedule: Schedule | undefined, { records, show, failure }: Parts) {
  const [open, setOpen] = useState<Open | null>(null)
  const safety = schedule?.safety ?? NONE
  const standing = safety.filter(({ kind }) => kind === 'danger')
  /** Those that only this device knows of: no plan has heard of them yet, so none is shown. */
  const held = records.waiting.flatMap(({ told = [] }) => told)

  // A danger that the plan knows and this screen did not, such as one that only the server could read, opens it too.
  const seen = useRef<ReadonlySet<string> | null>(null)
  const toldHere = useRef(new Set<string>())
  useEffect(() => {
    if (!schedule) return
    const before = seen.current
    seen.current = new Set(standing.map(({ id }) => id))
    const fresh = standing.filter(({ id, what }) => before && !before.has(id) && !toldHere.current.has(what))
    if (fresh.length > 0) setOpen((now) => now ?? { told: fresh, state: 'sent' })
  })

  // No plan could be made to tell of it.
  useEffect(() => {
    const fresh = dangersOf(failure).filter(({ what }) => !toldHere.current.has(what))
    if (fresh.length > 0) setOpen((now) => now ?? { told: fresh, state: 'sent' })
  }, [failure])

  const answering = useMutation({
    mutationFn: async ({ facts, answer }: { facts: readonly SafetyFact[]; answer: SafetyAnswerInput['answer'] }) => {
      let last: Schedule | null = null
      for (const { id } of facts) last = await planApi.answerSafety(id, answer)
      return last
    },
    onSuccess: (after, { answer }) => {
      if (after) show(after)
      if (answer === 'right') return
      toast.good(...ALARMED.answered[answer])
      setOpen(null)
    },
    onError: (error) => toast.bad(ALARMED.failed[0], failureOf(error)),
  })

  /** Opens the screen at once; what becomes of the saving is told on it. */
  const tell = (told: readonly ToldDanger[], saving: Promise<Sent>) => {
    for (const { what } of told) toldHere.current.add(what)
    setOpen({ told, state: 'sending' })
    const become = (state: StopState) => setOpen((now) => now && { ...now, state })
    saving.then(
      async (state) => {
        become(state)
        if (state === 'kept') return keepTold(told)
        try {
          show(await planApi.schedule())
          become('settled')
        } catch {
          // The plan is asked for again by whoever shows it.
        }
      },
      () => become('failed'),
    )
  }

  return {
    open: open && { ...open, told: open.told.map((one) => withId(one, standing)) },
    standing,
    held,
    safety,
    tell,
    tap: (danger: Danger) => {
      const date = civilNow(schedule?.timeZone ?? 'UTC').date
      const saving = records.checkIn(date, { taps: { alarm: [danger] } })
      tell([{ id: null, what: danger, origin: 'tap', quote: '', confirmed: true }], saving)
    },
    show: () => setOpen({ told: [...standing, ...held], state: held[0] ? 'kept' : 'sent' }),
    close: () => setOpen(null),
    answer: (facts: readonly SafetyFact[], answer: SafetyAnswerInput['answer']) => answering.mutate({ facts, answer }),
    answering: answering.isPending ? answering.variables.answer : null,
  }
}

export type Stop = ReturnType<typeof useStop>

const NONE: readonly SafetyFact[] = []

/** Where the answer is kept and only the plan is late, the server says so. */
function failureOf(error: Error): string {
  if (isProblem(error, 'network')) return ALARMED.offline
  const isLate = isProblem(error, 'unavailable') || isProblem(error, 'too-many-requests')
  return (isLate && error.detail) || ALARMED.failed[1]
}

function withId(told: ToldDanger, standing: readonly SafetyFact[]): ToldDanger {
  const own = standing.find(({ id, what }) => id === told.id || (told.id === null && what === told.what))
  return own ? { ...told, id: own.id, confirmed: told.confirmed || own.confirmed } : told
}
