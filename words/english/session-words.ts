import type { EnduranceKind, SessionFact } from '../../engine/sessions/session-facts.ts'
import type { ExerciseName, NamedEvent } from '../../engine/sessions/step-facts.ts'
import type { WordsFor } from '../words.ts'
import { SPORTS } from './effort-words.ts'
import { exerciseName } from './exercises/exercises.ts'
import { listed, spokenNumber, theEvent, uncapitalised } from './grammar.ts'

/** What sessions are called, what they are for, and what to bear in mind; an exercise and an event have their own. */
export const SESSION_WORDS: WordsFor<Exclude<SessionFact, ExerciseName | NamedEvent>> = {
  'endurance-session': ({ kind, sport }) => {
    if (kind === 'strides' && sport === 'run') return 'Easy run with strides'
    return `${NAMES[kind]} ${SPORTS[sport].noun}${kind === 'strides' ? ' with pick-ups' : ''}`
  },
  'long-run-with-rhythm': ({ marathon }) => `Long run with ${marathon ? 'marathon' : 'race'} rhythm`,
  'run-walk': 'Run-walk',
  'long-run-walk': 'Long run with walk breaks',
  'swim-session': ({ set }) => ({ fast: 'Swim with a fast set', long: 'Long swim', easy: 'Easy swim' })[set],
  'strength-session': ({ kind, variant }) => STRENGTH[kind] + (variant === null ? '' : [' A', ' B'][variant]),
  'shortened-session': ({ name, minutes }, { say }) => `${say(name)}, ${minutes} min`,
  'easy-minutes': ({ minutes }) => `${minutes} easy minutes`,
  'safe-version': ({ event }) => `${event ?? 'Event'}: your safe version`,
  'mobility-session': 'Mobility',
  'short-yoga': 'Short yoga',
  'gentle-yoga': 'Gentle yoga',
  'ride-and-run': 'Ride and run',
  'run-and-obstacles': 'Run and obstacles',
  'run-and-stations': 'Run and stations',
  'test-rehearsal': 'Test rehearsal',
  'whole-body-circuit': 'Whole-body circuit',
  'movement-snack': 'Movement snack',
  'movement-snacks': 'Movement snacks',
  'snack-of-day': ({ number, count }) => `Movement snack ${number} of ${count}`,
  'rest-day': 'Rest',
  'practice-day': ({ label }) => label.charAt(0).toUpperCase() + label.slice(1),
  'practice-easy': ({ label }) => `${label.charAt(0).toUpperCase() + label.slice(1)}, easy`,
  'practice-off': ({ label }) => `No ${label}`,

  'endurance-purpose': ({ kind }) => PURPOSES[kind],
  'longer-at-talking-pace': ({ sport }) =>
    `A longer ${SPORTS[sport].noun} at a pace you could hold a conversation at. Start slower than you want to.`,
  'practise-event-rhythm': ({ event }) => `Practise the rhythm of ${theEvent(event)} until it feels familiar.`,
  'rehearse-test': ({ event }) => `All parts of ${event} in order, as on the day, so that nothing surprises you.`,
  'bursts-wake-legs': 'Easy, with a few short quick bursts to wake the legs up.',
  'strength-without-weights': 'Strength without weights: short strong pieces with plenty of easy time between.',
  'long-ride-with-climbs':
    'At talking pace, with two steady stretches in the middle, like long climbs: seated, in a heavy gear.',
  'second-long-day':
    'Easy, on legs tired from yesterday: what a very long day asks for, without doing it in one. Walk the climbs.',
  'long-with-steady-finish': 'At talking pace, with the last part at marathon effort: tired legs learn to hold it.',
  'stretch-at-race-pace':
    'Most of it as easy as ever, with a stretch at the pace you plan to race: practise that, and what you will eat and drink.',
  'swim-one-working-set': 'A warm-up, one set that makes you work, and an easy finish.',
  'smooth-lengths': 'Smooth, unhurried lengths. Rely on technique, not on strength.',
  'slow-circles': 'Slow circles and gentle stretches for hips, back and shoulders. Nothing here should hurt.',
  'sequence-with-breath': 'An unhurried sequence that follows your breath and ends in stillness.',
  'quiet-minutes': 'A few quiet minutes with a slow breath. Sit or lie down, somewhere nobody needs you.',
  'ride-into-run': 'A ride that turns straight into a run, so that heavy legs are no surprise on the day.',
  'runs-and-stations': ({ rounds }) =>
    `${rounds} ${rounds === 1 ? 'run' : 'runs'}, a station after each: learn to settle your breathing while your legs are busy.`,
  'day-you-trained-for': 'The day you trained for. Trust the work, start calm, and enjoy it.',
  'circuit-rounds': ({ stations, rounds, workSec }) =>
    `${stations} stations, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}: ${workSec} seconds of work, then move on.`,
  'five-minutes-count': 'Five minutes between two things. No shower needed, and it counts.',
  'no-free-twenty-minutes':
    'Your day has no free twenty minutes, so training comes as a few minutes between two things. No shower needed, and it counts.',
  'few-minutes-count': 'A few minutes count. Step outside, walk, breathe.',
  'event-while-sparing':
    'This plan had no running before today, to spare you the impact. Walk it if you take part, stop at the first sign of pain, or let it go this time.',
  'event-beyond-practice': ({ km, minutes }, { distance }) => {
    // The word stands between the number and its unit.
    const [amount, unit] = km === null ? [minutes, 'minutes'] : distance(km).split(' ')
    return `The full event would be far more than your body has practised by then. ${amount} easy ${unit}, with walking whenever you like, is a good day out; a shorter race on that day is another.`
  },
  'built-around': ({ ids }) => `Built around ${listed(ids.map((id) => uncapitalised(exerciseName(id))))}.`,
  'sets-to-catch-up': 'Fewer sets than usual so that your body can catch up.',
  'strong-not-tired': 'Short and crisp, to stay strong without getting tired.',
  'fewer-reps-more-weight': 'Fewer repetitions with more weight: this is where the last weeks pay off.',
  'unhurried-lifting': 'Steady, unhurried lifting; you should leave calmer than you came.',
  'strength-for-miles': 'Strength that keeps you economical and sturdy when the miles add up.',
  'muscles-to-keep': 'Strong muscles are what you want to keep while the scales move.',
  'learn-movements': 'Learn the movements well; the weight can wait.',
  'positions-then-effort': 'Good positions first, then effort.',

  'indoors-run':
    'Indoors: a treadmill, or stairs and a brisk march on the spot. Go by time and effort, not by distance.',
  'indoors-walk': 'Indoors: a treadmill, a long corridor or a shopping centre. Go by time, not by distance.',
  'water-and-food': ({ practised }) =>
    `Take water and something to eat${practised ? ', and try what you plan to use on the day' : ''}.`,
  'eat-every-half-hour': ({ practised }) =>
    `Eat from the first half hour on: a banana, a bar or a gel about every half hour, with a few sips each time.${practised ? ' Practise what you will eat on the day.' : ''}`,
  'climb-in-session': ({ metres }, { climb }) =>
    `Find about ${climb(metres)} of climbing on the way, as on the day, and go by time instead of distance.`,
  'pack-in-session': ({ much }) =>
    ({
      little: 'Wear your shoes and pack for the day, with little in it.',
      half: 'Carry about half of what you will carry on the day, packed close to your back; take weight out before your form goes.',
      all: 'Carry what you will carry on the day, if half of it went well; take weight out before your form goes.',
    })[much],
  'heavy-warm-up': 'If the warm-up feels heavy, make it an easy day; nothing is lost.',
  'too-hard-to-speak': 'Too hard to speak at all? Ease off until a few words come out.',
  'walk-breaks-planned': 'Walk breaks are part of the plan, not a sign of weakness.',
  'water-when-warm': 'Take water along on warm days.',
  'metres-are-a-guide': 'Metres are a guide; stop on time. Any stroke counts.',
  'open-water-with-others':
    'In open water where you can, as your event is: never alone, with a bright cap and a float, and out before you shiver.',
  'breathe-calmly': 'Go only as far as you can breathe calmly.',
  'easier-poses': 'Every pose has an easier version: bend your knees, use a cushion, stay higher.',
  'if-dizzy': 'Feeling dizzy? Breathe as you like for a while.',
  'eat-on-the-bike': 'Practise eating and drinking on the bike.',
  'lay-out-shoes': 'Lay out your shoes before you start.',
  'start-runs-slower': 'Start each run slower than feels right; the stations will find you soon enough.',
  'nothing-new-today':
    'Nothing new today: same shoes, same breakfast, same drink as in your long sessions. Eat and drink early, in small amounts.',
  'one-more-round': 'Find a pace you could keep for one more round; form before speed.',
  'reserve-in-sets': ({ reps }) =>
    `End each set while ${reps === 1 ? 'one good repetition is' : `${reps} good repetitions are`} still in you.`,
  'find-your-weights':
    'New to a lift? Find its weight in three sets: begin light, and add until the last repetitions slow down.',
  'meet-day': 'Three white lights first, records later: open light, and let the third attempt be the brave one.',
  'familiar-weights': 'This is an easy week: keep the weights familiar and leave feeling fresh.',
  'keep-weight-fewer-sets': 'Keep the weight on the bar and do fewer sets.',
  'add-smallest-weight':
    'When every set reaches the top of its range in two sessions running, add the smallest weight you have, or take the next harder version.',
  'snack-again': 'Once is good, two or three times through the day is better.',
  'snacks-keep-habit': 'Keeps the habit and wakes the muscles. If a longer gap opens up, a brisk walk is welcome.',
  'same-weights-fewer-sets':
    'Same weights as usual, fewer sets; end each one with three good repetitions still in you.',
  'other-ways-to-take-part': 'Cheering, volunteering or moving your entry to a later date are real options too.',
  'shortened-to-fit': ({ keeps }, { say }) => `Shorter, to fit the time your day has. ${say(keeps)}`,

  'keeps-all': 'Keeps everything as planned.',
  'keeps-all-it-fits': 'Keeps everything: it already fits.',
  'keeps-two-moves': 'Keeps the habit: two strong movements, no weights, no warm-up needed.',
  'keeps-habit': 'Keeps the habit with a few easy minutes.',
  'keeps-main-lifts': ({ lifts, sets }) =>
    `Keeps ${spokenNumber(lifts)} main ${lifts === 1 ? 'lift' : 'lifts'}, ${spokenNumber(sets)} ${sets === 1 ? 'set' : 'sets'} each.`,
  'keeps-moving-without-event': 'Keeps you moving on a day without the event, which comes in one length only.',
  'keeps-calm': 'Keeps the calm, with fewer positions.',
  'keeps-whole-body': 'Keeps the whole body, with fewer stations and rounds.',
  'keeps-change-of-effort': 'Keeps the change from one effort to the next, with less of both.',
  'keeps-easy-rhythm': 'Keeps the easy rhythm, for less time.',
  'keeps-quality': 'Keeps the quality work, with fewer repetitions.',
  'keeps-quick-bursts': 'Keeps a few quick bursts and lets the hard part go.',
  'keeps-kind': 'Keeps the kind of work, with less of it.',
  'keeps-rhythm': 'Keeps the rhythm and lets the hard part go.',

  'training-paused': 'Training is paused today: your body has other work to do.',
  'before-plan': 'Before your plan begins.',
  'crossed-out': ({ label }) =>
    label === ''
      ? 'You crossed it out: no training on this day.'
      : `You keep it free for ${label}: no training on this day.`,
  'other-days-settle': 'No training today: this is when the work of the other days sinks in.',
  'practice-counts': ({ isMatch, isOwn, minutes, rpe }) =>
    `Your ${isOwn ? 'own session' : isMatch ? 'match' : 'practice'} is today’s training: ${minutes} min that count as about RPE ${rpe}. Nothing else is planned.`,
  'practice-note': ({ isMatch }) =>
    isMatch
      ? 'The day before stays light for it. Eat well in good time, and warm up longer than you think you need.'
      : 'Easier or harder than that? Write “easy” or “hard” behind its name in your week, and the plan goes by it.',
  'practice-held-back': ({ isMatch, isOwn, minutes }) =>
    isOwn
      ? `Go, and hold back: ${minutes} min of it at most, easy enough to talk.`
      : `Your ${isMatch ? 'match' : 'practice'} is on, but you are not quite: ${minutes} min of it at most, easy enough to talk, and nothing flat out against others.`,
  'practice-left-out': ({ isMatch, isOwn, why }) =>
    isOwn
      ? `Leave it out today: ${LEFT_OUT_ALONE[why]}`
      : `Leave the ${isMatch ? 'match' : 'practice'} out: ${LEFT_OUT[why]}`,
  'practice-tell-them': 'Let whoever leads it know in good time.',
  'walk-and-early-night': 'A walk and a good sleep are welcome.',
}

