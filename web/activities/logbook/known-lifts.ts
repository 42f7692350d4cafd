import type { ExerciseId } from '../../../engine/sessions/catalogue/exercise-id.ts'
import { ALSO_CALLED } from '../../words/also-called.ts'
import { exerciseNames } from '../../words/exercise-words.ts'

/** What training logs call exercises of ours, where it is not what we call them; the order of words does not matter. */
const CALLED: Partial<Readonly<Record<ExerciseId, readonly string[]>>> = {
  'back-squat': [
    'squat',
    'barbell squat',
    'barbell back squat',
    'high bar squat',
    'low bar squat',
    'barbell full squat',
  ],
  'front-squat': ['barbell front squat'],
  'barbell-box-squat': ['barbell box squat'],
  'goblet-squat': ['dumbbell goblet squat', 'kettlebell goblet squat', 'dumbbell squat'],
  'leg-press': ['machine leg press', 'horizontal machine leg press', 'seated machine leg press', 'sled leg press'],
  'hack-squat': ['machine hack squat'],
  'smith-squat': ['smith squat', 'smith machine back squat'],
  'air-squat': ['bodyweight squat', 'body weight squat'],
  'pistol-squat': ['bodyweight pistol squat'],
  'wall-sit': ['wall sit hold'],
  deadlift: ['barbell deadlift', 'conventional deadlift', 'trap bar deadlift'],
  'deficit-deadlift': ['barbell deficit deadlift'],
  'sumo-deadlift': ['barbell sumo deadlift'],
  'romanian-deadlift': [
    'romanian deadlift',
    'rdl',
    'barbell rdl',
    'barbell stiff leg deadlift',
    'stiff legged deadlift',
  ],
  'barbell-hip-thrust': ['hip thrust', 'barbell hip thrust'],
  'good-morning': ['barbell good morning'],
  'dumbbell-romanian-deadlift': ['dumbbell rdl', 'dumbbell stiff leg deadlift'],
  'kettlebell-swing': ['swing'],
  'back-extension': [
    'back extension',
    'machine back extension',
    'hyperextension',
    'weighted back extension',
    'back raise',
  ],
  'machine-hip-thrust': ['machine hip thrust'],
  'glute-bridge': ['bodyweight glute bridge'],
  'nordic-curl': ['nordic hamstring curl', 'nordic curl'],
  'barbell-split-squat': ['barbell split squat'],
  'barbell-reverse-lunge': ['barbell lunge', 'barbell reverse lunge'],
  'dumbbell-split-squat': ['dumbbell split squat'],
  'dumbbell-reverse-lunge': ['dumbbell lunge', 'dumbbell reverse lunge'],
  'dumbbell-walking-lunge': ['dumbbell walking lunge'],
  'rear-foot-raised-split-squat': [
    'dumbbell bulgarian split squat',
    'bulgarian split squat',
    'barbell bulgarian split squat',
  ],
  'dumbbell-step-up': ['dumbbell step up'],
  'reverse-lunge': ['bodyweight lunge', 'lunge'],
  'walking-lunge': ['bodyweight walking lunge'],
  'step-up': ['step up'],
  'barbell-row': ['bent over barbell row', 'barbell bent over row', 'bent over row', 'bb row'],
  'dead-stop-row': ['barbell pendlay row', 'pendlay row'],
  'dumbbell-row': ['dumbbell row', 'dumbbell bent over one arm row', 'dumbbell single arm row'],
  'two-dumbbell-row': ['dumbbell bent over row'],
  'chest-supported-row': ['dumbbell chest supported row', 'dumbbell incline row', 'chest supported incline row'],
  'dumbbell-pullover': ['dumbbell pullover', 'pullover'],
  'lat-pulldown': ['cable lat pulldown', 'machine lat pulldown', 'wide grip lat pulldown', 'lat pull down', 'pulldown'],
  'neutral-pulldown': ['close grip cable lat pulldown', 'close grip lat pulldown', 'neutral grip lat pulldown'],
  'seated-cable-row': [
    'cable seated row',
    'seated row',
    'cable row',
    'cable wide grip seated row',
    'cable bar grip seated row',
  ],
  'machine-row': ['machine seated row', 'machine row', 'iso lateral machine row', 'machine t bar row', 't bar row'],
  'assisted-pull-up': ['assisted pull up', 'machine assisted pull up'],
  'straight-arm-pulldown': ['cable straight arm lat pulldown', 'cable straight arm pulldown'],
  'pull-up': ['bodyweight pull up', 'wide pull up', 'pullup'],
  'chin-up': ['bodyweight chin up', 'chinup'],
  'bar-row': ['inverted row', 'bodyweight inverted row', 'australian pull up'],
  'band-pull-apart': ['band pullapart'],
  'bench-press': ['bench press', 'barbell bench press', 'flat barbell bench press', 'flat bench press', 'bench'],
  'close-grip-bench-press': ['barbell close grip bench press', 'close grip barbell bench press'],
  'incline-barbell-press': ['barbell incline bench press', 'incline bench press', 'incline barbell bench press'],
  'barbell-overhead-press': [
    ...['overhead press', 'barbell overhead press', 'barbell military press', 'military press', 'ohp', 'press'],
    ...[
      'barbell shoulder press',
      'standing barbell shoulder press',
      'barbell strict military press',
      'barbell standing military press',
    ],
  ],
  'push-press': ['barbell push press'],
  'dumbbell-bench-press': ['dumbbell bench press', 'flat dumbbell bench press', 'dumbbell chest press'],
  'incline-dumbbell-press': ['dumbbell incline bench press', 'incline dumbbell bench press'],
  'dumbbell-floor-press': ['dumbbell floor press'],
  'dumbbell-overhead-press': ['dumbbell overhead press', 'dumbbell shoulder press', 'standing dumbbell shoulder press'],
  'seated-dumbbell-press': [
    'dumbbell seated overhead press',
    'seated dumbbell shoulder press',
    'dumbbell seated shoulder press',
  ],
  'arnold-press': ['dumbbell arnold press', 'arnold press', 'arnold dumbbell press'],
  'machine-chest-press': [
    'machine chest press',
    'chest press',
    'iso lateral machine chest press',
    'seated machine chest press',
  ],
  'incline-machine-press': ['machine incline chest press'],
  'machine-shoulder-press': [
    'machine shoulder press',
    'seated machine shoulder press',
    'plates machine shoulder press',
  ],
  'push-up': ['push up', 'bodyweight push up', 'pushup', 'press up'],
  'chair-dip': ['bench dip'],
  'barbell-curl': [
    'barbell bicep curl',
    'barbell curl',
    'ez bar curl',
    'barbell biceps curl',
    'bar ez bicep curl',
    'bar curl ez',
  ],
  'dumbbell-curl': ['dumbbell bicep curl', 'dumbbell biceps curl', 'bicep curl', 'biceps curl', 'curl'],
  'incline-curl': ['dumbbell incline curl', 'dumbbell seated incline curl', 'incline dumbbell curl'],
  'hammer-curl': ['dumbbell hammer curl'],
  'cable-curl': ['cable bicep curl', 'cable biceps curl', 'cable curl'],
  'skull-crusher': ['barbell skullcrusher', 'skullcrusher', 'barbell lying triceps extension', 'ez bar skullcrusher'],
  'triceps-kickback': ['dumbbell triceps kickback', 'dumbbell tricep kickback'],
  'overhead-triceps-extension': [
    'dumbbell triceps extension',
    'dumbbell overhead triceps extension',
    'cable overhead triceps extension',
  ],
  'cable-pushdown': [
    ...[
      'cable triceps pushdown',
      'triceps pushdown',
      'tricep pushdown',
      'cable triceps rope pushdown',
      'triceps rope pushdown',
    ],
    ...['cable straight bar triceps pushdown', 'rope push down', 'triceps pressdown', 'v bar push down'],
  ],
  'lateral-raise': ['dumbbell lateral raise', 'dumbbell side lateral raise'],
  'cable-lateral-raise': ['cable lateral raise', 'cable single arm lateral raise'],
  'rear-delt-fly': [
    'dumbbell reverse fly',
    'rear delt dumbbell raise',
    'dumbbell rear delt fly',
    'dumbbell rear delt reverse fly',
  ],
  'face-pull': ['cable face pull'],
  'reverse-pec-deck': ['machine reverse fly', 'machine rear delt reverse fly', 'rear delt fly machine'],
  'chest-fly': ['dumbbell chest fly', 'flat dumbbell fly', 'dumbbell fly', 'chest fly dumbbell'],
  'machine-chest-fly': [
    'machine chest fly',
    'pec deck',
    'machine butterfly pec deck',
    'machine fly',
    'seated machine fly',
  ],
  'leg-extension': ['machine leg extension', 'leg extension machine'],
  'lying-leg-curl': ['machine lying leg curl', 'lying leg curl machine', 'leg curl'],
  'seated-leg-curl': ['machine seated leg curl', 'seated leg curl machine'],
  'hip-abduction-machine': ['machine hip abductor', 'machine hip abduction', 'hip abductor'],
  'calf-raise': ['bodyweight standing calf raise', 'standing calf raise', 'calf raise'],
  'dumbbell-calf-raise': ['dumbbell standing calf raise', 'dumbbell calf raise'],
  'machine-calf-raise': [
    'machine standing calf raise',
    'standing calf raise machine',
    'calf press on leg press',
    'machine calf press',
  ],
  'seated-calf-raise': ['machine seated calf raise', 'seated calf raise machine', 'plates seated calf raise'],
  'wrist-curl': ['dumbbell wrist curl', 'seated palms up wrist curl'],
  'forearm-plank': ['plank'],
  'side-plank': ['bodyweight side plank'],
  'hanging-knee-raise': ['hanging knee raise'],
  'hanging-leg-raise': ['hanging leg raise'],
  'cable-crunch': ['cable crunch', 'cable kneeling crunch'],
  'russian-twist': ['russian twist', 'bodyweight russian twist', 'weighted russian twist'],
  'reverse-crunch': ['reverse crunch'],
  'barbell-rollout': ['ab wheel rollout', 'ab wheel', 'wheel rollout'],
  'farmer-carry': ['farmers walk', 'farmer walk', 'farmers carry'],
  'turkish-get-up': ['kettlebell turkish get up', 'turkish getup'],
  'box-jump': ['box jump'],
  burpee: ['burpee'],
}

