import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecentRace } from '../../contract/preferences.ts'
import { fromKm } from '../../words/units.ts'
import { planApi } from '../api/plan-api.ts'
import { saySaveFailure } from '../api/use-save.ts'
import { useDisplay } from '../display/display-context.tsx'
import { timeText } from '../ordinary-week/race-time.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { RESULT } from '../words/result-words.ts'

/** A race that was run: one press makes the plan's paces by it. */
export function ResultOffer({ result, onTaken }: { result: RecentRace; onTaken: () => void }) {
  const display = useDisplay()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function take() {
    setBusy(true)
    try {
      const { value, tag } = await planApi.preferencesStanding()
      await planApi.savePreferences({ ...value, recentRace: result }, tag)
      toast.good(...RESULT.taken)
      for (const key of ['preferences', 'schedule']) void cache.invalidateQueries({ queryKey: [key] })
      onTaken()
    } catch (error) {
      saySaveFailure(error)
    }
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken p-4 text-sm">
      <p>{RESULT.is(fromKm(result.distanceKm, display), timeText(result.seconds))}</p>
      <Button busy={busy} onClick={() => void take()}>
        {RESULT.take}
      </Button>
    </div>
  )
}
