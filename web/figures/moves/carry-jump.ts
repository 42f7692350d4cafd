import type { CARRY_ROWS, JUMP_ROWS } from '../../../engine/sessions/catalogue/carry-jump.ts'
import type { Move } from '../move.ts'
import type { Figures } from './figures.ts'

const WALK_LEGS = ['L 24/18 | -20/-32', 'L 2/-2 | 14/-40', 'L -20/-32 | 24/18', 'L 14/-40 | 2/-2']
const WALK_HEIGHTS = [3.77, 3.93, 3.77, 3.93]
/** A walk of four steps with given arms. */
const walking = (arms: string, trunk = '2'): readonly string[] =>
  WALK_LEGS.map((legs, at) => `0,${WALK_HEIGHTS[at]} T ${trunk} ${legs} A ${arms}`)
const CARRY: Move = { view: [14, 6], poses: walking('2^7/4'), way: 'round', seconds: 1.2 }

const STAND = '0,3.95 T 0 L 4/-4'
const DIP = '-.9,2.5 T 44/38/14 L 72^14/-30^-14'
const MARCH = ['0,3.95 T 0 L 88/0 | 4/-4 A -30/40 | 34/96', '0,3.95 T 0 L 4/-4 | 88/0 A 34/96 | -30/40'] as const
const QUICK = 0.9

