import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Saying } from '../../engine/interpret/availability/availability.ts'
import type { CommitmentsReading, RacesReading } from '../../engine/model.ts'
import { civilNow } from '../display/civil-now.ts'
import { useDisplay } from '../display/display-context.tsx'
import { toast } from '../ui/toast.ts'
import { READING } from '../words/reading-words.ts'
import { FactChips } from './fact-chips.tsx'
import { busyFact, eventFact, type Fact, preferenceFact, sayingFact } from './fact-text.ts'
import { useReading } from './use-reading.ts'
import { WeekStrip } from './week-strip.tsx'
import { without } from './without.ts'

/** [ms] */
const SAY_MS = 1_200

type DayReading = CommitmentsReading & { readonly sayings: readonly Saying[]; readonly unread: readonly string[] }
type EventsReading = RacesReading & { readonly unread: readonly string[] }

async function readDay(text: string): Promise<DayReading> {
  const [{ readCommitments }, { readAvailability }, { unreadIn }] = await Promise.all([
    import('../../engine/interpret/commitments.ts'),
    import('../../engine/interpret/availability/availability.ts'),
    import('../../engine/interpret/unread.ts'),
  ])
  const { sayings, rest } = readAvailability(text, today())
  const reading = readCommitments(rest)
  const read = [...reading.busy, ...reading.preferences, ...sayings].map(({ span }) => span)
  return { ...reading, sayings, unread: unreadIn(text, read).map(({ start, end }) => text.slice(start, end)) }
}

const today = () => civilNow(Intl.DateTimeFormat().resolvedOptions().timeZone).date

async function readEvents(text: string): Promise<EventsReading> {
  const [{ readRaces }, { unreadIn }] = await Promise.all([
    import('../../engine/interpret/races.ts'),
    import('../../engine/interpret/unread.ts'),
  ])
  const { events } = readRaces(text, today())
  const read = events.map(({ span }) => span)
  return { events, unread: unreadIn(text, read).map(({ start, end }) => text.slice(start, end)) }
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
    <Understood
      label={READING.busy}
      facts={facts}
      unread={reading?.unread ?? []}
      nothing={reading && READING.nothingBusy}
      text={text}
      onText={onText}
    >
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
      unread={reading?.unread ?? []}
      nothing={reading && READING.nothingRaces}
      text={text}
      onText={onText}
    />
  )
}

type UnderstoodProps = Props & {
  label: string
  facts: readonly Fact[]
  /** Words of the text that no fact came from. */
  unread: readonly string[]
  /** What is said of a text that was read and holds no fact; null before it was read. */
  nothing: string | null
  children?: ReactNode
}

function Understood({ label, facts, unread, nothing, text, onText, children }: UnderstoodProps) {
  const isEmpty = facts.length === 0
  const unused = unread.length === 0 ? '' : READING.unused(unread)
  const saying = isEmpty ? (nothing ?? '') : `${READING.said(facts.map((fact) => fact.spoken))} ${unused}`.trim()
  const said = useSaid(saying)
  const isNothingShown = isEmpty && said !== '' && said === saying
  // What appears pushes the next field down: whoever has gone on to that one must still see it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of facts is what changes the height.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [facts.length, unused, isNothingShown])
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
          {unused && <p className="border-t border-line pt-3 text-sm text-soft [overflow-wrap:anywhere]">{unused}</p>}
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
