import { useEffect, useId, useRef } from 'react'
import type { ToldDanger } from '../../contract/safety.ts'
import { Button } from '../ui/button.tsx'
import { showOver } from '../ui/modals.ts'
import { ALARM, ALARMED } from '../words/alarm-words.ts'
import { DANGER, STOP } from '../words/danger-words.ts'
import { dangerOf } from './danger-of.ts'
import { byGravity } from './gravity.ts'
import { HelpNumbers } from './help-numbers.tsx'
import type { Stop, StopState } from './use-stop.ts'

type Props = { stop: Stop }

/**
 * The full stop: what it may be, what to do now, whom to call, and the way back. It fills the screen, since nothing
 * else matters while it is there; it can be left, since nobody must be held.
 */
export function StopScreen({ stop }: Props) {
  const screen = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    const gone = screen.current ? showOver(screen.current) : undefined
    heading.current?.focus()
    return gone
  }, [])
  if (!stop.open) return null
  const told = byGravity(stop.open.told)
  const kinds = [...new Set(told.map(dangerOf))]
  const first = DANGER[kinds[0] ?? 'other']
  // Words that were a mistake once today: the plan goes on, and only the advice is left.
  const isSpent = stop.open.state === 'settled' && told.every((one) => one.id === null)
  const isCrisis = kinds[0] === 'self-harm'
  return (
    <dialog
      ref={screen}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-may`}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0 text-ink"
      onClose={stop.close}
    >
      <div className={`h-2 ${isCrisis ? 'bg-pen' : 'bg-bad'}`} />
      <div className="mx-auto grid max-w-xl gap-7 px-gutter pt-8 pb-[max(2.5rem,env(safe-area-inset-bottom))] sm:pt-14">
        <header>
          <h2
            ref={heading}
            id={`${id}-title`}
            tabIndex={-1}
            className={`display text-3xl outline-none ${isCrisis ? '' : 'text-bad'}`}
          >
            {first.title}
          </h2>
          <div id={`${id}-may`} className="mt-3 grid gap-2 text-lg">
            {kinds.map((kind) => (
              <p key={kind}>{DANGER[kind].may}</p>
            ))}
          </div>
        </header>
        <Question told={told} stop={stop} />
        <HelpNumbers crisis={kinds.includes('self-harm')} />
        <section>
          <h3 className="mb-2 font-semibold">{STOP.now}</h3>
          <ul className="grid list-disc gap-2 pl-5">
            {first.now.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section className="border-t border-line pt-6">
          {!isSpent && <p className="font-semibold">{STOP.waits}</p>}
          <p role="status" className="mt-1 text-sm text-soft">
            {stateWords(stop.open.state, told)}
          </p>
          <WayBack told={told} stop={stop} />
          <Button look="quiet" size="large" className="mt-3 -ml-6" onClick={() => screen.current?.close()}>
            {ALARMED.close}
          </Button>
        </section>
      </div>
    </dialog>
  )
}

function stateWords(state: StopState, told: readonly ToldDanger[]): string {
  if (state === 'failed') return STOP.saveFailed
  if (state === 'kept') return STOP.kept
  if (told.some(({ id }) => id !== null)) return ''
  return state === 'settled' ? STOP.answeredBefore : STOP.sending
}

type PartProps = { told: readonly ToldDanger[]; stop: Stop }

/** What was read in words is a question before it is a fact. */
function Question({ told, stop }: PartProps) {
  const read = told.filter(({ origin, confirmed }) => origin !== 'tap' && !confirmed)
  const isKnown = read.some(({ id }) => id !== null)
  if (read.length === 0 || (stop.open?.state === 'settled' && !isKnown)) return null
  const facts = stop.standing.filter(({ id }) => read.some((one) => one.id === id))
  const quotes = [...new Set(read.map(({ quote }) => quote).filter(Boolean))]
  const what = [...new Set(read.map((one) => ALARM[dangerOf(one)].read))].join('; ')
  const isReady = facts.length > 0
  return (
    <section className="rounded-lg border border-edge bg-sheet p-gutter">
      <h3 className="text-lg font-semibold">{STOP.read(what)}</h3>
      {quotes.map((quote) => (
        <p key={quote} className="mt-1 text-soft [overflow-wrap:anywhere]">
          {STOP.words(quote)}
        </p>
      ))}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="large"
          busy={stop.answering === 'right'}
          disabled={!isReady}
          onClick={() => stop.answer(facts, 'right')}
        >
          {STOP.right}
        </Button>
        <Button
          look="secondary"
          size="large"
          busy={stop.answering === 'mistaken'}
          disabled={!isReady}
          onClick={() => stop.answer(facts, 'mistaken')}
        >
          {STOP.wrong}
        </Button>
      </div>
      {!isReady && stop.open?.state === 'kept' && <p className="mt-2 text-sm text-soft">{STOP.offline}</p>}
    </section>
  )
}

/** The answers that bring training back. */
function WayBack({ told, stop }: PartProps) {
  const facts = stop.standing.filter(({ id }) => told.some((one) => one.id === id))
  const self = facts.filter(({ what }) => what === 'self-harm')
  const others = facts.filter(({ what }) => what !== 'self-harm')
  if (facts.length === 0)
    return stop.open?.state === 'kept' ? <p className="mt-2 text-sm text-soft">{STOP.offline}</p> : null
  return (
    <div className="mt-5">
      <h3 className="font-semibold">{STOP.wayBack}</h3>
      <div className="mt-3 grid justify-items-start gap-3">
        {others.length > 0 && (
          <Button
            look="secondary"
            size="large"
            aria-describedby="way-back-note"
            busy={stop.answering === 'may-train'}
            onClick={() => stop.answer(others, 'may-train')}
          >
            {STOP.mayTrain}
          </Button>
        )}
        {self.length > 0 && (
          <Button
            look="secondary"
            size="large"
            aria-describedby="way-back-note"
            busy={stop.answering === 'safe'}
            onClick={() => stop.answer(self, 'safe')}
          >
            {STOP.safe}
          </Button>
        )}
        <p id="way-back-note" className="-mt-1 text-sm text-soft">
          {others.length > 0 ? STOP.wayBackNote : STOP.safeNote}
        </p>
        <Button
          look="secondary"
          size="large"
          busy={stop.answering === 'mistaken'}
          onClick={() => stop.answer(facts, 'mistaken')}
        >
          {STOP.mistaken}
        </Button>
      </div>
    </div>
  )
}
