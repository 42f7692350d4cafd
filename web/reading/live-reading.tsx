import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Mark } from '../../engine/interpret/unread.ts'
import type { Span } from '../../engine/model.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { MARK_LOOK } from '../ui/marked-copy.tsx'
import { toast } from '../ui/toast.ts'
import { READING } from '../words/reading-words.ts'
import { FactChips } from './fact-chips.tsx'
import { busyFact, eventFact, type Fact, preferenceFact, SURE, sayingFacts } from './fact-text.ts'
import { answeredOf, type HeldWeek, marksSettled, readBeside, settled, takenFrom } from './held-week.ts'
import { marksOn, type Read, readDay, readEvents, readRotaDays, todayHere } from './read-text.ts'
import { marksWithout, type OwnLife, overruledBy } from './set-by-hand.ts'
import { useReading } from './use-reading.ts'
import { WeekStrip } from './week-strip.tsx'
import { without } from './without.ts'

/** [ms] */
const SAY_MS = 1_200

type Area = Omit<ComponentProps<typeof CountedTextArea>, 'value' | 'onValue' | 'marks'>
type Props = Area & { text: string; onText: (text: string) => void }
type CommitmentsProps = Props & {
  /** Leads to the week: what was not used can be added there, and a rota set. */
  onAdd: () => void
  /** A rota is set already. */
  hasRota?: boolean
  /** What was set by hand: where the words on it say otherwise, they do not count. */
  own?: OwnLife
  /** The week that was drawn on, which counts in the place of the words `of` which it was made. */
  held?: { readonly week: HeldWeek; readonly of: string } | null
  /** The week itself is seen: what is sure of it need not be seen twice. */
  isBrief?: boolean
}

const NOTHING: OwnLife = {}

/** The box for commitments: its words are marked as they are understood, and the week and its facts stand below. */
export function CommitmentsBox({
  text,
  onText,
  onAdd,
  hasRota = false,
  own = NOTHING,
  held = null,
  isBrief = false,
  ...area
}: CommitmentsProps) {
  const reading = useReading(text, readDay)
  const before = useReading(held && held.of !== text ? held.of : '', readDay)
  const rotaDays = useReading(text, readRotaDays)
  const display = useDisplay()
  const { preferences = [], sayings: said = [] } = reading ?? {}
  // Of other words the week says nothing yet.
  const week = held?.of === text ? held.week : null
  const sayings = settled(said, week)
  const { busy, marks: marked } = readBeside(text, reading, held?.week ?? null, before?.busy)
  const overruled = [...overruledBy(own, sayings, todayHere()), ...takenFrom(week, sayings)]
  const asked = [...sayings.filter((one) => !overruled.includes(one)), ...busy, ...preferences].filter(isUnsure)
  const marks = marksSettled(marked, answeredOf(said, sayings), asked)
  const facts = [
    ...busy.map((block) => busyFact(block, display)),
    ...preferences.map((wish) => preferenceFact(wish, display)),
    ...sayingFacts(
      sayings.filter((saying) => !overruled.includes(saying)),
      display,
    ),
  ]
  return (
    <>
      <CountedTextArea {...area} value={text} onValue={onText} marks={marksWithout(marks, overruled)} />
      <Understood
        {...{ facts, text, onText, isBrief }}
        reading={reading && { ...reading, marks: marksWithout(marks, overruled) }}
        byHand={overruled.length === 0 ? '' : READING.byHand(overruled.map(({ span }) => wordsAt(text, span)))}
        label={READING.busy}
        nothing={
          held?.week.busy ? READING.drawn : reading && (reading.isForeign ? READING.foreignBusy : READING.nothingBusy)
        }
        unsure={READING.unsureOnWeek}
        onAdd={onAdd}
        rota={rotaDays !== null && !hasRota ? READING.rota(rotaDays) : ''}
      >
        {reading && !isBrief && <WeekStrip busy={busy} />}
      </Understood>
    </>
  )
}

/** Whether a fact is asked about. */
const isUnsure = (one: { isUnsure?: true; confidence?: number }) => one.isUnsure ?? (one.confidence ?? 1) < SURE

/** The box for races, in the same way; its events stand in a list of their own. */
export function RacesBox({ text, onText, ...area }: Props) {
  const reading = useReading(text, readEvents)
  return (
    <>
      <CountedTextArea {...area} value={text} onValue={onText} marks={marksOn(text, reading)} />
      <Understood
        {...{ reading, text, onText }}
        label={READING.races}
        facts={reading?.events.map(eventFact) ?? []}
        isListed
        nothing={reading && (reading.isForeign ? READING.foreignRaces : READING.nothingRaces)}
      />
    </>
  )
}

