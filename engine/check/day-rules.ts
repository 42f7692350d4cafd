import { LIMITS } from '../limits/limits.ts'
import { type Checked, type Finding, holds, measured } from './finding.ts'

/** D1-D3, D6: the timed day. */
export function dayRules({ schedule }: Checked): Finding[] {
  const items = schedule.todaysSchedule.map((item) => ({
    item,
    start: startMin(item),
    end: startMin(item) + item.durationMin,
  }))
  const findings: Finding[] = [holds('timeline', items.length > 0, 'today')]
  for (const [index, one] of items.entries()) {
    const next = items[index + 1]
    const where = `${one.item.time} ${one.item.type}`
    findings.push(holds('item-length', one.item.durationMin > 0 && Number.isFinite(one.start), where))
    if (!next) continue
    findings.push(holds('overlap', next.start >= one.end, where))
    findings.push(holds('midnight', one.end <= 1440, where))
  }
  const sleeps = items.filter(({ item }) => item.type === 'sleep')
  for (const { item } of sleeps) findings.push(measured('sleep', 'hard', item.durationMin, LIMITS.sleep.hard, 'today'))
  const today = schedule.weeklyPlan.flatMap((week) => week.days).find((day) => day.date === schedule.date)
  const workout = items.find(({ item }) => item.type === 'workout')
  findings.push(holds('session-in-day', (today?.durationMin ?? 0) > 0 === (workout !== undefined), 'today'))
  if (!workout || !today || today.discipline === 'race') return findings
  const bed = sleeps.find((sleep) => sleep.start >= workout.end)
  const { any, hard } = LIMITS['training-to-bed'].hard
  if (bed) findings.push(measured('training-to-bed', 'hard', bed.start - workout.end, today.hard ? hard : any, 'today'))
  const meal = items.findLast(({ item, end }) => item.type === 'meal' && end <= workout.start)
  if (meal && today.hard) {
    const gap = workout.start - meal.end
    findings.push(
      measured('meal-to-hard', 'hard', gap, LIMITS['meal-to-hard'].hard, 'today'),
      measured('meal-to-hard', 'target', gap, LIMITS['meal-to-hard'].target, 'today'),
    )
  }
  return findings
}

function startMin(item: Checked['schedule']['todaysSchedule'][number]): number {
  return /^\d\d:\d\d$/.test(item.time) ? Number(item.time.slice(0, 2)) * 60 + Number(item.time.slice(3)) : Number.NaN
}