const LEFT_OUT = {
  ill: 'a body that is ill needs rest, and the others would rather stay well.',
  pain: 'it loads what hurts, and others decide how hard it gets.',
  'just-back': 'no match is easy, and you are only just back on your feet.',
  doctor: 'your doctor has to say first whether you may play.',
} as const

const LEFT_OUT_ALONE = {
  ill: 'a body that is ill needs rest.',
  pain: 'it may load what hurts.',
  'just-back': 'you are only just back on your feet.',
  doctor: 'your doctor has to say first whether you may train.',
} as const

const NAMES: Readonly<Record<EnduranceKind, string>> = {
  easy: 'Easy',
  long: 'Long',
  recovery: 'Recovery',
  strides: 'Easy',
  tempo: 'Tempo',
  threshold: 'Threshold',
  'race-pace': 'Race-rhythm',
  hills: 'Hill',
  intervals: 'Interval',
  'time-trial': 'Time-trial',
}

const STRENGTH = {
  'strength-full': 'Full-body strength',
  'strength-upper': 'Upper-body strength',
  'strength-lower': 'Lower-body strength',
  'strength-push': 'Push strength',
  'strength-pull': 'Pull strength',
  'strength-maintenance': 'Strength upkeep',
} as const

const PURPOSES: Readonly<Record<EnduranceKind, string>> = {
  easy: 'Easy minutes build the engine everything else runs on. Slower is fine; harder is not better.',
  long: 'Time on your feet at a pace you could hold a conversation at. Start slower than you want to.',
  recovery: 'Just enough movement to feel better afterwards than before.',
  strides: 'Easy, with a few short quick bursts to keep you light on your feet.',
  tempo: 'Steady work at the strong end of comfortable, so that everyday pace feels easier.',
  threshold: 'Controlled hard work in pieces; you should finish knowing you could do one more.',
  'race-pace': 'Practise the rhythm of your event until it feels familiar.',
  hills: 'Strength and form in one: short climbs with a full, easy way back each time.',
  intervals: 'Fast repetitions with real rest, to lift your ceiling.',
  'time-trial': 'A friendly test against the clock: it tells us how to set the next weeks.',
}