type UnderstoodProps = {
  text: string
  onText: (text: string) => void
  label: string
  facts: readonly Fact[]
  reading: Read | null
  /** What is said of a text that was read and holds no fact; null before it was read. */
  nothing: string | null
  /** What is said of facts that are not sure. */
  unsure?: string
  /** What is said of words in whose place something that was set by hand counts. */
  byHand?: string
  /** They stand in a list below: here is only what became of the words. */
  isListed?: boolean
  /** What is sure is folded away. */
  isBrief?: boolean
  /** What can be done about words that were not used, and about a rota. */
  onAdd?: () => void
  /** What is said of a rota in the words, which counts only once it is set. */
  rota?: string
  children?: ReactNode
}

function Understood(props: UnderstoodProps) {
  const { label, facts, reading, nothing, unsure, isListed, isBrief, onAdd, rota = '', text, onText, children } = props
  const { byHand = '' } = props
  const { unread = [], marks = [] } = reading ?? {}
  const isEmpty = facts.length === 0 && rota === '' && byHand === ''
  const unused = unread.length === 0 ? '' : READING.unused(unread)
  const saying = isEmpty
    ? (nothing ?? '')
    : [rota, READING.said(facts.map((fact) => fact.spoken)), byHand, unused].filter(Boolean).join(' ')
  const said = useSaid(saying)
  const isNothingShown = isEmpty && said !== '' && said === saying
  // What appears pushes the next field down: whoever has gone on to that one must still see it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of facts is what changes the height.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [facts.length, unused, rota, isNothingShown])
  // Its words are back only while the form is there.
  const offered = useRef<number>(undefined)
  useEffect(() => () => void (offered.current && toast.dismiss(offered.current)), [])
  const remove = (fact: Fact) => {
    onText(without(text, fact.span))
    offered.current = toast.good(READING.removed, fact.text, { label: READING.undo, run: () => onText(text) })
  }
  return (
    // Drawn close to its field; while there is nothing to see it is out of their way.
    <div className={isEmpty && !isNothingShown ? 'absolute' : '-mt-4'}>
      <p role="status" className={isNothingShown ? 'text-xs text-soft' : 'sr-only'}>
        {said}
      </p>
      {!isEmpty && (
        <div className="grid gap-3 rounded-md border border-line p-4">
          <MarkKey marks={marks} doubtful={facts.filter(({ unsure: isUnsure }) => isUnsure).length} />
          {rota && (
            <div>
              <p className="text-sm">{rota}</p>
              <Button look="quiet" className="-mx-4" onClick={onAdd}>
                {READING.setRota}
              </Button>
            </div>
          )}
          {children}
          {!isListed && <Chips {...{ label, facts, unsure, isBrief }} onRemove={remove} />}
          {byHand && <p className="border-t border-line pt-3 text-sm text-soft wrap-anywhere">{byHand}</p>}
          {unused && (
            <div className="border-t border-line pt-3">
              <p className="text-sm text-soft wrap-anywhere">{unused}</p>
              {onAdd && (
                <Button look="quiet" className="-mx-4" onClick={onAdd}>
                  {READING.addUnused}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  )
}

type ChipsProps = ComponentProps<typeof FactChips<Fact>> & { isBrief: boolean | undefined }

/** What was understood; in brief what is asked about, and the rest on demand. */
function Chips({ isBrief, facts, ...rest }: ChipsProps) {
  const sure = facts.filter((fact) => !fact.unsure)
  if (!isBrief || sure.length === 0) return <FactChips {...rest} facts={facts} />
  return (
    <>
      <FactChips {...rest} facts={facts.filter((fact) => fact.unsure)} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
          {READING.readSurely(sure.length)}
        </summary>
        <FactChips {...rest} facts={sure} />
      </details>
    </>
  )
}

/** What the lines under the words mean. */
function MarkKey({ marks, doubtful }: { marks: readonly Mark[]; doubtful: number }) {
  return (
    <ul aria-label={READING.marks.name} className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
      {(['understood', 'doubtful', 'unused'] as const).map((as) => {
        // What is to be checked are facts, each of which may be said in several words.
        const count = as === 'doubtful' ? doubtful : marks.filter((mark) => mark.as === as).length
        return count === 0 ? null : (
          <li key={as}>
            <span className={`decoration-2 underline-offset-4 ${MARK_LOOK[as]}`}>{READING.marks[as](count)}</span>
          </li>
        )
      })}
    </ul>
  )
}

const wordsAt = (text: string, { start, end }: Span) => text.slice(start, end).trim()

/** What is seen, for those who hear the page; after a pause, since every keystroke would be noise. */
function useSaid(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
