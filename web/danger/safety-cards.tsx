import type { SafetyAnswer, SafetyFact } from '../../engine/model.ts'
import { Button } from '../ui/button.tsx'
import { ALARM, ALARMED, UNWELL } from '../words/alarm-words.ts'
import { dangerOf } from './danger-of.ts'
import { byGravity } from './gravity.ts'
import type { Stop } from './use-stop.ts'

/** What waits for the person's answer, at the head of the plan until it is given. */
export function SafetyCards({ stop }: { stop: Stop }) {
  // Conditions are asked about by the plan's own warning.
  const unwell = stop.safety.filter(({ kind }) => kind === 'illness' || kind === 'strong-pain')
  const isStopped = stop.standing.length + stop.held.length > 0
  return (
    <>
      {isStopped && <StoppedCard stop={stop} />}
      {!isStopped && unwell.map((fact) => <UnwellCard key={fact.id} fact={fact} stop={stop} />)}
    </>
  )
}

function StoppedCard({ stop }: { stop: Stop }) {
  const told = byGravity([...stop.standing, ...stop.held])
  const isCrisis = told[0]?.what === 'self-harm'
  const what = [...new Set(told.map((one) => ALARM[dangerOf(one)].read))].join('; ')
  // Of what was read in words nobody knows yet whether it was meant.
  const isTold = told.some(({ confirmed, origin }) => confirmed || origin === 'tap')
  return (
    <section
      aria-labelledby="stopped-title"
      className={`screen-only flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border px-gutter py-4 ${isCrisis ? 'border-pen/40 bg-wash text-ink' : 'border-high-mark bg-high text-on-high'}`}
    >
      <div>
        <h2 id="stopped-title" className="display text-lg">
          {ALARMED.cardTitle}
        </h2>
        <p>{isTold ? ALARMED.cardText(what) : ALARMED.cardRead(what)}</p>
      </div>
      <Button size="large" onClick={stop.show}>
        {ALARMED.open}
      </Button>
    </section>
  )
}

type UnwellProps = { fact: SafetyFact; stop: Stop }

/** Illness and strong pain: read in words, so asked about; and over one day, which only the person knows. */
function UnwellCard({ fact, stop }: UnwellProps) {
  const ill = fact.kind === 'illness'
  const part = fact.what.replaceAll(/[-_]/g, ' ')
  const isSure = fact.confirmed || fact.origin === 'tap'
  const title = isSure
    ? ill
      ? UNWELL.illNow
      : UNWELL.painNow(part)
    : `${ill ? UNWELL.ill : UNWELL.pain(part)} ${UNWELL.title}`
  const choice = (answer: SafetyAnswer | 'right', text: string) => (
    <Button look="secondary" busy={stop.answering === answer} onClick={() => stop.answer([fact], answer)}>
      {text}
    </Button>
  )
  return (
    <section
      aria-label={title}
      className="screen-only flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-medium-mark bg-medium px-gutter py-4 text-on-medium"
    >
      <div>
        <p className="font-semibold">{title}</p>
        {!isSure && fact.quote && <p className="text-sm">{UNWELL.words(fact.quote)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isSure && choice('right', UNWELL.right)}
        {!isSure && choice('mistaken', UNWELL.wrong)}
        {choice('well', ill ? UNWELL.well : UNWELL.settled)}
      </div>
    </section>
  )
}
