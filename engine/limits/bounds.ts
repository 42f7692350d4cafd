import type { Goal, Level } from '../model.ts'

type ByLevel = Readonly<Record<Level, number>>

/** A bound of the planner's or the adapter's own: one number, or several by level, goal or whatever else it differs by. */
type OwnBound = {
  /** [min] of a session or a week, [km] of a run, [ratio], [days], [reps] in reserve, [years] of age, [kcal] a day, [W], [s] for 100 m, [bpm]. */
  readonly unit: 'min' | 'km' | 'ratio' | 'days' | 'reps' | 'sets' | 'rpe' | 'years' | 'kcal' | 'watts' | 's' | 'bpm'
  readonly most?: number | ByLevel | Readonly<Record<Goal, ByLevel>> | Readonly<Record<string, number>>
  readonly least?: number | ByLevel
  readonly source: string
}

/**
 * How long and how much a session, a week or a return may be where no rule of training says it, and what safety asks of
 * a day: the only place where these numbers stand. What the checker measures and the rule card shows is in `limits.ts`.
 */
// biome-ignore format: a table reads best with one bound a line
export const BOUNDS = {
  /** Below it changing clothes takes longer. */
  session: { unit: 'min', least: 10, source: 'default-ours' },
  /** The same where a limit would break otherwise: days too alike, runs too long. */
  'cramped-session': { unit: 'min', least: 5, source: 'foster-1998' },
  /** Below it hard work has no room for its warm-up. */
  'hard-session': { unit: 'min', least: 20, most: { beginner: 50, intermediate: 60, advanced: 70 }, source: 'default-ours' },
  /** What is worth being hard for, where the week has one and where it has two. */
  'quality-session': { unit: 'min', least: 25, source: 'default-ours' },
  'one-of-two-hard': { unit: 'min', least: 40, source: 'default-ours' },
  'easy-session': { unit: 'min', least: { beginner: 10, intermediate: 15, advanced: 20 }, most: { beginner: 60, intermediate: 70, advanced: 85 }, source: 'default-ours' },
  /** Beside hard practices and matches, which are the week's other load. */
  'easy-beside-practices': { unit: 'min', most: 60, source: 'default-ours' },
  /** More than these in the weeks that lead to a marathon or farther. */
  'easy-to-marathon': { unit: 'min', most: 15, source: 'own-analysis-25-plans' },
  'recovery-session': { unit: 'min', most: 30, source: 'default-ours' },
  'hybrid-session': { unit: 'min', most: 60, source: 'default-ours' },
  /** A shorter one is not worth the way to the water, where its week has room. */
  'swim-session': { unit: 'min', least: 20, most: { beginner: 55, intermediate: 60, advanced: 75 }, source: 'default-ours' },
  'strength-session': { unit: 'min', most: { beginner: 40, intermediate: 50, advanced: 55 }, source: 'iversen-2021' },
  /** Of who wants muscle, or trains for a meet. */
  'muscle-session': { unit: 'min', most: { beginner: 45, intermediate: 60, advanced: 65 }, source: 'acsm-2009' },
  /** The longer days of push, pull and legs; where fewer than three have that room, upper and lower days take their place. */
  'push-pull-legs-day': { unit: 'min', least: 45, source: 'default-ours' },
  /** Beside the training for another event. */
  'strength-beside-event': { unit: 'min', most: { beginner: 35, intermediate: 40, advanced: 45 }, source: 'iversen-2021' },
  /** More than these, where only three sessions share the week. */
  'on-three-days': { unit: 'min', most: { easy: 15, long: 15, strength: 10 }, source: 'default-ours' },
  /** In the week of an event, or in the days just before one. */
  'before-event': { unit: 'min', most: 45, source: 'default-ours' },
  /** An easy session in the weeks after an event: what soreness leaves room for. */
  'after-event': { unit: 'min', most: 45, source: 'default-ours' },
  /** A shorter long run has no room for the rhythm of a race. */
  'long-with-rhythm': { unit: 'min', least: 90, source: 'default-ours' },
  /** A run that no distance to aim at makes longer: without an event, and whatever the event. */
  'free-long-run': { unit: 'min', most: { beginner: 55, intermediate: 75, advanced: 100, any: 120 }, source: 'default-ours' },
  /** Of a brick beside the long ride: shorter its run is none, and any longer it is a long session itself. */
  'short-brick': { unit: 'min', least: 30, most: { beginner: 70, intermediate: 80, advanced: 85 }, source: 'default-ours' },
  'free-long-session': { unit: 'min', most: { beginner: 65, intermediate: 80, advanced: 95 }, source: 'default-ours' },
  /** Whatever it is. */
  'any-session': { unit: 'min', most: 300, source: 'default-ours' },
  /** Of an event's long ride or row. */
  'long-session': { unit: 'min', least: 45, source: 'default-ours' },
  /** Walks that somebody new to running may add around a run. */
  'walk-around-run': { unit: 'min', most: 25, source: 'default-ours' },
  'short-bout': { unit: 'min', most: 5, source: 'islam-2022' },
  /** The few minutes that a day without a free slot is given: twice five. */
  'crowded-day': { unit: 'min', most: 10, source: 'islam-2022' },
  /** On a day that the person wants light. */
  'light-session': { unit: 'min', least: 15, source: 'default-ours' },
  /** A free slot: a shorter one is not worth the change of clothes; on a day that the person bound it is their wish. */
  'free-slot': { unit: 'min', least: 20, source: 'default-ours' },
  'bound-slot': { unit: 'min', least: 10, source: 'default-ours' },

  /** Of a week at its best; the floors are those of the source. */
  'best-week': { unit: 'min', most: {
    'weight-loss': { beginner: 260, intermediate: 285, advanced: 320 },
    'muscle-gain': { beginner: 180, intermediate: 250, advanced: 330 },
    general: { beginner: 175, intermediate: 235, advanced: 300 },
    stress: { beginner: 210, intermediate: 225, advanced: 260 },
    endurance: { beginner: 200, intermediate: 290, advanced: 420 },
  }, source: 'donnelly-2009' },
  /** Of a training day, on average over a week. */
  'mean-day': { unit: 'min', most: { beginner: 56, intermediate: 65, advanced: 80 }, source: 'default-ours' },
  /** What a block begins from: a week, its longest session, its longest run. */
  'week-at-start': { unit: 'min', least: 30, most: { beginner: 300, intermediate: 480, advanced: 840 }, source: 'default-ours' },
  'long-at-start': { unit: 'min', least: 15, source: 'default-ours' },
  'run-at-start': { unit: 'km', most: 32, source: 'fokkema-2020' },
  /** Of a long session to the one that was told or assumed. */
  'longer-at-start': { unit: 'ratio', most: 1.3, source: 'default-ours' },
  /** Of a small week's endurance minutes, and to its easy ones, where easier weeks made room for it. */
  'hard-of-small-week': { unit: 'ratio', most: 0.42, source: 'default-ours' },
  'hard-to-easy': { unit: 'ratio', most: 0.75, source: 'default-ours' },
  /** Of a loaded week's endurance minutes that hard sessions aim at, as far as easier weeks left room. */
  'hard-of-week': { unit: 'ratio', most: { beginner: 0.23, intermediate: 0.3, advanced: 0.34 }, source: 'own-analysis-25-plans' },

  /** What a week counts for at least when the next ones are made from it, or the usual week before the plan if that was less; and of that. */
  'week-lived': { unit: 'min', least: 75, source: 'default-ours' },
  /** Of what was planned: where nobody said what was done, and of the usual week before the plan. */
  'untold-week': { unit: 'ratio', least: 0.5, source: 'default-ours' },
  /** Of what was planned, below or above which the next weeks are made anew; and of a long session. */
  'week-kept': { unit: 'ratio', least: 0.8, most: 1.15, source: 'default-ours' },
  'long-kept': { unit: 'ratio', least: 0.75, source: 'default-ours' },
  /** Of a session, that training on another day of its week must have lasted to stand for it. */
  'moved-session': { unit: 'ratio', least: 0.5, source: 'default-ours' },
  /** That counts as all of it. */
  'all-of-week': { unit: 'ratio', least: 0.8, source: 'default-ours' },
  /** Of a week, below which a single one among four is a week off rather than one that was done. */
  'week-off': { unit: 'ratio', most: 0.4, source: 'default-ours' },
  /** Off or light, from which on a week is not like the others. */
  'days-away': { unit: 'days', least: 2, source: 'default-ours' },
  /** Of a session, below which a week holds fewer of them. */
  'session-worth': { unit: 'min', least: 25, source: 'default-ours' },
  /** Of the sessions of some weeks, below which there are fewer of them. */
  'sessions-kept': { unit: 'ratio', least: 0.65, source: 'default-ours' },
  /** An endurance session that anybody may do, however short the last ones were. */
  'open-to-all': { unit: 'min', most: 45, source: 'default-ours' },

  /** That a weight rises by at once without more repetitions first. */
  'weight-rise': { unit: 'ratio', most: 0.1, source: 'acsm-2009' },
  /** That it rises by where the range or the reserve change, or sets say that it never was enough. */
  'weight-refit': { unit: 'ratio', most: 0.2, source: 'default-ours' },
  /** With a weight that none that is heavier follows, or one that is too far away. */
  'light-reps': { unit: 'reps', most: 30, source: 'default-ours' },
  /** A week of each muscle, for somebody who wants muscle, before any has more. */
  'muscle-sets': { unit: 'sets', least: 10, source: 'pelland-2025' },
  /** Of arms in a session towards a powerlifting meet. */
  'meet-arm-sets': { unit: 'sets', most: 3, source: 'default-ours' },
  /** Beyond it a set no longer trains much, and nobody can count it. */
  'set-reserve': { unit: 'reps', most: 5, source: 'default-ours' },

  /** Without training, after which somebody comes back as gently as to a new start, and what each week of it may add. */
  'like-new': { unit: 'days', least: 70, source: 'mujika-2000' },
  'like-new-rise': { unit: 'ratio', most: 0.15, source: 'default-ours' },
  /** That an event is planned to take: a few minutes have their warm-up, and a day and a half of planning for one day is enough. */
  'event-time': { unit: 'min', least: 5, most: 900, source: 'default-ours' },
  /** Of a practice that others lead: a shorter one is no training of its own, and of a longer one, as a day of cricket, most is waiting. */
  practice: { unit: 'min', least: 30, most: 180, source: 'default-ours' },
  /** Of drills in one swim: form fades with tiredness. */
  'swim-drills': { unit: 'min', most: 12, source: 'default-ours' },
  /** A shorter lift is made longer where others have minutes for it, up to the most. */
  'short-lift': { unit: 'min', least: 15, most: 20, source: 'default-ours' },
  /** Of who comes to lifting from other training: shorter ones become longer before there are more of them. */
  'lift-of-more-days': { unit: 'min', least: 30, source: 'default-ours' },
  /** Of records that say how much somebody lifts in a week. */
  'known-lifting': { unit: 'days', least: 14, source: 'default-ours' },
  /** Of strength beside a long ride or hike that somebody keeps. */
  'strength-beside-long': { unit: 'min', least: 20, source: 'default-ours' },
  /** Of an easy session that gives some of its minutes to the long run. */
  'gives-to-long': { unit: 'min', least: 20, source: 'default-ours' },
  /** The first run after a month without. */
  'fresh-run': { unit: 'km', most: 3, source: 'default-ours' },
  /** Until a doctor has agreed: any session, the day on which a race would have been, effort, and what a set leaves. */
  'gentle-session': { unit: 'min', most: 60, source: 'default-ours' },
  'gentle-event-day': { unit: 'min', most: 30, source: 'default-ours' },
  /** From here on a session is not gentle. */
  'not-gentle': { unit: 'rpe', least: 6, source: 'default-ours' },
  'gentle-reserve': { unit: 'reps', least: 4, source: 'default-ours' },
  /** Soon after a birth: a walk, and for how long walks are all there is. */
  'walk-after-birth': { unit: 'min', most: 30, source: 'default-ours' },
  'walks-after-birth': { unit: 'days', least: 14, source: 'default-ours' },
  /** No running for twelve weeks after a birth; a doctor's word is given about six weeks after it. */
  'runs-after-clearance': { unit: 'days', least: 42, source: 'goom-2019' },
  /** Bad nights or great tiredness on so many days of so many ask for an easier week, and sessions that were too hard. */
  'worn-days': { unit: 'days', least: 4, most: 6, source: 'default-ours' },
  'hard-sessions-felt': { unit: 'days', least: 4, most: 14, source: 'default-ours' },
  /** A week that is taken back because sessions feel too hard or nights are bad: three half hours. */
  'eased-week': { unit: 'min', least: 90, source: 'default-ours' },
  /** Of what was planned, for two weeks, where the person chose less, or more. */
  'chosen-less': { unit: 'ratio', least: 0.9, source: 'default-ours' },
  'chosen-more': { unit: 'ratio', most: 1.1, source: 'nielsen-2014' },
  'chosen-weeks': { unit: 'days', most: 14, source: 'default-ours' },
  'chosen-calm': { unit: 'days', most: 7, source: 'default-ours' },
  /** Before the same is asked again: after something was chosen, and after it was to be left. And before anything else is asked of how much. */
  'asked-again': { unit: 'days', least: 28, source: 'default-ours' },
  'left-alone': { unit: 'days', least: 42, source: 'default-ours' },
  'asked-after-change': { unit: 'days', least: 14, source: 'default-ours' },
  /** Above what was planned, or below it, in the middle of some sessions, and above and below what is usual for somebody. */
  'effort-above': { unit: 'rpe', least: 1, source: 'default-ours' },
  'effort-below': { unit: 'rpe', least: 1.5, source: 'default-ours' },
  'effort-from-usual': { unit: 'rpe', least: 1, source: 'default-ours' },
  'effort-usual': { unit: 'rpe', most: 1, source: 'default-ours' },
  /** Bad nights or great tiredness of a fortnight, and more than is usual for somebody. */
  'tired-days': { unit: 'days', least: 4, source: 'default-ours' },
  'tired-beyond-usual': { unit: 'days', least: 2, source: 'default-ours' },
  /** Sessions of one weekday, or of the same hours, that were missed in four weeks, and of all of them there; and of the others that were kept. */
  'missed-alike': { unit: 'days', least: 3, source: 'default-ours' },
  'missed-of-alike': { unit: 'ratio', least: 0.75, source: 'default-ours' },
  'kept-elsewhere': { unit: 'ratio', least: 0.6, source: 'default-ours' },
  /** The last sessions of a weekday, all of them missed, from which on the plan has them elsewhere: once more than it asks about; of further weekdays; and of the others that are kept. */
  'missed-in-row': { unit: 'days', least: 4, source: 'default-ours' },
  'missed-again': { unit: 'days', least: 2, source: 'default-ours' },
  'others-kept': { unit: 'ratio', least: 0.8, source: 'default-ours' },
  /** Of the minutes of two weeks that must be left where sessions move to other days or hours. */
  'moved-worth': { unit: 'ratio', least: 0.9, source: 'default-ours' },
  /** By which paces quicken at once without a race, and by which easy runs must have been quicker than they should. */
  'pace-at-once': { unit: 'ratio', most: 0.03, source: 'default-ours' },
  'pace-quicker': { unit: 'ratio', least: 0.04, source: 'default-ours' },
  /** In which a result told in a note is asked about, and before an event in which no other time is. */
  'result-asked': { unit: 'days', most: 14, source: 'default-ours' },
  'target-asked': { unit: 'days', least: 14, source: 'default-ours' },
  /** A day that comes after a very bad one. */
  'worn-day': { unit: 'min', most: 20, source: 'default-ours' },
  /** Without training after the last day of illness that we heard of. */
  'rest-after-illness': { unit: 'days', least: 1, source: 'walsh-2011' },
  /** From here on a doctor should look. */
  'long-illness': { unit: 'days', least: 4, source: 'walsh-2011' },
  /** That a part with strong pain is spared, and one whose pain may come from the bone. */
  'spared-part': { unit: 'days', least: 7, source: 'default-ours' },
  'spared-bone': { unit: 'days', least: 14, source: 'default-ours' },
  /** In which pain that is told again asks for a week without impact. */
  'pain-again': { unit: 'days', most: 7, source: 'default-ours' },
  /** Of the way back to running after that: walking, runs with walks, then easy ones. */
  'walk-again': { unit: 'days', least: 3, source: 'default-ours' },
  'run-walk-again': { unit: 'days', least: 4, source: 'default-ours' },
  'easy-again': { unit: 'days', least: 14, source: 'default-ours' },
  /** What somebody says of their thresholds, to be believed: watts, seconds for 100 m, beats a minute. */
  ftp: { unit: 'watts', least: 60, most: 500, source: 'default-ours' },
  css: { unit: 's', least: 60, most: 240, source: 'default-ours' },
  'threshold-pulse': { unit: 'bpm', least: 100, most: 210, source: 'default-ours' },
  /** The terms of use: nobody younger is planned for. */
  age: { unit: 'years', least: 18, source: 'default-ours' },
  /** From here on balance, power and bone count as much as strength. The source: from 65 on; that it begins with sixty is ours. */
  'older-from': { unit: 'years', least: 60, source: 'who-2020' },
  /** Of body weight that is lost in a week: more takes strength with it. */
  'lost-a-week': { unit: 'ratio', most: 0.01, source: 'helms-2014' },
  /** Eating less needs a doctor's eye. */
  'eaten-a-day': { unit: 'kcal', least: 1200, source: 'default-ours' },
} as const satisfies Readonly<Record<string, OwnBound>>
