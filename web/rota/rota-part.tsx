import { Minus, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Round } from '../../engine/interpret/rota/rota.ts'
import type { CivilDate } from '../../engine/model.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { CrossGlyph } from '../ui/glyphs.tsx'
import { TextField } from '../ui/text-field.tsx'
import { dateInWords } from '../words/date-words.ts'
import { ROTA } from '../words/rota-words.ts'
import { COMMON_ROTAS } from './common-rotas.ts'
import {
  dateOfDay,
  draftOfRead,
  firstDay,
  newShift,
  ofLength,
  type RotaDraft,
  rotaProblem,
  SHIFTS_MOST,
  type Shift,
  turned,
} from './rota-draft.ts'
import { RotaStrip } from './rota-strip.tsx'

const LABEL_MAX = 100

type Props = {
  rota: RotaDraft | null
  /** What the person's words tell of one. */
  heard: Round | null
  today: CivilDate
  onRota: (rota: RotaDraft | null) => void
}

/** Shifts that repeat in another rhythm than the week: none, as the words tell it, or as it was set. */
export function RotaPart({ rota, heard, today, onRota }: Props) {
  if (rota) return <RotaFields rota={rota} onRota={onRota} />
  if (heard) {
    const read = draftOfRead(heard, today)
    return (
      <section
        data-rota
        aria-label={ROTA.title}
        className="grid gap-3 rounded-md border border-dashed border-edge p-3.5"
      >
        <p className="font-semibold">{ROTA.heard}</p>
        <RotaStrip rota={read} />
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => onRota(read)}>
            {ROTA.use}
          </Button>
        </div>
      </section>
    )
  }
  return (
    <section data-rota aria-label={ROTA.title} className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-sm text-soft">{ROTA.lead}</p>
      <Button look="quiet" className="-mx-4" onClick={() => onRota(draftOfRead(COMMON_ROTAS[0]!, today))}>
        {ROTA.open}
      </Button>
    </section>
  )
}

type FieldsProps = { rota: RotaDraft; onRota: (rota: RotaDraft | null) => void }

function RotaFields({ rota, onRota }: FieldsProps) {
  const title = useId()
  // Whoever has just begun chooses from them; afterwards they stand aside.
  const [isNew] = useState(rota.from === '')
  const place = useRef<HTMLElement>(null)
  // It may stand elsewhere than the button that began it.
  useEffect(() => {
    if (!isNew) return
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.focus({ preventScroll: true })
  }, [isNew])
  const change = (part: Partial<RotaDraft>) => onRota({ ...rota, ...part })
  const problem = rotaProblem(rota)
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line outline-none max-sm:border-y max-sm:py-3 sm:rounded-md sm:border sm:p-3.5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={title} className="font-semibold">
          {ROTA.title}
        </h3>
        <Button look="quiet" className="-mx-4" onClick={() => onRota(null)}>
          {ROTA.drop}
        </Button>
      </div>
      <CommonRotas isOpen={isNew} onTake={(read) => onRota({ ...rota, ...roundOf(draftOfRead(read, rota.today)) })} />
      <div className="grid gap-2">
        <RotaStrip rota={rota} onTap={(at) => change({ days: turned(rota, at) })} />
        <p className="text-xs text-soft">{ROTA.hint}</p>
        <Length days={rota.days.length} onDays={(length) => change({ days: ofLength(rota.days, length) })} />
      </div>
      <div className="max-w-xs">
        <TextField
          label={ROTA.from}
          hint={ROTA.fromHint}
          type="date"
          value={rota.from}
          onValue={(from) => change({ from })}
        />
      </div>
      <Shifts shifts={rota.shifts} onShifts={(shifts) => change(withShifts(rota, shifts))} />
      <div role="status" className="text-sm text-soft">
        {problem ? <FieldError id={`${title}-problem`} text={problem} /> : <Standing rota={rota} />}
      </div>
    </section>
  )
}

const roundOf = ({ shifts, days }: RotaDraft): Partial<RotaDraft> => ({ shifts, days })

/** Since when it counts, and what it does. */
function Standing({ rota }: { rota: RotaDraft }) {
  return (
    <p>
      {standing(rota)} {ROTA.counts}
    </p>
  )
}

