import { type FormEvent, useId, useState } from 'react'
import type { Body } from '../../contract/body.ts'
import { BODY_MEASURES, type BodyMeasure } from '../../contract/body-measures.ts'
import { bodyApi } from '../api/body-api.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { BODY } from '../words/body-words.ts'
import { type BodyFaults, bodyDayOf, typedOf, unitOf } from './body-units.ts'
import { reasonOf } from './reason-of.ts'

type Props = {
  body: Body
  today: string
  /** The day that is shown first. */
  date: string
  onBody: (body: Body) => void
  onClose: () => void
}

const TAPE = BODY_MEASURES.filter((measure) => measure !== 'weightKg')

/** One day's weight and measures: to be entered, mended or removed; another day shows what stands there. */
export function BodyDialog({ body, today, date, onBody, onClose }: Props) {
  const display = useDisplay()
  const stands = (on: string) => body.days.find((one) => one.date === on)
  const [day, setDay] = useState(date)
  const [typed, setTyped] = useState(() => typedOf(stands(date), display))
  const [faults, setFaults] = useState<BodyFaults>({})
  const [dayFault, setDayFault] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)
  const failedId = useId()
  const now = stands(day)
  const hasTape = TAPE.some((measure) => body.trends.some(({ of }) => of === measure))

  async function send(call: () => Promise<Body>, after: () => void) {
    setBusy(true)
    setFailed(undefined)
    try {
      onBody(await call())
      after()
      onClose()
    } catch (error) {
      setFailed(reasonOf(error) ?? BODY.failed)
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const entry = bodyDayOf(day, typed, display)
    const isDayRight = day >= body.since && day <= today
    setDayFault(isDayRight ? undefined : BODY.dayWrong)
    setFaults('faults' in entry ? entry.faults : {})
    setFailed('faults' in entry ? entry.faults.all : undefined)
    if ('faults' in entry || !isDayRight) return
    void send(
      () => bodyApi.keep(entry),
      () => toast.good(BODY.saved),
    )
  }

  function remove() {
    if (busy || !now) return
    const undo = () =>
      void bodyApi.keep(now).then(onBody, (error: unknown) => toast.bad(BODY.failed, reasonOf(error) ?? undefined))
    void send(
      () => bodyApi.remove(day),
      () => toast.good(BODY.removed, undefined, { label: BODY.undo, run: undo }),
    )
  }

  const field = (measure: BodyMeasure) => (
    <TextField
      key={measure}
      label={BODY.in(BODY.of[measure], unitOf(measure, display))}
      inputMode="decimal"
      autoComplete="off"
      value={typed[measure]}
      onValue={(text) => setTyped({ ...typed, [measure]: text.slice(0, 7) })}
      error={faults[measure]}
    />
  )

  return (
    <Dialog title={BODY.title} closeLabel={BODY.close} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label={BODY.day}
            type="date"
            min={body.since}
            max={today}
            value={day}
            onValue={(on) => {
              setDay(on)
              setTyped(typedOf(stands(on), display))
              setFaults({})
            }}
            error={dayFault}
          />
          {field('weightKg')}
        </div>
        <details open={hasTape || TAPE.some((measure) => faults[measure])}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-pen">
            {BODY.tape}
          </summary>
          <div className="mt-2 grid grid-cols-2 items-start gap-4">{TAPE.map(field)}</div>
        </details>
        <div role="alert">{failed && <FieldError id={failedId} text={failed} />}</div>
        <div className="grid gap-3">
          <Button type="submit" size="large" busy={busy}>
            {busy ? BODY.busy : BODY.save}
          </Button>
          {now && (
            <Button look="quiet" onClick={remove}>
              {BODY.remove}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
