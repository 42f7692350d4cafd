import type { Pattern } from '../../engine/model.ts'
import type { Exercise } from '../../engine/sessions/catalogue/exercise.ts'
import type { ExerciseId } from '../../engine/sessions/catalogue/exercise-id.ts'
import type { Style } from '../../engine/sessions/catalogue/row.ts'
import type { AdviceKind } from '../words/figure-advice.ts'

const BY_STYLE: Partial<Record<Style, AdviceKind>> = {
  drill: 'drill',
  stretch: 'stretch',
  yoga: 'yoga',
  breathing: 'breathing',
  'running-drill': 'running-drill',
}

const BY_PATTERN: Readonly<Record<Pattern, AdviceKind>> = {
  squat: 'squat',
  hinge: 'hinge',
  lunge: 'lunge',
  push: 'push-up',
  pull: 'row',
  core: 'trunk-down',
  carry: 'carry',
  jump: 'jump',
  isolation: 'small-work',
  mobility: 'drill',
}

/** Exercises that move unlike most of their pattern. */
// biome-ignore format: a table reads best with few lines for a kind
const OTHERS: Partial<Record<AdviceKind, readonly ExerciseId[]>> = {
  'leg-press': ['leg-press', 'narrow-leg-press', 'hack-squat', 'machine-single-leg-press', 'sumo-leg-press'],
  'wall-hold': ['wall-sit', 'isometric-thigh-press', 'seated-glute-squeeze', 'wall-press-hold', 'wall-lateral-hold', 'palm-squeeze', 'adductor-squeeze', 'heel-drag', 'elbow-drive-hold', 'deep-squat-hold'],
  swing: ['kettlebell-swing', 'banded-pull-through', 'cable-pull-through', 'kettlebell-clean'],
  bridge: ['barbell-hip-thrust', 'dumbbell-hip-thrust', 'machine-hip-thrust', 'glute-bridge', 'single-leg-glute-bridge', 'feet-up-bridge', 'bridge-squeeze', 'banded-hip-thrust', 'single-leg-hip-thrust', 'frog-bridge'],
  'knee-curl': ['bridge-walkout', 'sliding-leg-curl', 'nordic-curl'],
  'side-lunge': ['lateral-lunge', 'dumbbell-lateral-lunge', 'cossack-squat', 'curtsy-lunge', 'banded-lateral-walk', 'dumbbell-curtsy-lunge'],
  'step-up': ['step-up', 'dumbbell-step-up', 'step-down', 'box-step-fast', 'barbell-step-up', 'backpack-step-up'],
  'hip-side': ['side-lying-leg-raise', 'clamshell', 'side-kick-lift', 'hip-abduction-machine', 'cable-kickback', 'banded-hip-abduction', 'hip-adduction-machine'],
  'bench-press': ['bench-press', 'paused-bench-press', 'close-grip-bench-press', 'incline-barbell-press', 'floor-barbell-press', 'dumbbell-bench-press', 'incline-dumbbell-press', 'dumbbell-floor-press', 'kettlebell-floor-press', 'machine-chest-press', 'incline-machine-press', 'cable-chest-press', 'banded-chest-press', 'smith-bench-press', 'dumbbell-squeeze-press', 'single-arm-floor-press', 'backpack-floor-press'],
  overhead: ['barbell-overhead-press', 'push-press', 'dumbbell-overhead-press', 'half-kneeling-press', 'seated-dumbbell-press', 'arnold-press', 'kettlebell-press', 'machine-shoulder-press', 'banded-overhead-press', 'shadow-press', 'pike-push-up', 'kneeling-pike-push-up', 'feet-raised-pike-push-up', 'seated-barbell-press', 'floor-seated-press', 'backpack-overhead-press', 'dumbbell-thruster'],
  dip: ['chair-dip', 'parallel-dip', 'assisted-dip'],
  pulldown: ['lat-pulldown', 'neutral-pulldown', 'single-arm-pulldown', 'straight-arm-pulldown', 'banded-pulldown', 'dumbbell-pullover', 'underhand-pulldown', 'banded-straight-arm-pulldown', 'backpack-pullover'],
  'pull-up': ['pull-up', 'chin-up', 'slow-lower-pull-up', 'active-hang', 'assisted-pull-up', 'banded-assisted-pull-up', 'neutral-grip-pull-up'],
  'blade-work': ['prone-w-pull', 'prone-y-raise', 'prone-swimmer', 'shoulder-blade-squeeze', 'forearm-wall-push', 'band-pull-apart'],
  plank: ['forearm-plank', 'kneeling-plank', 'long-lever-plank', 'mountain-climber', 'slow-mountain-climber', 'plank-shoulder-tap', 'barbell-rollout', 'plank-row', 'plank-up-down', 'plank-jack'],
  'side-plank': ['side-plank', 'kneeling-side-plank', 'side-plank-leg-raise', 'copenhagen-hold', 'side-plank-dip'],
  curl: ['curl-up', 'sit-up', 'reverse-crunch', 'bicycle-crunch', 'cable-crunch', 'v-up', 'toe-touch-crunch', 'tuck-hold'],
  'all-fours': ['bird-dog', 'bear-hold', 'bear-crawl', 'donkey-kick'],
  twist: ['banded-press-out', 'banded-chop', 'russian-twist', 'cable-press-out', 'cable-chop'],
  'hang-raise': ['hanging-knee-raise', 'hanging-leg-raise'],
  'back-raise': ['superman-hold', 'back-extension'],
  'get-up': ['turkish-get-up'],
  'quick-feet': ['pogo-hop', 'line-hop', 'jumping-jack', 'step-jack', 'rope-skip', 'quick-calf-bounce', 'side-step-touch', 'march-in-place', 'arm-drive', 'standing-march'],
  'arm-curl': ['barbell-curl', 'dumbbell-curl', 'incline-curl', 'hammer-curl', 'banded-curl', 'cable-curl', 'towel-curl', 'backpack-curl', 'concentration-curl', 'reverse-curl', 'kettlebell-curl'],
  'arm-press': ['skull-crusher', 'triceps-kickback', 'overhead-triceps-extension', 'banded-pushdown', 'cable-pushdown', 'wall-triceps-press', 'counter-triceps-press', 'cable-overhead-extension', 'banded-overhead-extension'],
  raise: ['lateral-raise', 'banded-lateral-raise', 'cable-lateral-raise', 'backpack-lateral-raise', 'front-raise'],
  fly: ['rear-delt-fly', 'band-rear-fly', 'face-pull', 'reverse-pec-deck', 'chest-fly', 'machine-chest-fly', 'cable-fly'],
  'knee-extension': ['leg-extension', 'banded-leg-extension', 'seated-knee-extension'],
  'leg-curl': ['lying-leg-curl', 'seated-leg-curl', 'banded-leg-curl'],
  calf: ['calf-raise', 'single-leg-calf-raise', 'dumbbell-calf-raise', 'machine-calf-raise', 'seated-calf-raise', 'shin-raise', 'barbell-calf-raise'],
}

const KIND_OF: ReadonlyMap<string, AdviceKind> = new Map(
  adviceKinds().flatMap(([kind, ids]) => ids.map((id) => [id, kind] as const)),
)

function adviceKinds(): [AdviceKind, readonly ExerciseId[]][] {
  const kinds: [AdviceKind, readonly ExerciseId[]][] = []
  let kind: keyof typeof OTHERS
  for (kind in OTHERS) kinds.push([kind, OTHERS[kind] ?? []])
  return kinds
}

/** Which advice an exercise shares. */
export function adviceOf({ id, pattern, style }: Pick<Exercise, 'id' | 'pattern' | 'style'>): AdviceKind {
  return KIND_OF.get(id) ?? BY_STYLE[style] ?? BY_PATTERN[pattern]
}
