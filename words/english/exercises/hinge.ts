import type { HINGE_ROWS } from '../../../engine/sessions/catalogue/hinge.ts'
import type { ExerciseText } from './exercise-text.ts'

// biome-ignore format: a table reads best with one exercise a line
export const HINGE_WORDS: ExerciseText<typeof HINGE_ROWS> = {
  deadlift: ['Deadlift', 'Bar over mid-foot, squeeze your armpits shut, push the floor away.'],
  'deficit-deadlift': ['Deficit deadlift', 'Stand on a low plate, same back angle, be patient off the floor.'],
  'sumo-deadlift': ['Sumo deadlift', 'Spread the floor with your feet, hips close to the bar, chest up.'],
  'romanian-deadlift': ['Barbell Romanian deadlift', 'Soft knees, push your hips to the wall behind you, bar shaves your legs.'],
  'barbell-hip-thrust': ['Barbell hip thrust', 'Chin tucked, shins upright at the top, pause for one count.'],
  'good-morning': ['Good morning', 'Light bar, bow from the hips, stop when your hamstrings say so.'],
  'dumbbell-romanian-deadlift': ['Dumbbell Romanian deadlift', 'Weights slide down your thighs, hips go back, stop at mid-shin.'],
  'single-leg-romanian-deadlift': ['Single-leg Romanian deadlift', 'Back leg and head move as one seesaw; hips stay level.'],
  'b-stance-deadlift': ['Kickstand deadlift', 'Back toes only balance you; nearly all the weight on the front leg.'],
  'dumbbell-hip-thrust': ['Dumbbell hip thrust', 'Weight in the crease of your hips, ribs down, squeeze at the top.'],
  'kettlebell-deadlift': ['Kettlebell deadlift', 'Bell between your ankles, hips back, stand up like a zip closing.'],
  'kettlebell-swing': ['Kettlebell swing', 'Snap your hips; your arms are only ropes, the bell floats.'],
  'banded-deadlift': ['Banded deadlift', 'Stand on the band, flat back, stand tall and pause.'],
  'banded-good-morning': ['Banded good morning', 'Band under feet and across your shoulders, bow with a long spine.'],
  'banded-pull-through': ['Banded pull through', 'Back to the anchor, band between your legs, walk out and snap tall.'],
  'cable-pull-through': ['Cable pull through', 'Let the cable draw your hips back, then stand tall without leaning.'],
  'back-extension': ['45-degree back extension', 'Hinge at the hips, rise to a straight line and no further.'],
  'machine-hip-thrust': ['Machine hip thrust', 'Feet flat, push through your heels, pause when your hips are straight.'],
  'glute-bridge': ['Glute bridge', 'Heels close, flatten your back, lift until knee, hip and shoulder line up.'],
  'single-leg-glute-bridge': ['Single-leg glute bridge', 'Hold one knee to your chest, keep your hips square as they rise.'],
  'bridge-walkout': ['Hamstring walkout', 'From a bridge walk your heels out in small steps, then back, hips high.'],
  'sliding-leg-curl': ['Sliding leg curl', 'Socks on a smooth floor: slide out slowly, pull your heels back.'],
  'nordic-curl': ['Nordic hamstring lower', 'Feet wedged under a sofa, lower like a plank as slowly as you can, catch yourself.'],
  'hip-hinge-drill': ['Wall-tap hip hinge', 'Stand a foot from a wall, push your hips back to tap it, stand tall.'],
  'single-leg-hinge': ['Single-leg reach', 'Reach long ahead and behind, hips level, fingers to shin height.'],
  'backpack-deadlift': ['Backpack Romanian deadlift', 'Hug a filled backpack to your thighs, hips back, stand tall.'],
  'seated-glute-squeeze': ['Seated glute squeeze', 'Sit tall, tighten both cheeks, breathe out and hold.'],
  'feet-up-bridge': ['Feet-raised glute bridge', 'Heels on a sofa or chair, lift your hips, pause two counts.'],
}
