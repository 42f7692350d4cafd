import type { LUNGE_ROWS } from '../../../engine/sessions/catalogue/lunge.ts'
import type { ExerciseText } from './exercise-text.ts'

// biome-ignore format: a table reads best with one exercise a line
export const LUNGE_WORDS: ExerciseText<typeof LUNGE_ROWS> = {
  'barbell-split-squat': ['Barbell split squat', 'Long enough stance to drop straight down; front heel heavy.'],
  'barbell-reverse-lunge': ['Barbell reverse lunge', 'Step back softly, stand by pushing the front foot down.'],
  'dumbbell-split-squat': ['Dumbbell split squat', 'Feet on rails, back knee sinks under your hip, torso tall.'],
  'dumbbell-reverse-lunge': ['Dumbbell reverse lunge', 'Step back, tap the knee, drive through the front heel.'],
  'dumbbell-walking-lunge': ['Dumbbell walking lunge', 'Long quiet steps, stand fully before the next one.'],
  'rear-foot-raised-split-squat': ['Bulgarian split squat', 'Laces on the bench, lean a little forward, lower straight down.'],
  'dumbbell-step-up': ['Dumbbell step-up', 'Whole foot on the box, push down through it, no hop from below.'],
  'dumbbell-lateral-lunge': ['Dumbbell lateral lunge', 'Sit into one hip, other leg long, both feet flat.'],
  'machine-single-leg-press': ['Machine single-leg press', 'One foot high on the plate, lower with control, hips stay down.'],
  'smith-split-squat': ['Smith machine split squat', 'Let the bar guide you, drop the back knee straight down.'],
  'banded-split-squat': ['Banded split squat', 'Front foot on the band, ends at your shoulders, rise against it.'],
  'banded-lateral-walk': ['Banded lateral walk', 'Band above the knees, small steps, toes forward, hips low.'],
  'split-squat': ['Split squat', 'Back knee sinks straight down, front heel stays heavy.'],
  'supported-split-squat': ['Supported split squat', 'One hand on a wall, go only half way down, smooth up.'],
  'reverse-lunge': ['Reverse lunge', 'Step back as if onto ice, rise through the front heel.'],
  'walking-lunge': ['Walking lunge', 'Long steps, torso tall, pause on one leg between.'],
  'lateral-lunge': ['Lateral lunge', 'Sit to one side, other leg straight, push back to the middle.'],
  'cossack-squat': ['Cossack squat', 'Deep to one side, free toes point up, heel stays down.'],
  'step-up': ['Stair step-up', 'Second stair, whole foot on, stand tall, come down slowly.'],
  'step-down': ['Slow step-down', 'From one stair, tap the heel below for four counts, knee over toes.'],
  'sofa-split-squat': ['Rear-foot-raised split squat', 'Back foot on a sofa, hips square, lower for three counts.'],
  'curtsy-lunge': ['Curtsy lunge', 'Step behind and across, front knee keeps facing forward.'],
  'clock-lunge': ['Clock lunge', 'Lunge to twelve, three and six o’clock: that is one.'],
  'side-lying-leg-raise': ['Side-lying leg raise', 'Lie on your side, toes forward, lift the top leg slightly behind you.'],
  'supine-straight-leg-raise': ['Supine straight-leg raise', 'One knee bent, other leg straight and tight, lift to knee height.'],
}
