import type { LessBecause, WarningFact } from '../../engine/insights/warning-facts.ts'
import type { HealthCondition } from '../../engine/model.ts'
import type { WordsFor } from '../words.ts'
import { capitalised, eventName, spokenDate } from './grammar.ts'

function away(days: number): string {
  if (days < 2) return days === 0 ? 'today' : 'tomorrow'
  return days < 14 ? `${days} days away` : `${Math.round(days / 7)} weeks away`
}

/** `1:45:00`, or `24:30` below an hour. */
function finishTime(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const tail = `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail}` : tail
}

function because(one: LessBecause): string {
  switch (one.why) {
    case 'stress':
      return `because ${one.stress} stress takes its part of what your body can recover from`
    case 'event-near':
      return `because ${eventName(one.event)} is near: what helps now is to arrive rested`
    case 'little-time':
      return 'because the free time of your days holds no longer sessions'
    case 'enough':
      return `because ${one.event === null ? 'your goal' : eventName(one.event)} asks for no more at your level on ${one.days} days`
    case 'safe-growth':
      return `because it grows only as fast as its ${one.days} days and its weeks safely allow`
  }
}

const CONDITIONS: Readonly<Record<HealthCondition, string>> = {
  heart: 'your heart',
  'heart-medicine': 'medicine for the heart',
  dizzy: 'dizziness',
  diabetes: 'diabetes',
  pregnant: 'pregnancy',
  postpartum: 'a birth in the last months',
  eating: 'eating',
}

/** What the person should know of the plan as a whole. */
export const WARNING_WORDS: WordsFor<WarningFact> = {
  'gentle-until-cleared': ({ conditions, quotes }) => {
    const named = conditions.map((kind) => CONDITIONS[kind]).join(', ')
    const from = quotes.length > 0 ? `You wrote "${quotes.join('", "')}"` : `You told us of ${named}`
    return `${from}, so your plan is gentle and holds nothing hard until a doctor has agreed and you say so here. Please ask one before you begin.`
  },
  'age-question': ({ quote }) =>
    `You wrote "${quote}". Fulcrum is for adults of 18 and over. If you are, please give your year of birth under Update Info; until then the plan stays gentle.`,
  'weight-too-low': ({ quote }) =>
    `We do not plan for "${quote}": that weight would harm an adult. The plan is for health instead. Please talk to a doctor about your weight, and be kind to yourself.`,
  'weight-too-fast': ({ quote }) =>
    `We do not plan for "${quote}": losing more than one percent of body weight a week costs muscle and health. The plan is for health instead, and weight may follow more slowly.`,
  'race-no-date': ({ event }) =>
    `We could not find a date for ${eventName(event)}, so this is a rolling plan towards it. Add the date and the plan will build and taper to that day.`,
  'race-past': ({ event, date }) =>
    `${eventName(event)} on ${spokenDate(date)} is in the past, so the plan leaves it out.`,
  'race-far': ({ event }) =>
    `${eventName(event)} is more than a year away. Until it is nearer, this is a rolling plan that keeps you growing.`,
  'race-same-day': ({ event }) =>
    `${eventName(event)} falls on a day that already has an event, so the plan follows the first one.`,
  'race-too-close': ({ event }) =>
    `${eventName(event)} lies within two days of a more important event, so the plan treats that day as part of its rest or travel. Racing both is not something we would plan.`,
  'race-too-soon': ({ event, days, betterWeeks, reachKm, version }, { distance, duration }) => {
    const reach = reachKm === null ? '' : ` By then your longest run can safely reach about ${distance(reachKm)}.`
    const shorter = 'km' in version ? distance(version.km) : duration(version.min)
    return `${eventName(event)} is ${away(days)}, too soon to prepare for it safely.${reach} On that day the plan holds a shorter version (${shorter}). A shorter race then, or this one in about ${betterWeeks} weeks, would suit you better.`
  },
  'race-few-weeks': ({ event, days, usualWeeks }) =>
    `${eventName(event)} is ${away(days)}; about ${usualWeeks} weeks are usual. Go for finishing in good spirits rather than for a time.`,
  'race-short-runs': ({ event, days, longestKm, wantedKm }, { distance }) =>
    `${eventName(event)} is ${away(days)}. Your longest run will be about ${distance(longestKm)}, less than the ${distance(wantedKm)} we would like, so aim to finish with walking breaks rather than for a time.`,
  'goal-past': 'Your goal date is in the past, so this is a rolling twelve-week plan. Set a new date to aim at.',
  'goal-far': 'Your goal date is more than a year away. We start with twelve weeks and plan on from there.',
  'crowded-week': ({ roomy, wanted }) =>
    `Your commitments leave a free slot of 20 minutes on ${roomy} of 7 days, and you chose ${wanted} training days. On the others the plan has a few minutes of movement between commitments.`,
  'short-night':
    'On some days your commitments leave less than seven hours of night. The plan does not take a minute from it; a nap helps.',
  'assumed-start': ({ weeklyMin, longestKm }, { distance }) =>
    `We assumed about ${weeklyMin} minutes of training a week so far and a longest run of about ${distance(longestKm)}. If you have done less, take the first weeks easier and shorten what feels like too much; if more, let the easy days be a little fuller by feel.`,
  'below-start': ({ week, run, because: reasons }, { distance, duration }) => {
    const less = [
      ...(week
        ? [`The fullest week of this plan holds ${duration(week.peakMin)}, and you train ${duration(week.nowMin)} now`]
        : []),
      ...(run ? [`its longest run is ${distance(run.longestKm)}, and yours was ${distance(run.nowKm)}`] : []),
    ].join('; ')
    return `${capitalised(less)}. This is ${reasons.map(because).join(', and ')}.`
  },
  'target-ambitious': ({ event, target, quick, careful, known }, { distance }) =>
    `You hope for ${finishTime(target)} in ${eventName(event)}. Your ${distance(known.distanceKm)} in ${finishTime(known.seconds)} points to between ${finishTime(quick)} and ${finishTime(careful)}, so the paces of this plan follow that result. Run a newer one and they move with you.`,
}
