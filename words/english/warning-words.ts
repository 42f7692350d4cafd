import type { Discipline, Equipment, HealthCondition } from '../../engine/model.ts'
import type { CountedMuscle, LessBecause, WarningFact } from '../../engine/phases/warning-facts.ts'
import type { WordsFor } from '../words.ts'
import { capitalised, finishTime, listed, spokenDate, theEvent } from './grammar.ts'

function away(days: number): string {
  if (days < 2) return days === 0 ? 'today' : 'tomorrow'
  return days < 14 ? `${days} days away` : `${Math.round(days / 7)} weeks away`
}

function because(one: LessBecause): string {
  switch (one.why) {
    case 'stress':
      return `because ${one.stress} stress takes up part of what your body can recover from`
    case 'event-near':
      return `because ${theEvent(one.event)} is close: what helps now is to arrive rested`
    case 'little-time':
      return 'because your free time has no room for longer sessions'
    case 'enough':
      return `because ${one.event === null ? 'your goal' : theEvent(one.event)} asks for no more at your level on ${one.days} days`
    case 'safe-growth':
      return `because it grows only as fast as its ${one.days} days and its weeks safely allow`
  }
}

const KIT: Readonly<Record<Equipment, string>> = {
  none: 'your own weight',
  bands: 'bands',
  dumbbells: 'dumbbells',
  kettlebell: 'a kettlebell',
  barbell: 'a barbell',
  bench: 'a bench',
  'pullup-bar': 'a pull-up bar',
  machines: 'machines',
  box: 'a box',
  bike: 'a bike',
  rower: 'a rower',
  pool: 'a pool',
}

const SPORTS: Readonly<Partial<Record<Discipline, string>>> = {
  ...{ run: 'running', cycle: 'cycling', swim: 'swimming', row: 'rowing', walk: 'walking', strength: 'lifting' },
  ...{ mind: 'yoga', cardio: 'easy cardio', mixed: 'circuits' },
}

const CONDITIONS: Readonly<Record<HealthCondition, string>> = {
  heart: 'your heart',
  'heart-medicine': 'medicine for the heart',
  dizzy: 'dizziness',
  diabetes: 'diabetes',
  pregnant: 'pregnancy',
  postpartum: 'a birth in the last months',
  eating: 'an eating disorder',
  treated: 'an illness or an operation',
}

const MUSCLES: Readonly<Record<CountedMuscle, string>> = {
  chest: 'chest',
  back: 'upper back',
  quads: 'front of the thighs',
  hamstrings: 'back of the thighs',
  'side-delts': 'side of the shoulders',
  biceps: 'front of the arms',
  triceps: 'back of the arms',
}

