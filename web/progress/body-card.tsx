import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Body, BodyDay } from '../../contract/body.ts'
import { BODY_MEASURES, type BodyMeasure } from '../../contract/body-measures.ts'
import { bodyApi } from '../api/body-api.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { toast } from '../ui/toast.ts'
import { BODY } from '../words/body-words.ts'
import { dateInWords } from '../words/date-words.ts'
import { PROGRESS } from '../words/progress-words.ts'
import { BodyDialog } from './body-dialog.tsx'
import { amountText, shownIn, unitOf } from './body-units.ts'
import { LineChart } from './line-chart.tsx'
import { NumberTable } from './number-table.tsx'

const KEY = ['body']
/** Entries that stand below the picture; the dialog reaches all. */
const RECENT = 3

/** Weight and measures for whoever wants them: a quiet line until there is an entry, and nothing where it is not offered. */
export function BodyCard({ today }: { today: string }) {
  const cache = useQueryClient()
  const { data: body } = useQuery({ queryKey: KEY, queryFn: bodyApi.body })
  const [entering, setEntering] = useState<string | null>(null)
  const [ending, setEnding] = useState(false)
  const onBody = (next: Body) => cache.setQueryData(KEY, next)
  if (!body || (!body.offered && body.kept === 0)) return null
  return (
    <>
      {body.days.length > 0 ? (
        <KeptBody body={body} onEnter={(date) => setEntering(date ?? today)} onEnd={() => setEnding(true)} />
      ) : (
        <section className="screen-only flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-dashed border-edge px-gutter py-4 md:px-6">
          <p className="min-w-[min(14rem,100%)] flex-1 text-sm text-soft">{body.offered ? BODY.offer : BODY.away}</p>
          <Button look="secondary" onClick={() => (body.offered ? setEntering(today) : setEnding(true))}>
            {body.offered ? BODY.begin : BODY.erase}
          </Button>
        </section>
      )}
      {entering !== null && (
        <BodyDialog {...{ body, today, onBody }} date={entering} onClose={() => setEntering(null)} />
      )}
      {ending && <EndDialog kept={body.kept} onBody={onBody} onClose={() => setEnding(false)} />}
    </>
  )
}

type KeptProps = { body: Body; onEnter: (date?: string) => void; onEnd: () => void }

function KeptBody({ body, onEnter, onEnd }: KeptProps) {
  const display = useDisplay()
  const [chosen, setChosen] = useState<BodyMeasure>('weightKg')
  const trend = body.trends.find(({ of }) => of === chosen) ?? body.trends[0]
  if (!trend) return null
  const unit = unitOf(trend.of, display)
  const name = BODY.of[trend.of]
  const text = (value: number) => amountText(value, unit)
  const entered = body.days.flatMap(({ date, [trend.of]: value }) => (value === null ? [] : [{ date, value }]))
  const last = entered.at(-1)
  return (
    <Card title={BODY.title}>
      {body.trends.length > 1 && (
        <div className="screen-only mb-4">
          <SelectField
            label={BODY.show}
            value={trend.of}
            options={body.trends.map(({ of }) => ({ value: of, label: BODY.of[of] }))}
            onValue={(of) => setChosen(of as BodyMeasure)}
          />
        </div>
      )}
      <p className="text-xl leading-snug">{sayTrend(trend, (value) => shownIn(value, unit), text)}</p>
      {last && (
        <p className="mt-1 text-sm text-soft">
          {BODY.entry(name, text(last.value))}, {dateInWords(last.date, 'short')}
        </p>
      )}
      {trend.of === 'weightKg' && body.fast && (
        <p className="mt-3 rounded-lg bg-wash px-4 py-3 text-sm">
          {BODY.fast(body.fast.share * 100)}{' '}
          <span className="text-soft">{BODY.source(BODY.sources[body.fast.source] ?? '')}</span>
        </p>
      )}
      {entered.length > 1 && (
        <div className="mt-5">
          <LineChart
            label={BODY.picture(name)}
            lines={[
              { look: 'faint', name: BODY.entered, points: entered },
              { look: 'strong', name: BODY.trend, points: trend.points },
            ]}
            text={text}
          />
          <p className="mt-3 text-xs text-soft">{BODY.how}</p>
          <NumberTable
            label={BODY.picture(name)}
            heads={[PROGRESS.date, BODY.entered, BODY.trend]}
            rows={entered
              .map(({ date, value }, at) => [
                dateInWords(date, 'dated'),
                text(value),
                text(trend.points[at]?.value ?? value),
              ])
              .toReversed()}
          />
        </div>
      )}
      <ul className="screen-only mt-3 divide-y divide-line text-sm">
        {body.days
          .slice(-RECENT)
          .toReversed()
          .map((day) => (
            <RecentDay key={day.date} day={day} onMend={() => onEnter(day.date)} />
          ))}
      </ul>
      <div className="screen-only mt-3 flex flex-wrap items-center justify-between gap-2">
        <Button look="secondary" icon={<Plus size={18} aria-hidden="true" />} onClick={() => onEnter()}>
          {BODY.add}
        </Button>
        <Button look="quiet" className="text-soft max-sm:-ml-4 sm:-mr-4" onClick={onEnd}>
          {BODY.off}
        </Button>
      </div>
    </Card>
  )
}

function RecentDay({ day, onMend }: { day: BodyDay; onMend: () => void }) {
  const display = useDisplay()
  const told = BODY_MEASURES.flatMap((measure) => {
    const value = day[measure]
    return value === null ? [] : [BODY.entry(BODY.of[measure], amountText(value, unitOf(measure, display)))]
  })
  return (
    <li className="flex items-center justify-between gap-3 py-1">
      <span>
        <b className="font-semibold">{dateInWords(day.date, 'short')}</b>{' '}
        <span className="text-soft tabular-nums">{told.join(' · ')}</span>
      </span>
      <Button look="quiet" className="-mr-4" onClick={onMend} aria-label={BODY.mendDay(dateInWords(day.date))}>
        {BODY.mend}
      </Button>
    </li>
  )
}

function sayTrend(
  { weekly, weeks }: Body['trends'][number],
  shown: (value: number) => number,
  text: (value: number) => string,
): string {
  if (weekly === null) return BODY.few
  if (shown(weekly) === 0) return BODY.steady(weeks)
  return weekly < 0 ? BODY.less(text(-weekly), weeks) : BODY.more(text(weekly), weeks)
}

function EndDialog({ kept, onBody, onClose }: { kept: number; onBody: (body: Body) => void; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  async function erase() {
    setBusy(true)
    try {
      onBody(await bodyApi.eraseAll())
      toast.good(...BODY.erased)
      onClose()
    } catch {
      toast.bad(BODY.failed)
      setBusy(false)
    }
  }
  return (
    <Dialog title={BODY.off} closeLabel={BODY.close} onClose={onClose}>
      <p className="mb-5">{BODY.offLead(kept)}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void erase()}>
          {BODY.off}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {BODY.offKeep}
        </Button>
      </div>
    </Dialog>
  )
}
