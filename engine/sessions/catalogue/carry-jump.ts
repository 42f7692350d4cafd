import type { Row } from './exercise.ts'

/** Walking or standing under load. */
// biome-ignore format: a table reads best with one exercise a line
export const CARRY_ROWS: readonly Row[] = [
  ['farmer-carry=Farmer’s carry', 'forearms core / back glutes', 'dumbbells|kettlebell', 'bcm', 'Heavy in both hands, tall and quiet, short steps.', 'bag-carry>suitcase-carry', 'shoulder elbow wrist arm upper-back lower-back ankle foot'],
  ['suitcase-carry', 'core forearms / glutes', 'dumbbells|kettlebell', 'bcum', 'Weight in one hand; walk so nobody could tell which.', 'bag-carry>rack-carry', 'shoulder elbow wrist arm lower-back ankle foot hip'],
  ['rack-carry=Front-rack carry', 'core / back shoulders', 'kettlebell|dumbbells', 'icm', 'Weight at your collarbone, ribs down, breathe behind it.', 'suitcase-carry>overhead-carry', 'shoulder elbow wrist arm lower-back ankle foot upper-back neck'],
  ['overhead-carry', 'shoulders core / forearms', 'dumbbells|kettlebell', 'acum', 'Biceps by your ear, ribs down, walk slowly.', 'rack-carry>', 'shoulder neck elbow wrist arm lower-back upper-back ankle foot'],
  ['bag-carry=Shopping-bag carry', 'forearms core', '', 'bcm', 'A full bag in each hand, shoulders back, walk tall.', 'bear-hug-carry>farmer-carry', 'shoulder elbow wrist arm ankle foot'],
  ['backpack-march', 'core / glutes quads', '', 'bcm', 'Backpack high and tight, march with lifted knees.', 'bear-hug-carry>', 'upper-back neck shoulder hip knee ankle foot achilles'],
  ['bear-hug-carry', 'core / back biceps', '', 'bcm', 'Hug a filled bag to your chest, breathe into your sides, walk.', 'standing-bag-hold>bag-carry', 'lower-back ankle foot arm elbow chest'],
  ['standing-bag-hold=Seated tall bag hold', 'core', '', 'bs', 'Sit on the front of a chair, bag on your lap, grow an inch taller, breathe.', '>bear-hug-carry', ''],
]

/** Jumps, hops and quick feet, and their quiet stand-ins. */
// biome-ignore format: a table reads best with one exercise a line
export const JUMP_ROWS: readonly Row[] = [
  ['squat-jump', 'quads glutes calves', '', 'ihc', 'Dip fast, jump, land like a cat.', 'fast-squat>broad-jump', 'knee hip quad calf shin achilles ankle foot lower-back glute hamstring'],
  ['broad-jump', 'glutes quads / hamstrings calves', '', 'ahc', 'Swing, leap forward, stick the landing for a count.', 'squat-jump>', 'knee hip quad calf shin achilles ankle foot lower-back glute hamstring'],
  ['box-jump', 'quads glutes / calves', 'box', 'ihc', 'Land softly with bent knees, step down, never jump down.', 'box-step-fast>broad-jump', 'knee hip quad calf shin achilles ankle foot lower-back glute hamstring'],
  ['box-step-fast=Quick step-ups', 'quads / glutes calves', 'box', 'blc', 'Quick light feet, whole foot on the box.', 'march-in-place>box-jump', 'knee hip calf achilles ankle foot shin'],
  ['pogo-hop', 'calves / quads', '', 'ih', 'Stiff ankles, tiny hops, the floor is hot.', 'quick-calf-bounce>line-hop', 'knee calf shin achilles ankle foot'],
  ['line-hop', 'calves / quads adductors', '', 'ihs', 'Both feet over a line and back, soft and quick.', 'pogo-hop>skater-jump', 'knee calf shin achilles ankle foot hip'],
  ['skater-jump', 'glutes quads / adductors calves', '', 'ahcu', 'Leap sideways, land on one leg, pause.', 'side-step-touch>', 'knee hip quad calf shin achilles ankle foot glute'],
  ['jumping-jack', 'calves shoulders / quads', '', 'bhs', 'Light on your toes, arms all the way up.', 'step-jack>', 'knee calf shin achilles ankle foot shoulder hip'],
  ['step-jack', 'calves shoulders / quads', '', 'bls', 'Step side to side, arms sweep up, no jump.', 'march-in-place>jumping-jack', 'shoulder ankle foot hip'],
  ['rope-skip=Rope skipping (or pretend rope)', 'calves / shoulders forearms', '', 'ihs', 'Wrists turn the rope, feet barely leave the floor.', 'quick-calf-bounce>', 'knee calf shin achilles ankle foot wrist'],
  ['burpee=Squat thrust with jump', 'quads chest / core shoulders', '', 'ahc', 'Hands down, feet back, feet in, jump; one steady rhythm.', 'step-back-burpee>', 'knee hip quad calf shin achilles ankle foot lower-back wrist shoulder elbow chest core'],
  ['step-back-burpee', 'quads core / shoulders', '', 'blc', 'Hands on a chair, step back, step in, stand and reach.', 'march-in-place>burpee', 'wrist shoulder knee lower-back hip foot'],
  ['fast-squat=Fast squat to toes', 'quads glutes calves', '', 'blc', 'Down with control, up fast onto your toes, feet stay on the floor.', 'march-in-place>squat-jump', 'knee hip quad calf achilles ankle foot'],
  ['quick-calf-bounce', 'calves', '', 'bl', 'Heels bounce, toes stay down, springy and small.', 'march-in-place>pogo-hop', 'calf achilles shin ankle foot'],
  ['side-step-touch=Quick side steps', 'glutes quads', '', 'bls', 'Three quick steps, touch, and back; stay low.', 'march-in-place>skater-jump', 'knee hip ankle foot'],
  ['march-in-place', 'hip-flexors / core calves', '', 'bls', 'Knees up, arms swing, quick and light.', 'arm-drive>step-jack', 'hip ankle foot'],
  ['arm-drive=Seated fast arm drive', 'shoulders / core', '', 'bs', 'Sit tall, elbows bent, pump your arms as if sprinting.', '>march-in-place', 'shoulder elbow arm'],
  ['medicine-throw=Wall ball', 'quads shoulders / glutes core', 'machines|box', 'ilc', 'Sit into a squat, throw the ball high, catch and flow down.', 'fast-squat>', 'knee hip quad shoulder elbow wrist lower-back neck'],
]
