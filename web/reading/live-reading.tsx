import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Saying } from '../../engine/interpret/availability/availability.ts'
import type { CommitmentsReading, RacesReading } from '../../engine/model.ts'
import { useDisplay } from '../display/display-context.tsx'
import { civilNow } from '../plan/civil-now.ts'
import { toast } from '../ui/toast.ts'
import { READING } from '../words/reading-words.ts'
import { FactChips } from './fact-chips.tsx'
import { busyFact, eventFact, type Fact, preferenceFact, sayingFact } from './fact-text.ts'
import { useReading } from './use-reading.ts'
import { WeekStrip } from './week-strip.tsx'
import { without } from './without.ts'

/** [ms] */
const SAY_MS = 1_200

type DayReading = CommitmentsReading & { readonly sayings: readonly Saying[] }

async function readDay(text: string): Promise<DayReading> {
  const [{ readCommitments }, { readAvailability }] = await Promise.all([
    import('../../engine/interpret/commitments.ts'),
    import('../../engine/interpret/availability/availability.ts'),
  ])
  const { sayings, rest } = readAvailability(text, today())
  return { ...readCommitments(rest), sayings }
}

const today = () => civilNow(Intl.DateTimeFormat().resolvedOptions().timeZone).date

async function readEvents(text: string): Promise<RacesReading> {
  const { readRaces } = await import('../../engine/interpret/races.ts')
  return readRaces(text, today())
}

type Props = {
  text: string
  /** Where facts can be taken out of the text by a touch. */
  onText?: ((text: string) => void) | undefined
}

/** What is understood of the commitments, while they are typed: a week and its facts. */
export function LiveCommitments({ text, onText }: Props) {
  const reading = useReading(text, readDay)
  const display = useDisplay()
  const { busy = [], preferences = [], sayings = [] } = reading ?? {}
  const facts = [
    ...busy.map((block) => busyFact(block, display)),
    ...preferences.map((wish) => preferenceFact(wish, display)),
    ...sayings.map((saying) => sayingFact(saying, display)),
  ]
  return (
    <Understood label={READING.busy} facts={facts} nothing={reading && READING.nothingBusy} text={text} onText={onText}>
      {reading && <WeekStrip busy={busy} />}
    </Understood>
  )
}

/** What is understood of the races, while they are typed. */
export function LiveRaces({ text, onText }: Props) {
  const reading = useReading(text, readEvents)
  return (
    <Understood
      label={READING.races}
      facts={reading?.events.map(eventFact) ?? []}
      nothing={reading && READING.nothingRaces}
      text={text}
      onText={onText}
    />
  )
}

type UnderstoodProps = Props & {
  label: string
  facts: readonly Fact[]
  /** What is said of a text that was read and holds no fact; null before it was read. */
  nothing: string | null
  children?: ReactNode
}

function Understood({ label, facts, nothing, text, onText, children }: UnderstoodProps) {
  const isEmpty = facts.length === 0
  const saying = isEmpty ? (nothing ?? '') : READING.said(facts.map((fact) => fact.spoken))
  const said = useSaid(saying)
  const isNothingShown = isEmpty && said !== '' && said === saying
  // What appears pushes the next field down: whoever has gone on to that one must still see it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of facts is what changes the height.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [facts.length, isNothingShown])
  // Its words are back only while the form is there.
  const offered = useRef<number>(undefined)
  useEffect(() => () => void (offered.current && toast.dismiss(offered.current)), [])
  const remove = (fact: Fact) => {
    onText?.(without(text, fact.span))
    offered.current = toast.good(READING.removed, fact.text, { label: READING.undo, run: () => onText?.(text) })
  }
  return (
    // Drawn close to its field; while there is nothing to see it is out of their way.
    <div className={isEmpty && !isNothingShown ? 'absolute' : '-mt-4'}>
      <p role="status" className={isNothingShown ? 'text-xs text-soft' : 'sr-only'}>
        {said}
      </p>
      {!isEmpty && (
        <div className="grid gap-3 rounded-md border border-line p-4">
          {children}
          <FactChips label={label} facts={facts} onRemove={onText && remove} />
        </div>
      )}
    </div>
  )
}

/** What is seen, for those who hear the page; after a pause, since every keystroke would be noise. */
function useSaid(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