/** Words that say the same of an exercise. */
const SAME: Readonly<Record<string, string>> = {
  bb: 'barbell',
  db: 'dumbbell',
  kb: 'kettlebell',
  flye: 'fly',
  flie: 'fly',
  tricep: 'triceps',
  bicep: 'biceps',
  pressdown: 'pushdown',
  skullcrusher: 'skull crusher',
}

/** A name by its words, whatever their order, number and brackets. */
function keyOf(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[a-z0-9]+/g)
    ?.map((word) => (word.length > 2 && !/(ss|ceps)$/.test(word) ? word.replace(/s$/, '') : word))
    .flatMap((word) => (SAME[word] ?? word).split(' '))
  return [...new Set(words)].sort().join(' ')
}

let index: ReadonlyMap<string, ExerciseId> | undefined

function made(): ReadonlyMap<string, ExerciseId> {
  const all = new Map<string, ExerciseId>()
  for (const [id, names] of Object.entries(CALLED) as [ExerciseId, readonly string[]][])
    for (const name of names) all.set(keyOf(name), id)
  const named = [...exerciseNames(), ...(Object.entries(ALSO_CALLED) as [ExerciseId, string][])]
  for (const [id, name] of named) if (!all.has(keyOf(name))) all.set(keyOf(name), id)
  return all
}

/** The exercise of ours that a log means, or null: a wrong one would be worse than none. */
export function knownLift(name: string): ExerciseId | null {
  index ??= made()
  return index.get(keyOf(name)) ?? null
}
