/** A lift by its category and its number there, as the profile of FIT counts them. */
type Lift = readonly [category: number, name: number]

/**
 * Exercises of ours by what watches call them; the first is what a workout for a watch says. What a watch calls otherwise is of no
 * exercise of ours: a wrong one would be worse than none.
 */
const LIFTS: Readonly<Record<string, readonly Lift[]>> = {
  'back-squat': [
    [28, 6],
    [28, 3],
  ],
  'front-squat': [
    [28, 8],
    [28, 25],
  ],
  'barbell-box-squat': [[28, 7]],
  'goblet-squat': [[28, 37]],
  'double-dumbbell-front-squat': [[28, 27]],
  'dumbbell-suitcase-squat': [
    [28, 68],
    [28, 29],
  ],
  'leg-press': [[28, 0]],
  'hack-squat': [[28, 9]],
  'air-squat': [
    [28, 100],
    [28, 61],
    [28, 2],
  ],
  'wall-sit': [[28, 20]],
  'sumo-squat': [[28, 69]],
  'goblet-sumo-squat': [[28, 85]],
  'pistol-squat': [[28, 47]],
  deadlift: [
    [8, 0],
    [8, 17],
  ],
  'sumo-deadlift': [[8, 15]],
  'romanian-deadlift': [
    [8, 23],
    [8, 1],
    [8, 25],
  ],
  'dumbbell-romanian-deadlift': [[8, 4]],
  'single-leg-romanian-deadlift': [[8, 14]],
  'kettlebell-deadlift': [[8, 20]],
  'barbell-hip-thrust': [
    [10, 1],
    [10, 0],
  ],
  'glute-bridge': [[10, 11]],
  'single-leg-glute-bridge': [[10, 30]],
  'kettlebell-swing': [[10, 23]],
  'back-extension': [[13, 25]],
  'good-morning': [
    [15, 13],
    [15, 2],
  ],
  'banded-good-morning': [[15, 12]],
  'sliding-leg-curl': [[15, 6]],
  'lying-leg-curl': [
    [15, 1],
    [15, 0],
  ],
  'barbell-split-squat': [[17, 13]],
  'barbell-reverse-lunge': [
    [17, 11],
    [17, 10],
  ],
  'dumbbell-split-squat': [[28, 28]],
  'dumbbell-reverse-lunge': [
    [17, 82],
    [17, 21],
  ],
  'dumbbell-walking-lunge': [[17, 77]],
  'rear-foot-raised-split-squat': [
    [17, 18],
    [17, 5],
    [17, 7],
  ],
  'dumbbell-step-up': [[28, 32]],
  'dumbbell-lateral-lunge': [[17, 25]],
  'walking-lunge': [[17, 78]],
  'lateral-lunge': [[17, 61]],
  'curtsy-lunge': [[17, 86]],
  'step-up': [[28, 66]],
  'barbell-row': [
    [23, 45],
    [23, 46],
  ],
  'dumbbell-row': [
    [23, 2],
    [23, 13],
    [23, 24],
  ],
  'two-dumbbell-row': [[23, 47]],
  'chest-supported-row': [[23, 40]],
  'kettlebell-row': [[23, 9]],
  'seated-cable-row': [
    [23, 18],
    [23, 32],
    [23, 33],
  ],
  'machine-row': [[23, 28]],
  'bar-row': [[23, 35]],
  'face-pull': [[23, 5]],
  'lat-pulldown': [
    [21, 13],
    [21, 25],
  ],
  'neutral-pulldown': [[21, 5]],
  'straight-arm-pulldown': [[21, 20]],
  'pull-up': [
    [21, 38],
    [21, 24],
    [21, 26],
    [21, 27],
  ],
  'chin-up': [
    [21, 39],
    [21, 41],
  ],
  'banded-assisted-pull-up': [
    [21, 42],
    [21, 0],
  ],
  'bench-press': [
    [0, 1],
    [0, 25],
  ],
  'close-grip-bench-press': [[0, 4]],
  'incline-barbell-press': [[0, 8]],
  'floor-barbell-press': [[0, 3]],
  'dumbbell-bench-press': [
    [0, 6],
    [0, 13],
  ],
  'incline-dumbbell-press': [
    [0, 9],
    [0, 14],
  ],
  'dumbbell-floor-press': [[0, 7]],
  'barbell-overhead-press': [
    [24, 14],
    [24, 4],
    [24, 25],
    [24, 27],
  ],
  'push-press': [[24, 3]],
  'dumbbell-overhead-press': [
    [24, 15],
    [24, 24],
  ],
  'seated-dumbbell-press': [[24, 17]],
  'arnold-press': [[24, 1]],
  'push-up': [
    [22, 77],
    [22, 40],
  ],
  'incline-push-up': [[22, 27]],
  'kneeling-push-up': [[22, 33]],
  'wall-push-up': [[22, 90]],
  'feet-raised-push-up': [[22, 13]],
  'narrow-push-up': [
    [22, 15],
    [22, 11],
  ],
  'pike-push-up': [[22, 84]],
  'chair-dip': [[30, 0]],
  'barbell-curl': [
    [7, 3],
    [7, 38],
  ],
  'dumbbell-curl': [
    [7, 46],
    [7, 37],
    [7, 36],
    [7, 0],
    [7, 33],
    [7, 32],
  ],
  'incline-curl': [
    [7, 22],
    [7, 2],
  ],
  'hammer-curl': [[7, 16]],
  'cable-curl': [[7, 8]],
  'wrist-curl': [[7, 18]],
  'skull-crusher': [
    [30, 13],
    [30, 11],
  ],
  'triceps-kickback': [[30, 6]],
  'overhead-triceps-extension': [
    [30, 15],
    [30, 21],
    [30, 25],
    [30, 5],
  ],
  'cable-pushdown': [
    [30, 39],
    [30, 19],
  ],
  'lateral-raise': [
    [14, 34],
    [14, 24],
  ],
  'cable-lateral-raise': [[14, 14]],
  'rear-delt-fly': [[14, 25]],
  'chest-fly': [[9, 2]],
  'calf-raise': [[1, 18]],
  'single-leg-calf-raise': [[1, 15]],
  'dumbbell-calf-raise': [[1, 20]],
  'machine-calf-raise': [[1, 19]],
  'seated-calf-raise': [
    [1, 7],
    [1, 6],
  ],
  'hanging-knee-raise': [
    [16, 0],
    [16, 19],
  ],
  'hanging-leg-raise': [
    [16, 1],
    [16, 2],
  ],
  'reverse-crunch': [[6, 46]],
  'bicycle-crunch': [[6, 0]],
  'cable-crunch': [
    [6, 1],
    [6, 28],
  ],
  'hollow-rock': [[6, 24]],
  'russian-twist': [[5, 46]],
  'barbell-rollout': [
    [5, 3],
    [5, 18],
  ],
  'turkish-get-up': [[5, 89]],
  'farmer-carry': [
    [3, 7],
    [3, 1],
  ],
  'overhead-carry': [[3, 4]],
  'box-jump': [[20, 33]],
  'squat-jump': [
    [20, 37],
    [20, 3],
  ],
  burpee: [[29, 0]],
}

const keyOf = (category: number, name: number) => category * 65_536 + name

const BY_NUMBERS: ReadonlyMap<number, string> = new Map(
  Object.entries(LIFTS).flatMap(([id, lifts]) => lifts.map(([category, name]) => [keyOf(category, name), id] as const)),
)

/** The exercise of ours that a watch means; undefined where it is none. */
export function liftOf(category: number, name: number): string | undefined {
  return BY_NUMBERS.get(keyOf(category, name))
}

/** What a watch calls an exercise of ours; undefined where its profile has none. */
export function fitLift(exerciseId: string): Lift | undefined {
  return LIFTS[exerciseId]?.[0]
}

/** Every exercise that has a name there. */
export const FIT_LIFTS: readonly string[] = Object.keys(LIFTS)
