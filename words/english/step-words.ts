import type { TestPartName } from '../../engine/model.ts'
import type { ExerciseId } from '../../engine/sessions/catalogue/exercise-id.ts'
import type { SportId } from '../../engine/sessions/sport-facts.ts'
import type { EventStation, LastLift, StepFact } from '../../engine/sessions/step-facts.ts'
import type { Voice } from '../voice.ts'
import type { WordsFor } from '../words.ts'
import { EFFORTS, SPORTS } from './effort-words.ts'
import { cueOf, exerciseName } from './exercises/exercises.ts'
import { uncapitalised } from './grammar.ts'

/** What to do in each step of a workout, how much of it, and how it should feel. */
export const STEP_WORDS: WordsFor<StepFact> = {
  'set-size': ({ unit, low, high, eachSide }) => {
    const size =
      unit === 'seconds' ? `${high} s` : unit === 'metres' ? `${high} m` : low === high ? `${high}` : `${low}-${high}`
    return eachSide ? `${size} each side` : size
  },
  'half-time-each-side': 'half each side',
  'change-sides-half-way': 'change sides half way',
  'pool-lengths': ({ count, metres }) => `${count} x ${metres} m`,

  exercise: ({ id }) => exerciseName(id),
  'named-event': ({ name }) => name ?? 'Race day',
  'ramp-up': ({ id }) => `Ramp up: ${exerciseName(id)}`,
  station: ({ id }) => `Station: ${exerciseName(id)}`,
  'event-station': ({ station }) => `Station: ${STATIONS[station][0]}`,
  'station-instead': ({ station, id }) => `Station: ${exerciseName(id)}, for the ${STATIONS[station][0].toLowerCase()}`,
  'station-form': ({ station }) => STATIONS[station][1],
  'sport-part': ({ part, sport }) => SPORTS[sport][part],
  'trial-effort': ({ sport }) => `Time trial ${effortNoun(sport)}`,
  repetition: ({ kind, sport }) => `${REPETITIONS[kind]} ${effortNoun(sport)}`,
  'rhythm-stretch': ({ marathon }) => (marathon ? 'Marathon rhythm' : 'Race rhythm'),
  'brisk-walk': 'Brisk walk',
  'easy-walk': 'Easy walk',
  'gentle-run': 'Gentle run',
  'brisk-walk-between': 'Brisk walk after each',
  'easy-way-down': 'Easy way back down',
  stride: 'Stride',
  'steady-climb': 'Steady climb, or a heavy gear on the flat',
  'steady-finish': 'Steady and strong to the finish',
  'short-pick-up': 'Short pick-up',
  'easy-finish': 'Easy finish: walk, pedal or march',
  'easy-movement': 'Easy movement: walk, pedal or march',
  'easy-movement-anywhere': 'Easy movement: walk or march',
  'march-or-stairs': 'Brisk walk or march, stairs if you have them',
  'loosen-up': 'Loosen up: march and circle your arms',
  'walk-to-settle': 'Walk',
  'balance-one-leg': 'Balance: stand on one leg, then the other',
  'balance-heel-to-toe': 'Balance: walk heel to toe along a line',
  'balance-reach': 'Balance: stand on one leg and reach forward, to the side and back',
  'any-stroke': 'Easy swimming, any stroke',
  'catch-up-drill': 'Drill: catch-up stroke',
  'side-kick-drill': 'Drill: kick on your side, change after each length',
  'fist-drill': 'Drill: swim with fists, open them for the way back',
  'fingertip-drill': 'Drill: fingertips drag along the surface',
  'fast-freestyle': 'Fast freestyle',
  'race-freestyle': 'Race-rhythm freestyle',
  'quick-freestyle': 'Quick and relaxed freestyle',
  'steady-freestyle': 'Steady freestyle',
  'strong-freestyle': 'Strong freestyle',
  'easy-freestyle': 'Easy freestyle',
  'easy-backstroke': 'Easy backstroke or breaststroke',
  'brick-spin': 'Easy spin',
  'brick-ride': 'Ride',
  'brick-change': 'Change: rack the bike, swap shoes',
  'brick-run': 'Run off the bike',
  'run-to-station': 'Run',
  'walk-from-station': 'Walk to the next run',
  'run-or-walk': 'Easy run or walk',
  'rest-between-parts': 'Rest between the parts',
  'test-part': ({ part, km }, voice) => (km === null ? TEST_PARTS[part] : `${TEST_PARTS[part]}, ${voice.distance(km)}`),
  'change-stations': 'Change stations',
  'rest-between-rounds': 'Rest between rounds',
  'movement-and-bursts': 'Easy movement and a few quick bursts',
  'walk-around': 'Walk around and shake out',
  'settle-in': 'Settle in',
  'come-back': 'Come back slowly',

  cue: ({ id }) => cueOf(id),
  'alternate-with': ({ id }) => `Alternate with ${exerciseName(id)}.`,
  'feels-like': ({ effort }) => EFFORTS[effort],
  'sport-hint': ({ sport, fast }) => SPORTS[sport][fast ? 'fastHint' : 'hint'],
  'easy-pace': ({ low, high }, { briefPace }) => `Roughly ${briefPace(low, high)}.`,
  'aim-pace': ({ low, high }, { briefPace }) => `Aim for ${briefPace(low, high)}.`,
  'aim-watts': ({ low, high }) => `Aim for ${low}-${high} W.`,
  'aim-pulse': ({ low, high }) => `Aim for a heart rate of ${low}-${high}.`,
  'aim-swim-pace': ({ low, high }) => `Aim for ${swimClock(low)}-${swimClock(high)} per 100 m.`,
  'aim-race-pace': ({ secPerKm }, { briefPace }) => `Aim for about ${briefPace(secPerKm)}.`,
  'rest-between-repeats': ({ low, high }) => `Rest ${low}-${high} s between repeats.`,
  'lift-last': (lift, voice) => `${lastTime(lift, voice)}.`,
  'lift-same': (lift, voice) => `${lastTime(lift, voice)}: the same today.`,
  'lift-up': ({ kg, ...lift }, voice) => `${lastTime(lift, voice)}: today ${voice.weight(kg)}.`,
  'lift-after-break': ({ kg, ...lift }, voice) =>
    `${lastTime(lift, voice)}, some weeks ago: start at ${voice.weight(kg)}.`,
  'lift-lowered': ({ kg, ...lift }, voice) =>
    `${lastTime(lift, voice)}, short of what was planned: ${voice.weight(kg)} today, and build up again.`,
  'lift-fitted': ({ kg, ...lift }, voice) =>
    `${lastTime(lift, voice)}. Today asks for another length or effort: ${voice.weight(kg)} fits it.`,
  'lift-eased': ({ kg, ...lift }, voice) => `${lastTime(lift, voice)}: ${voice.weight(kg)} is plenty this week.`,
  'lift-stall-reset': ({ kg, ...lift }, voice) =>
    `${lastTime(lift, voice)}, and no more for some weeks: ${voice.weight(kg)} today, and build up from there.`,
  'lift-stall-reps': ({ kg, ...lift }, voice) =>
    `${lastTime(lift, voice)}, and no more for some weeks: longer sets with ${voice.weight(kg)} today, something new for the muscles.`,
  'lift-stall-swap': (lift, voice) =>
    `${lastTime(lift, voice)}, and no more for some weeks. Swap it for a similar one for a while: strength comes back with something new.`,
  'lift-same-until': ({ aimReps, riseAt, ...lift }, voice) =>
    `${lastTime(lift, voice)}: the same today, ${aimReps} in every set. Once every set reaches ${riseAt}, the weight goes up.`,
  'lift-heaviest': ({ aimReps, harder, riseAt, ...lift }, voice) =>
    `${lastTime(lift, voice)}, the heaviest you have: ${aimReps} in every set today, three seconds on the way down.${
      harder === null ? '' : ` Two sessions with ${riseAt} in every set, and ${inText(harder)} takes its place.`
    }`,
  'find-weight': ({ reps, left }) =>
    `Find your weight in three sets: begin light, and add until ${reps} repetitions leave ${left} in you.`,
  'lift-from-known': ({ kg, knownKg, knownReps }, { weight }) =>
    `You know ${knownReps} with ${weight(knownKg)}: ${weight(kg)} is a good place to begin.`,
  'lift-harder-next': ({ harder, riseAt, ...lift }, voice) =>
    `${lastTime(lift, voice)}. Once more ${amount(riseAt, lift)} in every set, with as much left as planned, and ${inText(harder)} takes its place.`,
  'lift-more': ({ aimReps, harder, ...lift }, voice) =>
    `${lastTime(lift, voice)}: ${amount(aimReps, lift)} in every set today.${
      harder === null
        ? ''
        : ` Two sessions with ${amount(harder.riseAt, lift)} in every set, and ${inText(harder.harder)} comes next.`
    }`,
  'lift-too-soon': ({ harder, riseAt, ...lift }, voice) =>
    `${lastTime(lift, voice)}. ${exerciseName(harder)} came a little too soon: it waits until you have ${amount(riseAt, lift)} in every set here.`,
  'lift-add': ({ what, aimReps, begin, ...lift }, voice) =>
    `${lastTime(lift, voice)}: time for ${what === 'band' ? 'a stronger band' : 'more in the bag'}, and ${amount(begin, lift)} in every set with it. If you have none, ${amount(aimReps, lift)} as it is.`,
  outgrown: ({ id }) => `It takes the place of ${inText(id)}, which has become easy for you.`,
  'take-turns': 'Take turns, no hurry.',
  'hold-not-chase': 'Hold it, do not chase it.',
  'easy-after-each': 'Easy running after each.',
  'walking-counts': 'These minutes count as much as the running.',
  'breathing-settles': 'Let your breathing settle.',
  'before-you-feel-cold': 'Start the next run before you feel cold, not before you feel ready.',
  'talk-again-after-each': 'After each; breathe until you could talk again.',
  'full-recovery-after-each': 'Full recovery after each.',
  'note-how-far':
    'Note how far you got. Entered as a recent race under Training details, it sets every pace of the plan.',
  'one-hand-waits': 'One hand waits in front until the other arrives; long and quiet.',
  'look-down-and-breathe': 'One arm in front, eyes down, turn to breathe; fins are welcome.',
  'feel-the-forearm': 'Your forearm holds the water; feel it again when the hand opens.',
  'high-elbow': 'The elbow leads, the hand hangs; nothing is hurried.',
  'seated-low-gear': 'Seated, 60-75 turns a minute, hands on the tops.',
  'look-up-often': 'Every sixth to ninth stroke lift your eyes just over the surface, as you will to find the buoys.',
  'long-strokes': 'Long strokes, long breaths.',
  'turns-a-minute': '80-95 turns a minute.',
  'up-quickly': 'Up as quickly as you can under control, down slowly: quick legs catch a stumble.',
  'hand-near-wall': 'A wall or a chair within reach; touch it whenever you need to.',
  'eyes-follow': 'Turn your head slowly while you stand; a wall stays within reach.',
  'walk-what-climbs': 'On trails: walk the climbs with long strides, run what is flat, and be careful going down.',
  'walk-whenever': 'Walk a minute whenever you need to.',
  'calm-hands': 'Calm hands are fast hands.',
  'first-minutes-odd': 'The first minutes feel odd; that passes.',
  'breathe-out-after-station': 'After each station; breathe out long.',
  'only-to-feel-warm': 'Only enough to feel warm.',
  'warm-before-start': 'Finish warm, five minutes before the start.',
  'walk-between-attempts': 'Warm up during the flight before yours; sit, stay warm and eat a little between attempts.',
  attempts:
    'First attempt: what you could do on any day, for three. Second: a little short of your best. Third: what the second tells you.',
  'as-many-in-form': 'As many clean ones as you can.',
  'lift-attempts': ({ first, second, third }, { weight }) =>
    `Going by your last weeks: ${weight(first)}, ${weight(second)}, ${weight(third)}. Take less if the warm-up feels heavy.`,
  'race-by-thirds': 'First third: hold back. Middle: settle. Last third: spend what is left.',
  'keep-moving': 'Keep moving, get warm clothes, be proud.',
  'walk-and-breathe': 'Walk to the next one and breathe.',
  'sip-and-shake': 'Sip, walk, shake out.',
  'nose-breathing': 'RPE 2-3, breathing through your nose.',
  'until-warm': 'Until you feel warm.',
  'four-lighter-sets':
    'Four lighter sets of 5, 3, 2 and 1, in even steps up to your working weight, with a rest between.',
  'two-lighter-sets': 'Two lighter sets of 5, the second closer to your working weight.',
  'two-easy-sets': 'Two easy sets of 5, slow and smooth.',
  'one-easy-set': 'One easy set of 5.',
  'warm-not-sweaty': 'Warm, not sweaty.',
  'arrive-and-notice': 'Arrive: sit, breathe, notice how you are today.',
  'shoulders-drop': 'Let your shoulders drop.',
  'open-eyes': 'Open your eyes, stretch, carry on.',
  'still-talking': 'RPE 4: still talking.',
  'around-the-moves': 'Before and after the moves.',
}

