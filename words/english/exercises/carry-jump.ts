import type { CARRY_ROWS, JUMP_ROWS } from '../../../engine/sessions/catalogue/carry-jump.ts'
import type { ExerciseText } from './exercise-text.ts'

// biome-ignore format: a table reads best with one exercise a line
export const CARRY_JUMP_WORDS: ExerciseText<typeof CARRY_ROWS | typeof JUMP_ROWS> = {
  'farmer-carry': ['Farmer’s carry', 'Heavy in both hands, tall and quiet, short steps.'],
  'suitcase-carry': ['Suitcase carry', 'Weight in one hand; walk so nobody could tell which.'],
  'rack-carry': ['Front-rack carry', 'Weight at your collarbone, ribs down, breathe behind it.'],
  'overhead-carry': ['Overhead carry', 'Biceps by your ear, ribs down, walk slowly.'],
  'bag-carry': ['Shopping-bag carry', 'A full bag in each hand, shoulders back, walk tall.'],
  'backpack-march': ['Backpack march', 'Backpack high and tight, march with lifted knees.'],
  'bear-hug-carry': ['Bear hug carry', 'Hug a filled bag to your chest, breathe into your sides, walk.'],
  'standing-bag-hold': ['Seated tall bag hold', 'Sit on the front of a chair, bag on your lap, grow an inch taller, breathe.'],
  'squat-jump': ['Squat jump', 'Dip fast, jump, land like a cat.'],
  'broad-jump': ['Broad jump', 'Swing, leap forward, stick the landing for a count.'],
  'box-jump': ['Box jump', 'Land softly with bent knees, step down, never jump down.'],
  'box-step-fast': ['Quick step-ups', 'Quick light feet, whole foot on the box.'],
  'pogo-hop': ['Pogo hop', 'Stiff ankles, tiny hops, the floor is hot.'],
  'line-hop': ['Line hop', 'Both feet over a line and back, soft and quick.'],
  'skater-jump': ['Skater jump', 'Leap sideways, land on one leg, pause.'],
  'jumping-jack': ['Jumping jack', 'Light on your toes, arms all the way up.'],
  'step-jack': ['Step jack', 'Step side to side, arms sweep up, no jump.'],
  'rope-skip': ['Rope skipping (or pretend rope)', 'Wrists turn the rope, feet barely leave the floor.'],
  burpee: ['Burpee', 'Hands down, feet back, feet in, jump; one steady rhythm.'],
  'step-back-burpee': ['Step-back burpee', 'Hands on a chair, step back, step in, stand and reach.'],
  'fast-squat': ['Fast squat to toes', 'Down with control, up fast onto your toes, feet stay on the floor.'],
  'quick-calf-bounce': ['Quick calf bounce', 'Heels bounce, toes stay down, springy and small.'],
  'side-step-touch': ['Quick side steps', 'Three quick steps, touch, and back; stay low.'],
  'march-in-place': ['March in place', 'Knees up, arms swing, quick and light.'],
  'arm-drive': ['Seated fast arm drive', 'Sit tall, elbows bent, pump your arms as if sprinting.'],
  'medicine-throw': ['Wall ball', 'Sit into a squat, throw the ball high, catch and flow down.'],
}
