import type { Row } from './exercise.ts'

/** Hip-dominant lifts. */
// biome-ignore format: a table reads best with one exercise a line
export const HINGE_ROWS: readonly Row[] = [
  ['deadlift', 'hamstrings glutes / lower-back core forearms', 'barbell', 'ic', 'Bar over mid-foot, squeeze your armpits shut, push the floor away.', 'romanian-deadlift>deficit-deadlift', 'lower-back hip hamstring glute upper-back shoulder elbow core knee'],
  ['deficit-deadlift', 'hamstrings glutes / lower-back core quads', 'barbell', 'ac', 'Stand on a low plate, same back angle, be patient off the floor.', 'deadlift>', 'lower-back hip hamstring glute upper-back shoulder elbow core knee'],
  ['sumo-deadlift', 'glutes hamstrings / quads adductors', 'barbell', 'ac', 'Spread the floor with your feet, hips close to the bar, chest up.', 'deadlift>', 'lower-back hip hamstring glute upper-back shoulder core knee'],
  ['romanian-deadlift=Barbell Romanian deadlift', 'hamstrings glutes / lower-back', 'barbell', 'ic', 'Soft knees, push your hips to the wall behind you, bar shaves your legs.', 'dumbbell-romanian-deadlift>deadlift', 'lower-back hip hamstring glute upper-back'],
  ['barbell-hip-thrust', 'glutes / hamstrings', 'barbell+bench', 'ic', 'Chin tucked, shins upright at the top, pause for one count.', 'glute-bridge>', 'hip glute hamstring lower-back'],
  ['good-morning', 'hamstrings glutes / lower-back', 'barbell', 'ac', 'Light bar, bow from the hips, stop when your hamstrings say so.', 'romanian-deadlift>', 'lower-back hip hamstring glute neck shoulder upper-back core'],
  ['dumbbell-romanian-deadlift=Dumbbell Romanian deadlift', 'hamstrings glutes / lower-back', 'dumbbells', 'bc', 'Weights slide down your thighs, hips go back, stop at mid-shin.', 'hip-hinge-drill>single-leg-romanian-deadlift', 'lower-back hip hamstring glute'],
  ['single-leg-romanian-deadlift=Single-leg Romanian deadlift', 'hamstrings glutes / core lower-back', 'dumbbells|kettlebell', 'icu', 'Back leg and head move as one seesaw; hips stay level.', 'dumbbell-romanian-deadlift>', 'lower-back hip hamstring glute ankle knee'],
  ['b-stance-deadlift=Kickstand deadlift', 'hamstrings glutes / lower-back', 'dumbbells|kettlebell', 'icu', 'Back toes only balance you; nearly all the weight on the front leg.', 'dumbbell-romanian-deadlift>single-leg-romanian-deadlift', 'lower-back hip hamstring glute'],
  ['dumbbell-hip-thrust', 'glutes / hamstrings', 'dumbbells+bench', 'bc', 'Weight in the crease of your hips, ribs down, squeeze at the top.', 'glute-bridge>barbell-hip-thrust', 'hip glute hamstring lower-back'],
  ['kettlebell-deadlift', 'hamstrings glutes / lower-back', 'kettlebell', 'bc', 'Bell between your ankles, hips back, stand up like a zip closing.', 'hip-hinge-drill>kettlebell-swing', 'lower-back hip hamstring glute'],
  ['kettlebell-swing', 'glutes hamstrings / lower-back core', 'kettlebell', 'icl', 'Snap your hips; your arms are only ropes, the bell floats.', 'kettlebell-deadlift>', 'lower-back hip hamstring glute shoulder upper-back core'],
  ['banded-deadlift', 'hamstrings glutes / lower-back', 'bands', 'bc', 'Stand on the band, flat back, stand tall and pause.', 'hip-hinge-drill>banded-good-morning', 'lower-back hip hamstring glute'],
  ['banded-good-morning', 'hamstrings glutes / lower-back', 'bands', 'ic', 'Band under feet and across your shoulders, bow with a long spine.', 'banded-deadlift>', 'lower-back hip hamstring glute neck upper-back'],
  ['banded-pull-through', 'glutes hamstrings', 'bands', 'bc', 'Back to the anchor, band between your legs, walk out and snap tall.', 'glute-bridge>banded-good-morning', 'hip hamstring glute'],
  ['cable-pull-through', 'glutes hamstrings', 'machines', 'bc', 'Let the cable draw your hips back, then stand tall without leaning.', '>back-extension', 'hip hamstring glute'],
  ['back-extension=45-degree back extension', 'glutes hamstrings lower-back', 'machines', 'bc', 'Hinge at the hips, rise to a straight line and no further.', 'cable-pull-through>', 'lower-back hip hamstring glute'],
  ['machine-hip-thrust', 'glutes / hamstrings', 'machines', 'bc', 'Feet flat, push through your heels, pause when your hips are straight.', 'glute-bridge>', 'hip glute'],
  ['glute-bridge', 'glutes hamstrings', '', 'b', 'Heels close, flatten your back, lift until knee, hip and shoulder line up.', '>single-leg-glute-bridge', 'glute hamstring neck'],
  ['single-leg-glute-bridge', 'glutes hamstrings / core', '', 'iu', 'Hold one knee to your chest, keep your hips square as they rise.', 'glute-bridge>sliding-leg-curl', 'glute hamstring hip lower-back neck'],
  ['bridge-walkout=Hamstring walkout', 'hamstrings glutes / core', '', 'ic', 'From a bridge walk your heels out in small steps, then back, hips high.', 'glute-bridge>sliding-leg-curl', 'hamstring glute lower-back'],
  ['sliding-leg-curl', 'hamstrings glutes / core', '', 'ac', 'Socks on a smooth floor: slide out slowly, pull your heels back.', 'bridge-walkout>nordic-curl', 'hamstring glute lower-back knee'],
  ['nordic-curl=Nordic hamstring lower', 'hamstrings / glutes calves', '', 'af', 'Feet wedged under a sofa, lower like a plank as slowly as you can, catch yourself.', 'sliding-leg-curl>', 'hamstring knee calf lower-back wrist'],
  ['hip-hinge-drill=Wall-tap hip hinge', 'hamstrings glutes', '', 'bc', 'Stand a foot from a wall, push your hips back to tap it, stand tall.', '>single-leg-hinge', 'lower-back hamstring'],
  ['single-leg-hinge=Single-leg reach', 'hamstrings glutes / core', '', 'icu', 'Reach long ahead and behind, hips level, fingers to shin height.', 'hip-hinge-drill>backpack-deadlift', 'hamstring hip glute ankle lower-back'],
  ['backpack-deadlift=Backpack Romanian deadlift', 'hamstrings glutes / lower-back', '', 'bc', 'Hug a filled backpack to your thighs, hips back, stand tall.', 'hip-hinge-drill>', 'lower-back hip hamstring glute'],
  ['seated-glute-squeeze', 'glutes', '', 'bs', 'Sit tall, tighten both cheeks, breathe out and hold.', '>glute-bridge', 'glute'],
  ['feet-up-bridge=Feet-raised glute bridge', 'glutes hamstrings', '', 'i', 'Heels on a sofa or chair, lift your hips, pause two counts.', 'glute-bridge>sliding-leg-curl', 'glute hamstring lower-back neck'],
]