/** @see CARRY_ROWS, JUMP_ROWS */
// biome-ignore format: a table reads best with as few lines for a move as hold it
export const CARRY_JUMP_FIGURES: Figures<typeof CARRY_ROWS | typeof JUMP_ROWS> = {
  'farmer-carry': { ...CARRY, gear: 'dumbbells x' },
  'suitcase-carry': { ...CARRY, view: [30, 6], poses: walking('2^7/4 | 10^14/22'), gear: 'kettlebell hand.near down' },
  'rack-carry': { ...CARRY, view: [30, 6], poses: walking('24^6/166^-28'), gear: 'kettlebell hand.near rack; kettlebell hand.far rack' },
  'overhead-carry': { ...CARRY, view: [24, 6], poses: walking('174^8/178 | 2^10/14'), gear: 'dumbbell hand.near z' },
  'bag-carry': { ...CARRY, gear: 'bag hand.near; bag hand.far' },
  'backpack-march': { view: [8, 6], poses: [...MARCH], gear: 'backpack', seconds: 1.4, still: 0, arrow: 'knee near .9,0' },
  'bear-hug-carry': { ...CARRY, view: [24, 6], poses: walking('38^22/86^-62'), gear: 'pack chest@.15,.45,0 .62' },
  'standing-bag-hold': { view: [14, 8], poses: ['-.75,2.55 T 0 L 90^8/2 A 24^14/92^-30'], gear: 'chair -.8 2; pack belly@.7,.75,0 .5' },
  'squat-jump': { view: [14, 7], poses: [`${DIP} A -40/-30`, '0,3.95 T 4 L 4/-4 A 30/40', '0,5 T 0 L 0/-8 A -10/0 F 60'], seconds: 2, arrow: 'pelvis -1.5,0' },
  'broad-jump': { view: [0, 7], poses: ['-2.6,2.5 T 50/42/16 L 70/-34 A -62/-52', '-.6,4.4 T 26/20/8 L -10/-40 A 120/130', '1.2,4 T 22/18/6 L 74/14 A 100/110', '2,2.5 T 44/38/14 L 74/-26 A 60/76'], seconds: 2.6, arrow: 'pelvis 0,2.9' },
  'box-jump': { view: [0, 7], poses: ['-1,2.4 T 50/42/15 L 68/-40 A -58/-40', '.3,4.2 T 18/14/6 L 11/-26 A 105/125', '1.85,5.4 T 30/24/10 L 57/-40 A 95/120', '1.75,4.55 T 40/32/14 L 77/-32 A 60/85'], gear: 'box 3.1 1.2 0 2.4 2.3 2.4', seconds: 2.6 },
  'box-step-fast': { view: [8, 7], poses: ['-.1,4 T 8/6/3 L 84/-20 | 2/-14 A -24/50 | 30/100', '-.1,4 T 8/6/3 L 2/-14 | 84/-20 A 30/100 | -24/50'], gear: 'box 1.5 .75 0 2 1.5 2.4', seconds: QUICK, arrow: 'knee near .6,.6', still: 0 },
  'pogo-hop': { view: [-58, 6], poses: ['0,3.86 T 3 L 10/-12 A -20/30', '0,4.95 T 0 L 1/-2 A -8/62 F 64'], seconds: 0.7, arrow: 'pelvis 1.1,0' },
  'line-hop': { view: [-58, 12], poses: ['0,3.7,-.8 T 8 L 24/-24 A 14/84', '0,4.4,0 T 4 L 14/-18 A 14/84 F 40', '0,3.7,.8 T 8 L 24/-24 A 14/84'], gear: 'line 0; rod -1 .02 0 1.6 .02 0 .05 band', seconds: 1.2, arrow: 'ankle near 0,.9' },
  'skater-jump': { view: [80, 7], poses: ['-.3,3.1,-1.5 T 34/28/8 L -30^-60/-50^-34 | 54^4/-24 A 50^-40/60^-40 | -30^20/-10^30', '-.3,3.1,1.5 T 34/28/8 L 54^4/-24 | -30^-60/-50^-34 A -30^20/-10^30 | 50^-40/60^-40'], seconds: 1.8, arrow: 'pelvis 0,-2.4', glides: true },
  'jumping-jack': { view: [84, 4], poses: [`${STAND} A 2^10/4`, '0,4.15 T 0 L 4^17/-4^17 A -170^25/-170^15'], seconds: 1.2 },
  'step-jack': { view: [84, 4], poses: [`${STAND} A 2^10/4`, '0,3.9,.35 T 0 L 4^26/-4^26 | 4^-4/-4^-4 A -170^25/-170^15'], seconds: 1.6 },
  'rope-skip': { view: [-58, 4], poses: ['0,4.25 T 0 L 2/-6 A -14^34/44^14 F 42', '0,3.88 T 2 L 14/-16 A -14^34/44^14 F flat'], gear: 'rope', seconds: 0.7, still: 0, arrow: 'none' },
  burpee: { view: [0, 8], poses: [`${STAND} A 3/10`, '-.45,1.5 T 64/60/40 L 90^15/-52^-15 A -24/25', '-1,1.95 T 72/72/68 L -56/-88 A -6/25', '-.45,1.5 T 64/60/40 L 90^15/-52^-15 A -24/25', '0,4.9 T 0 L 0/-7 A 170^24/176 F 60'], phases: true, seconds: 5 },
  'step-back-burpee': { view: [0, 8], poses: [`${STAND} A 3/10`, '-.3,3.3 T 70/66/40 L 40/-14 A >1.9,2.35,.6', '-1.2,3.1 T 50/50/44 L -36/-48 A >1.9,2.35,.6', '0,3.95 T 0 L 4/-4 A 172/176'], gear: 'chair 2.3 2.1 1', phases: true, seconds: 5 },
  'fast-squat': { view: [14, 7], poses: ['-1.15,2.1 T 42/34/12 L 84^20/-18^-20 A 60/80', '.12,4.3 T 0 L 2/-2 A 6/12 F 48'], seconds: 1.6, arrow: 'pelvis -1.5,0' },
  'quick-calf-bounce': { view: [10, 6], poses: ['0,3.93 T 0 L 6/-6 A 10/60', '.1,4.3 T 0 L 3/-3 A 10/60 F 44'], seconds: 0.7, arrow: 'ankle near -1.2,0' },
  'side-step-touch': { view: [80, 7], poses: ['-.25,3.3,-1.1 T 24/18/6 L 34^10/-30^-4 | 34^30/-30^10 A 30/100^-20', '-.25,3.3,1.1 T 24/18/6 L 34^30/-30^10 | 34^10/-30^-4 A 30/100^-20'], seconds: 1.4, arrow: 'pelvis 0,-2.6', glides: true },
  'march-in-place': { view: [14, 6], poses: [...MARCH], seconds: 1.2, arrow: 'knee near .9,0', still: 0 },
  'arm-drive': { view: [14, 7], poses: ['-.75,2.55 T 4 L 90/2 A 44/126 | -58/38', '-.75,2.55 T 4 L 90/2 A -58/38 | 44/126'], gear: 'chair -.8 2', seconds: QUICK, arrow: 'none' },
  'medicine-throw': { view: [0, 6], poses: ['-1.4,2.1 T 30/22/4 L 88^18/-16^-18 A 40/150^-20', '-.2,4.28 T 0/-4/-14 L 4/-6 A 150/158^-8 F 40'], gear: 'wall 2.4 9.4; ball hands@.35,.1,0 .5', arrow: 'wrist near 1,1' },
}
