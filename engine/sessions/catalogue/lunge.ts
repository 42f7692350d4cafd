import type { Row } from './exercise.ts'

/** Knee-dominant work with the legs split or one at a time. */
// biome-ignore format: a table reads best with one exercise a line
export const LUNGE_ROWS: readonly Row[] = [
  ['barbell-split-squat', 'quads / glutes adductors core', 'barbell', 'acu', 'Long enough stance to drop straight down; front heel heavy.', 'dumbbell-split-squat>', 'knee hip quad glute lower-back neck shoulder wrist ankle'],
  ['barbell-reverse-lunge', 'quads / glutes adductors core', 'barbell', 'acu', 'Step back softly, stand by pushing the front foot down.', 'dumbbell-reverse-lunge>', 'knee hip quad glute lower-back neck shoulder wrist ankle foot'],
  ['dumbbell-split-squat', 'quads / glutes adductors', 'dumbbells|kettlebell', 'bcu', 'Feet on rails, back knee sinks under your hip, torso tall.', 'split-squat>rear-foot-raised-split-squat', 'knee hip quad glute ankle foot'],
  ['dumbbell-reverse-lunge', 'quads / glutes adductors', 'dumbbells|kettlebell', 'icu', 'Step back, tap the knee, drive through the front heel.', 'reverse-lunge>dumbbell-walking-lunge', 'knee hip quad glute ankle foot'],
  ['dumbbell-walking-lunge', 'quads / glutes adductors hamstrings', 'dumbbells|kettlebell', 'icu', 'Long quiet steps, stand fully before the next one.', 'dumbbell-reverse-lunge>rear-foot-raised-split-squat', 'knee hip quad glute ankle foot achilles'],
  ['rear-foot-raised-split-squat=Bulgarian split squat', 'quads / glutes adductors hamstrings', 'dumbbells+bench|dumbbells+box|kettlebell+bench', 'icu', 'Laces on the bench, lean a little forward, lower straight down.', 'dumbbell-split-squat>', 'knee hip quad glute ankle foot'],
  ['dumbbell-step-up', 'quads / glutes', 'dumbbells+box|kettlebell+box|dumbbells+bench', 'bcu', 'Whole foot on the box, push down through it, no hop from below.', 'step-up>dumbbell-walking-lunge', 'knee hip quad glute ankle foot achilles calf'],
  ['dumbbell-lateral-lunge', 'quads adductors / glutes', 'dumbbells|kettlebell', 'icu', 'Sit into one hip, other leg long, both feet flat.', 'lateral-lunge>', 'knee hip quad glute ankle'],
  ['machine-single-leg-press', 'quads / glutes', 'machines', 'bcu', 'One foot high on the plate, lower with control, hips stay down.', '>smith-split-squat', 'knee hip quad glute'],
  ['smith-split-squat=Smith machine split squat', 'quads / glutes adductors', 'machines', 'icu', 'Let the bar guide you, drop the back knee straight down.', 'machine-single-leg-press>', 'knee hip quad glute neck shoulder'],
  ['banded-split-squat', 'quads / glutes adductors', 'bands', 'bcu', 'Front foot on the band, ends at your shoulders, rise against it.', 'split-squat>', 'knee hip quad glute ankle shoulder foot'],
  ['banded-lateral-walk', 'glutes / adductors quads', 'bands', 'b', 'Band above the knees, small steps, toes forward, hips low.', 'side-lying-leg-raise>', 'hip glute knee foot'],
  ['split-squat', 'quads / glutes adductors', '', 'bcu', 'Back knee sinks straight down, front heel stays heavy.', 'supported-split-squat>reverse-lunge', 'knee hip quad glute ankle foot'],
  ['supported-split-squat', 'quads / glutes', '', 'bcu', 'One hand on a wall, go only half way down, smooth up.', 'side-lying-leg-raise>split-squat', 'knee hip quad foot ankle'],
  ['reverse-lunge', 'quads / glutes adductors', '', 'bcu', 'Step back as if onto ice, rise through the front heel.', 'split-squat>walking-lunge', 'knee hip quad glute ankle foot'],
  ['walking-lunge', 'quads / glutes adductors hamstrings', '', 'icu', 'Long steps, torso tall, pause on one leg between.', 'reverse-lunge>sofa-split-squat', 'knee hip quad glute ankle foot achilles'],
  ['lateral-lunge', 'quads adductors / glutes', '', 'bcu', 'Sit to one side, other leg straight, push back to the middle.', 'supported-split-squat>cossack-squat', 'knee hip quad glute ankle'],
  ['cossack-squat', 'quads adductors / glutes', '', 'acu', 'Deep to one side, free toes point up, heel stays down.', 'lateral-lunge>', 'knee hip quad glute ankle hamstring'],
  ['step-up=Stair step-up', 'quads / glutes', '', 'bcu', 'Second stair, whole foot on, stand tall, come down slowly.', 'supported-split-squat>sofa-split-squat', 'knee hip quad ankle foot achilles calf'],
  ['step-down=Slow step-down', 'quads / glutes core', '', 'icu', 'From one stair, tap the heel below for four counts, knee over toes.', 'step-up>', 'knee hip quad ankle'],
  ['sofa-split-squat=Rear-foot-raised split squat', 'quads / glutes adductors hamstrings', '', 'icu', 'Back foot on a sofa, hips square, lower for three counts.', 'reverse-lunge>', 'knee hip quad glute ankle foot'],
  ['curtsy-lunge', 'glutes quads / adductors', '', 'icu', 'Step behind and across, front knee keeps facing forward.', 'reverse-lunge>', 'knee hip glute quad ankle foot'],
  ['clock-lunge', 'quads / glutes adductors', '', 'icu', 'Lunge to twelve, three and six o’clock: that is one.', 'reverse-lunge>', 'knee hip quad glute ankle foot'],
  ['side-lying-leg-raise', 'glutes', '', 'bu', 'Lie on your side, toes forward, lift the top leg slightly behind you.', '>supported-split-squat', 'glute hip'],
  ['supine-straight-leg-raise', 'quads hip-flexors', '', 'bu', 'One knee bent, other leg straight and tight, lift to knee height.', '>supported-split-squat', 'quad core lower-back'],
]
