import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { durationText } from '../../words/units.ts'
import { saveFile } from '../account/save-file.ts'
import { keepsakeApi } from '../api/keepsake-api.ts'
import { useDisplay } from '../display/display-context.tsx'
import { sayMilestone } from '../progress/say-milestone.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Button } from '../ui/button.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { toast } from '../ui/toast.ts'
import { KEEPSAKE } from '../words/keepsake-words.ts'

// Only for whoever prints.
const KeptPaper = optionalPart(async () => (await import('../print/kept-paper.tsx')).KeptPaper)

/** What somebody did until their access ended, and their plan to take along, on paper and in a calendar. */
export function KeepsakeCard({ wasTrial }: { wasTrial: boolean }) {
  const { data } = useQuery({ queryKey: ['keepsake'], queryFn: keepsakeApi.all, retry: false })
  const display = useDisplay()
  const [doing, setDoing] = useState<'print' | 'calendar' | null>(null)
  async function saveCalendar() {
    setDoing('calendar')
    try {
      const file = await keepsakeApi.calendar()
      if (file) saveFile(file.blob, file.name)
    } catch {
      toast.bad(...KEEPSAKE.failed)
    } finally {
      setDoing(null)
    }
  }
  if (!data || (data.days === 0 && !data.plan)) return null
  const { sessions, days, minutes, plan } = data
  // How many days they were stands above.
  const milestones = data.milestones.filter(({ code }) => code !== 'trained-days')
  return (
    <section className="sheet mx-auto w-full max-w-lg p-7 shadow-sheet md:p-10">
      <div className="flex items-center gap-3">
        <BrandMark className="size-8 shrink-0" />
        <h2 className="display text-xl">{wasTrial ? KEEPSAKE.trial : KEEPSAKE.before}</h2>
      </div>
      {days === 0 ? (
        <p className="mt-3 text-soft">{wasTrial ? KEEPSAKE.nothing : KEEPSAKE.nothingBefore}</p>
      ) : (
        <>
          <p className="mt-3 text-lg font-medium tabular-nums">
            {KEEPSAKE.days(days)}, {sessions > days && <>{KEEPSAKE.sessions(sessions)}, </>}
            <span className="inline-block">{KEEPSAKE.time(durationText(minutes))}.</span>
          </p>
          <ul className="mt-2 grid gap-1 text-soft">
            {milestones.map((one) => (
              <li key={`${one.code} ${one.date} ${sayMilestone(one, display)}`}>{sayMilestone(one, display)}</li>
            ))}
          </ul>
        </>
      )}
      {plan && (
        <>
          <h3 className="mt-6 font-semibold">{KEEPSAKE.takeTitle}</h3>
          <p className="mt-1 text-sm text-soft">{KEEPSAKE.take(plan.weeklyPlan.length)}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button look="secondary" busy={doing === 'print'} onClick={() => setDoing('print')}>
              {KEEPSAKE.print}
            </Button>
            <Button look="secondary" busy={doing === 'calendar'} onClick={() => void saveCalendar()}>
              {KEEPSAKE.calendar}
            </Button>
          </div>
          {doing === 'print' && (
            <Suspense>
              <KeptPaper plan={plan} onPrinted={() => setDoing(null)} />
            </Suspense>
          )}
        </>
      )}
    </section>
  )
}