function standing(rota: RotaDraft): string {
  const first = firstDay(rota)
  if (first > rota.today) return ROTA.begins(dateInWords(first))
  if (dateOfDay(rota, 0) === rota.today) return ROTA.runsFromToday
  return ROTA.runs(dateInWords(dateOfDay(rota, rota.days.length)))
}

function CommonRotas({ isOpen, onTake }: { isOpen: boolean; onTake: (read: Round) => void }) {
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">{ROTA.common.legend}</summary>
      <div className="mt-1 flex flex-wrap gap-2">
        {COMMON_ROTAS.map((read) => (
          <button
            key={read.name}
            type="button"
            className="min-h-11 rounded-md border border-edge px-3 text-sm font-semibold hover:border-ink"
            onClick={() => onTake(read)}
          >
            {read.name}
          </button>
        ))}
      </div>
    </details>
  )
}

function Length({ days, onDays }: { days: number; onDays: (days: number) => void }) {
  const step = 'grid size-11 place-items-center rounded-md border border-edge hover:border-ink'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" aria-label={ROTA.shorter} className={step} onClick={() => onDays(days - 1)}>
        <Minus size={18} aria-hidden="true" />
      </button>
      <output className="text-sm font-semibold tabular-nums">{ROTA.length(days)}</output>
      <button type="button" aria-label={ROTA.longer} className={step} onClick={() => onDays(days + 1)}>
        <Plus size={18} aria-hidden="true" />
      </button>
    </div>
  )
}

type ShiftsProps = { shifts: readonly Shift[]; onShifts: (shifts: readonly Shift[]) => void }

function Shifts({ shifts, onShifts }: ShiftsProps) {
  const adding = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shifts.length)
  // The button that took a shift out is gone with it.
  useEffect(() => {
    if (shifts.length < before.current && document.activeElement === document.body)
      (adding.current?.querySelector('button') ?? heading.current)?.focus()
    before.current = shifts.length
  }, [shifts.length])
  const change = (shift: Shift, part: Partial<Shift>) =>
    onShifts(shifts.map((one) => (one.id === shift.id ? { ...one, ...part } : one)))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h4 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
        {ROTA.shiftsTitle}
      </h4>
      {shifts.map((shift) => {
        const name = shift.label.trim() || ROTA.unnamed
        return (
          <fieldset
            key={shift.id}
            aria-label={ROTA.shift(name)}
            className="relative grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3 rounded-md border border-edge p-3 sm:pr-14"
          >
            <div className="max-sm:col-span-full max-sm:pr-11">
              <TextField
                label={ROTA.name}
                maxLength={LABEL_MAX}
                value={shift.label}
                onValue={(label) => change(shift, { label })}
              />
            </div>
            <TextField
              label={ROTA.start}
              type="time"
              value={shift.start}
              onValue={(start) => change(shift, { start })}
            />
            <TextField
              label={ROTA.end}
              hint={ROTA.endHint}
              type="time"
              value={shift.end}
              onValue={(end) => change(shift, { end })}
            />
            {shift.more.length > 0 && (
              <p className="col-span-full text-xs text-soft">
                {ROTA.also(shift.more.map(({ start, end }) => `${start}–${end}`).join(', '))}
              </p>
            )}
            <button
              type="button"
              aria-label={ROTA.remove(name)}
              className="absolute top-0 right-0 grid size-12 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
              onClick={() => onShifts(shifts.filter(({ id }) => id !== shift.id))}
            >
              <CrossGlyph />
            </button>
          </fieldset>
        )
      })}
      {shifts.length < SHIFTS_MOST && (
        <div ref={adding}>
          <Button
            look="secondary"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => onShifts([...shifts, newShift()])}
          >
            {ROTA.add}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The rota with other shifts: a day of one that is gone is off. */
function withShifts({ days }: RotaDraft, shifts: readonly Shift[]): Partial<RotaDraft> {
  const known = new Set(shifts.map(({ id }) => id))
  return { shifts, days: days.map((id) => (id !== null && known.has(id) ? id : null)) }
}