/** What the person should know of the plan as a whole. */
export const WARNING_WORDS: WordsFor<WarningFact> = {
  'gentle-until-cleared': ({ conditions, quotes }) => {
    const named = listed(conditions.map((kind) => CONDITIONS[kind]))
    const from =
      quotes.length > 0 ? `You wrote ${listed(quotes.map((quote) => `"${quote}"`))}` : `You told us about ${named}`
    return `${from}, so your plan is gentle, with nothing hard and no race, until a doctor has agreed and you say so here. Please ask one before you begin.`
  },
  'moderate-in-pregnancy':
    'While you are pregnant, your plan stays moderate and has no race, even with your doctor’s agreement. When your child is born, say so in a check-in; if this no longer holds, change your answer under Update Info.',
  'after-birth':
    'Your body has done something great, so this plan is a way back: walks first, minutes of running between walks no sooner than twelve weeks after the birth, nothing that jumps or folds the belly, and weights that leave a lot in reserve. If you leak, feel heaviness or pain below, or your belly domes, take a step back and let a pelvic floor physiotherapist have a look.',
  'age-question': ({ quote }) =>
    `You wrote "${quote}". Fulcrum is for adults of 18 and over. If you are, please give your year of birth under Update Info; until then the plan stays gentle.`,
  'weight-too-low': ({ quote }) =>
    `We do not plan for "${quote}": that weight would harm an adult. The plan is for health instead. Please talk to a doctor about your weight, and be kind to yourself.`,
  'weight-too-fast': ({ quote }) =>
    `We do not plan for "${quote}": losing more than one percent of body weight a week costs muscle and health. The plan is for health instead, and weight may follow more slowly.`,
  'race-no-date': ({ event }) =>
    `We could not find a date for ${theEvent(event)}, so this is a rolling plan towards it. Add the date, and the plan will build up and taper to that day.`,
  'race-past': ({ event, date }, { dates }) =>
    `${capitalised(theEvent(event))} on ${spokenDate(date, dates)} is in the past, so the plan leaves it out.`,
  'race-far': ({ event }) =>
    `${capitalised(theEvent(event))} is more than a year away. It joins your plan when it is closer; until then, this plan keeps you improving.`,
  'race-later': ({ event, date }, { dates }) =>
    `${capitalised(theEvent(event))} joins your plan on ${spokenDate(date, dates)}, when the next block begins.`,
  'race-same-day': ({ event }) =>
    `${capitalised(theEvent(event))} falls on a day that already has an event, so the plan follows the first one.`,
  'race-too-close': ({ event }) =>
    `${capitalised(theEvent(event))} is within two days of a more important event, so the plan treats that day as part of its rest or travel. Racing both is not something we would plan.`,
  'race-too-soon': ({ event, days, betterWeeks, reachKm, version }, { distance, duration }) => {
    const reach = reachKm === null ? '' : ` By then your longest run can safely reach about ${distance(reachKm)}.`
    const shorter = 'km' in version ? distance(version.km) : duration(version.min)
    return `${capitalised(theEvent(event))} is ${away(days)}, too soon to prepare for it safely.${reach} For that day the plan has a shorter version (${shorter}). A shorter race, or this one in about ${betterWeeks} weeks, would suit you better.`
  },
  'race-few-weeks': ({ event, days, usualWeeks }) =>
    `${capitalised(theEvent(event))} is ${away(days)}; about ${usualWeeks} weeks are usual. Aim to finish in good spirits rather than for a time.`,
  'race-short-runs': ({ event, days, longestKm, wantedKm }, { distance }) =>
    `${capitalised(theEvent(event))} is ${away(days)}. Your longest run will be about ${distance(longestKm)}, less than the ${distance(wantedKm)} we would like, so aim to finish, with walking breaks, rather than for a time.`,
  'race-short-longs': ({ event, days, longestMin, wantedMin, eventMin }, { duration }) =>
    `${capitalised(theEvent(event))} is ${away(days)} and may take about ${duration(eventMin)}. From where you begin, your longest session before it will be ${duration(longestMin)}, less than the ${duration(wantedMin)} we would like, so take it in stages, with stops to eat, rather than for a time.`,
  'goal-past': 'Your goal date is in the past, so this is a rolling twelve-week plan. Set a new date to aim at.',
  'goal-far': 'Your goal date is more than a year away. Until it is closer, we plan one block at a time.',
  'goal-later': ({ date }, { dates }) =>
    `Your goal date joins your plan on ${spokenDate(date, dates)}, when the next block begins.`,
  'crowded-week': ({ roomy, wanted }) =>
    `Your commitments leave a free slot of 20 minutes on ${roomy} of 7 days, and you chose ${wanted} training days. On the others the plan has a few minutes of movement between commitments.`,
  'event-not-trained': ({ event }) =>
    `${capitalised(theEvent(event))} asks for a sport that you keep out of your training. The plan builds your endurance in other ways, which will not make you ready for that: take it easy on the day, or change one of the two.`,
  'season-kept': ({ event }) =>
    `${event}: your plan goes around it. Put practices and matches into your week with their hours, as “soccer practice Tuesday 19:00-20:30”: they count as training, their days have nothing else, and the day before a match stays light.`,
  'event-unknown': ({ event }) =>
    `This plan has no rules of its own for ${theEvent(event)}: it keeps its day, and the weeks before it have strength, easy endurance and some quick work. Tell us how long it takes, how hard it is and which sport comes closest, under dates and events, and the plan leads up to it.`,
  'event-unsized': ({ event, minutes }, { duration }) =>
    `You did not say how far ${theEvent(event)} goes, so the plan prepares you for about ${duration(minutes)} at a time. Enter its distance under dates and events, and the plan leads up to that.`,
  'event-spared': ({ event, parts }) =>
    `${capitalised(theEvent(event))} is a run, and you asked to spare ${parts.length > 0 ? `your ${listed(parts)}` : 'what landings load'}: nothing in this plan runs or jumps, so it will not make you ready. Walk it, or let it go this time. If you may run with some care, choose “Careful” under My week, and running comes back.`,
  'target-set-aside': ({ event, target }) =>
    `You hope to run ${theEvent(event)} in ${finishTime(target)}. Nothing we know about you backs that up yet, so the paces and race times of this plan do not build on it. Enter a recent race under Training details, and they will.`,
  'impact-spared': ({ parts }) =>
    `You asked us to spare your ${listed(parts)}, so nothing here runs or jumps: those minutes go to training without impact. If you may run with some care, choose “Careful” for it under My week, and running comes back.`,
  'strokes-spared': ({ parts }) =>
    `You asked us to spare your ${listed(parts)}, so nothing here swims: those minutes go to training that spares it. If you may swim with some care, choose “Careful” for it under My week, and swims come back.`,
  'few-sets': ({ wanted, short, lengthsMin: [least, most], needMin }) => {
    const lengths = least === most ? most : `${least} to ${most}`
    const found = listed(short.map(({ muscle, sets }) => `${MUSCLES[muscle]} ${sets}`))
    const need =
      needMin === null
        ? 'More would take another day of lifting.'
        : `All of them would have ${wanted} if none were shorter than ${needMin} minutes.`
    return `Muscles grow best on about ${wanted} sets a week or more. Even at their fullest, lifting sessions of ${lengths} minutes hold fewer (indirect sets count as half): ${found}. ${need}`
  },
  'sport-paused': ({ sport, to }, { dates }) =>
    `You are taking a break from ${SPORTS[sport] ?? 'a sport'}, so this plan has none in the weeks up to ${spokenDate(to, dates)}; after that it comes back${sport === 'run' ? ', easy at first' : ''}. If that changes, change the dates under My week.`,
  'sport-not-planned': ({ sport }) =>
    `You want only ${SPORTS[sport] ?? 'one sport'}, but this plan has no session of it: what you train for, or what you spare, rules it out. Choose another goal, or change your sports, to have it.`,
  'sport-not-alone': ({ sports, beside, event }) => {
    const [wanted, others] = [sports, beside].map((all) => listed(all.map((one) => SPORTS[one] ?? 'other sessions')))
    return event === null
      ? `You want ${wanted} only. For your goal and your training days this plan has ${others} as well. Anything you never want to do, you can rule out under My week.`
      : `You asked for ${wanted} only, but ${theEvent(event)} needs more, so this plan has ${others} as well. Anything you never want to do, you can rule out under My week.`
  },
  'sport-days-shared': ({ sport, named, most, isShared }) => {
    const days = named === 1 ? 'a day' : `${named} days`
    const held =
      most === 0 ? 'no session of it' : `${most === 1 ? 'one session' : `${most} sessions`} of it a week at most`
    const rest = named === 1 ? 'that day' : 'the rest of these days'
    const left = isShared ? `other sessions take ${rest}` : `${rest} ${named === 1 ? 'stays' : 'stay'} free of it`
    return `You named ${days} for ${SPORTS[sport] ?? 'a sport'}. With your goal and training days this plan has ${held}, so ${left}. For more, choose more training days or another goal, or tell us which days are for your other sports.`
  },
  'days-kept': ({ open, wanted }) =>
    open === 0
      ? `Your week leaves no day for training, so this plan has none. Open some hours of one, and it begins.`
      : `You chose ${wanted} training days, and your own week leaves ${open === 1 ? 'one day' : `${open} days`} for training. The plan keeps to what you said; for more, open another day, widen its hours or allow longer sessions.`,
  'seventh-free':
    'You chose seven training days. For now six serve you better: a seventh would take minutes from the others, so one day stays free.',
  'short-night':
    'On some days your commitments leave less than seven hours for sleep. The plan does not take a minute from it; a nap helps.',
  'heard-start': ({ weeklyKm, longestKm }, { distance }) =>
    `You wrote that you run about ${distance(weeklyKm)} a week, so the plan starts from that, and from a longest run of about ${distance(longestKm)} so far. If that is wrong, say where you stand under Training details in your account.`,
  'heard-hours': ({ weeklyMin, isRun, longestKm }, { distance, duration }) =>
    `You wrote that you ${isRun ? 'run' : 'train'} about ${duration(weeklyMin)} a week, so the plan starts from that${longestKm === null ? '' : `, and takes your longest run so far for about ${distance(longestKm)}`}. If that is wrong, say where you stand under Training details in your account.`,
  'heard-kit': ({ equipment, idle, weightsKg }, { weight }) => {
    const weights = weightsKg.length > 0 ? ` (${weightsKg.map((kg) => weight(kg)).join(', ')})` : ''
    const use = idle.length === equipment.length ? 'it is ready' : 'your sessions use that'
    const waits = ` You have no ${listed(idle.map((one) => SPORTS[one] ?? one))} sessions yet: say under Sports in My week that you like it, and you will.`
    return `You wrote that you have ${listed(equipment.map((one) => KIT[one]))} to train with${weights}, so ${use}.${idle.length > 0 ? waits : ''} If that is wrong, tap what is at hand under Training details in your account.`
  },
  'heard-age': ({ years }) =>
    `You wrote that you are ${years}, so your plan works on balance, power and bone as well, and grows with care. If that is wrong, give your year of birth under Update Info.`,
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
    `You hope to run ${theEvent(event)} in ${finishTime(target)}. Your ${distance(known.distanceKm)} in ${finishTime(known.seconds)} points to something between ${finishTime(quick)} and ${finishTime(careful)}, so the paces of this plan follow that result. Race again, and they will follow the newer one.`,
}
