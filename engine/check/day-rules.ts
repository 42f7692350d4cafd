import { atLeast, type Checked, type Finding, holds } from './finding.ts'

/** D1-D3, D6: the timed day. */
export function dayRules({ schedule }: Checked): Finding[] {
  const items = schedule.todaysSchedule.map((item) => ({
    item,
    start: startMin(item),
    end: startMin(item) + item.durationMin,
  }))
  const findings: Finding[] = [holds('D6', items.length > 0, 'today', 'timeline')]
  for (const [index, one] of items.entries()) {
    const next = items[index + 1]
    const where = `${one.item.time} ${one.item.type}`
    findings.push(holds('D6', one.item.durationMin > 0 && Number.isFinite(one.start), where, 'item-length'))
    if (!next) continue
    findings.push(holds('D6', next.start >= one.end, where, 'overlap'))
    findings.push(holds('D6', one.end <= 1440, where, 'midnight'))
  }
  const sleeps = items.filter(({ item }) => item.type === 'sleep')
  for (const sleep of sleeps) findings.push(atLeast('D2', 'hard', sleep.item.durationMin, 420, 'today', 'sleep'))
  const today = schedule.weeklyPlan.flatMap((week) => week.days).find((day) => day.date === schedule.date)
  const workout = items.find(({ item }) => item.type === 'workout')
  findings.push(holds('D6', (today?.durationMin ?? 0) > 0 === (workout !== undefined), 'today', 'session-in-day'))
  if (!workout || !today || today.discipline === 'race') return findings
  const bed = sleeps.find((sleep) => sleep.start >= workout.end)
  if (bed)
    findings.push(atLeast('D1', 'hard', bed.start - workout.end, today.hard ? 120 : 60, 'today', 'training-to-bed'))
  const meal = items.findLast(({ item, end }) => item.type === 'meal' && end <= workout.start)
  if (meal && today.hard) {
    const gap = workout.start - meal.end
    findings.push(
      atLeast('D3', 'hard', gap, 90, 'today', 'meal-to-hard'),
      atLeast('D3', 'target', gap, 120, 'today', 'meal-to-hard'),
    )
  }
  return findings
}

function startMin(item: Checked['schedule']['todaysSchedule'][number]): number {
  return /^\d\d:\d\d$/.test(item.time) ? Number(item.time.slice(0, 2)) * 60 + Number(item.time.slice(3)) : Number.NaN
}
