import type { Effort, SportId } from '../../engine/sessions/sport-facts.ts'

/** How an effort feels, in words anybody can check while moving. @source foster-2001: the talk test wording is ours */
export const EFFORTS: Readonly<Record<Effort, string>> = {
  recovery: 'RPE 2: you could sing.',
  easy: 'RPE 3: you can speak in full sentences.',
  long: 'RPE 3-4: you can still chat at the end.',
  race: 'RPE 6: the rhythm you want on the day.',
  tempo: 'RPE 6: short sentences only, steady breathing.',
  threshold: 'RPE 7: a few words at a time; you could keep it up for about an hour.',
  interval: 'RPE 8: single words; the last repeat as fast as the first.',
  hill: 'RPE 7-8: strong and upright, not a sprint.',
  stride: 'Quick and relaxed, about nine tenths of a sprint; stop before it gets hard.',
  trial: 'RPE 8-9: hold back at the start, finish with nothing left.',
}

type Saying = 'noun' | 'warmup' | 'easy' | 'between' | 'cooldown' | 'hint' | 'fastHint' | 'hill'

/** How one way of moving is talked about; a hint is true of easy work in it. */
export const SPORTS: Readonly<Record<SportId, Readonly<Record<Saying, string>>>> = {
  run: {
    noun: 'run',
    warmup: 'Brisk walk, then easy jog',
    easy: 'Easy run',
    between: 'Easy jog or walk between',
    cooldown: 'Easy jog, then walk',
    hint: 'Short, quiet steps; slow down on hills.',
    fastHint: 'Tall, relaxed shoulders, quick feet.',
    hill: 'Uphill run',
  },
  walk: {
    noun: 'walk',
    warmup: 'Relaxed stroll',
    easy: 'Comfortable walk',
    between: 'Relaxed walk between',
    cooldown: 'Slow stroll',
    hint: 'Look ahead, let your arms swing.',
    fastHint: 'Quicker steps rather than longer ones, arms bent.',
    hill: 'Uphill walk',
  },
  cycle: {
    noun: 'ride',
    warmup: 'Easy spin',
    easy: 'Easy ride',
    between: 'Easy spin between',
    cooldown: 'Easy spin, light gear',
    hint: 'A gear you can turn 80-95 times a minute.',
    fastHint: 'Hold 85-95 turns a minute, upper body quiet.',
    hill: 'Climb',
  },
  row: {
    noun: 'row',
    warmup: 'Light rowing',
    easy: 'Easy rowing, 18-22 strokes a minute',
    between: 'Light paddling between',
    cooldown: 'Light paddling',
    hint: 'Legs, then body, then arms; slow on the way back.',
    fastHint: 'Push harder with the legs before you raise the rate.',
    hill: 'Strong strokes at 18-20 a minute',
  },
  ski: {
    noun: 'ski',
    warmup: 'Light skiing',
    easy: 'Easy skiing',
    between: 'Light skiing between',
    cooldown: 'Very light skiing',
    hint: 'On snow or roller skis; with neither, a ski machine or a walk with poles, uphill where you can.',
    fastHint: 'Push with the whole trunk, and glide before the next push.',
    hill: 'Uphill ski',
  },
  cardio: {
    noun: 'cardio',
    warmup: 'Light movement of any kind',
    easy: 'Steady movement',
    between: 'Light movement between',
    cooldown: 'Very light movement',
    hint: 'Any machine or way of moving that feels good today.',
    fastHint: 'Raise the resistance or the pace, not both at once.',
    hill: 'Steep or heavy setting',
  },
}