const REPETITIONS = {
  tempo: 'Steady and strong',
  threshold: 'Comfortably hard',
  intervals: 'Fast',
  'race-pace': 'Race rhythm',
} as const

function effortNoun(sport: SportId): string {
  return sport === 'cardio' ? 'effort' : SPORTS[sport].noun
}

function lastTime({ reps, lastKg, held }: LastLift, { weight }: Voice): string {
  return `Last time ${setsText(reps)}${held ? ' s' : ''}${lastKg === null ? '' : ` with ${weight(lastKg)}`}`
}

/** `12`, or `45 s` of what is held. */
function amount(count: number, { held }: LastLift): string {
  return held ? `${count} s` : `${count}`
}

/** The name of an exercise within a sentence. */
function inText(id: ExerciseId): string {
  return uncapitalised(exerciseName(id))
}

/** `3 x 10`, or each set where they differ. */
function setsText(reps: readonly number[]): string {
  return reps.every((count) => count === reps[0]) ? `${reps.length} x ${reps[0]}` : reps.join(', ')
}

/** `1:45` of seconds. */
function swimClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What the parts of a test are called that are no exercises. */
const TEST_PARTS = {
  run: 'Run',
  'shuttle-run': 'Shuttle run',
  sprint: 'Sprints',
  'push-up': 'Push-ups',
  'sit-up': 'Sit-ups',
  plank: 'Plank',
  'pull-up': 'Pull-ups',
  deadlift: 'Deadlift',
  'bench-press': 'Bench press',
  carry: 'Carry or drag',
  jump: 'Jumps',
  'stair-climb': 'Stairs with a load',
  march: 'March with a load',
  swim: 'Swim',
} as const satisfies Readonly<Record<TestPartName, string>>

/** The stations of a Hyrox, and how they are done. */
const STATIONS: Readonly<Record<EventStation, readonly [name: string, how: string]>> = {
  ski: [
    'Ski erg',
    'Arms down with your whole trunk, knees soft; about half of a race’s 1,000 m over the session is plenty.',
  ],
  'sled-push': ['Sled push', 'Arms straight, low hips, short steps that never stop.'],
  'sled-pull': ['Sled pull', 'Sit back, pull hand over hand, then walk back for the next length.'],
  burpees: [
    'Burpee broad jump',
    'Chest to the floor, step up, a small jump forward; a steady rhythm beats a fast one.',
  ],
  row: ['Row', 'Legs first, long and calm; let your breathing settle here.'],
  carry: ['Farmer’s carry', 'Heavy in both hands, tall, short quick steps.'],
  lunges: ['Sandbag lunge', 'With a bag or dumbbells if you have some: back knee down softly, stand fully each time.'],
  'wall-balls': ['Wall ball', 'Squat deep, throw with your legs, catch and sink in one.'],
}
