import type { LUNGE_ROWS } from '../../../engine/sessions/catalogue/lunge.ts'
import type { Move } from '../move.ts'
import type { Figures } from './figures.ts'
import { smithAt } from './smith.ts'

const SPLIT_UP = '-.45,3.6 T 2 L 30/-8 | -22/-38'
const SPLIT_DOWN = '-.65,2.2 T 6/5/2 L 84/-18 | 0/-98'
const STAND = '0,3.95 T 0 L 4/-4'
const LUNGED = '-.75,2.18 T 4/4/2 L 80/-32 | 8/-104'
const HANGING = 'A 0^8/2'
const ON_HIPS = 'A -21^15/41^-20'
const RACKED = 'A -27/165^15'
const SPLIT: Move = {
  view: [8, 7],
  poses: [`${SPLIT_UP} ${ON_HIPS}`, `${SPLIT_DOWN} A -26^16/43^-21`],
  arrow: 'pelvis -1.9,.6',
}
const STEP_UP: Move = {
  view: [8, 7],
  poses: [
    '-.3,3.85 T 10/10/5 L 92/-10 | 1/-20 A -18/10 | 20/60',
    '1.15,5.7 T 2/2/1 L 11/-10 | 59/-33 A 25/70 | -20/20',
  ],
  arrow: 'pelvis -1.5,.8',
}
const SIDE: Move = {
  view: [84, 7],
  poses: [`${STAND} A 10^22/118^-74`, '-.7,2.35,1.3 T 38/34/10 L 69^15/-33^-22 | 50^43/-14^48 A 39/-161^-26'],
  arrow: 'pelvis -1.9,1.3',
}
const REAR_RAISED: Move = {
  view: [0, 7],
  poses: ['-.35,3.55 T 12/12/6 L 37/-11 | -12/-98 A 0/2', '-.75,2.3 T 20/20/8 L 81/-21 | -21/-142 A 0/2'],
}
const LEG_PRESS_ONE: Move = {
  view: [14, 10],
  poses: [
    '-1,1.5 T -48/-46/-24 L 153/73 | 96/4 A 20^14/52 F [-.5 .86 0] | flat',
    '-1,1.5 T -48/-46/-24 L 121/113 | 96/4 A 20^14/52',
  ],
  gear: 'slab -.6 .8 -2.5 3.1; slab -1.2 .75 .1 .75; plate sole.near@.3,.25,0 122; rod 3.6 5 0 .2 .2 0 .1; rod -2.3 .2 0 3.9 .2 0 .1; rod -2.1 .2 0 -2.1 2.4 0 .1',
  arrow: 'ankle near 0,1.3',
}

/** @see LUNGE_ROWS */
// biome-ignore format: a table reads best with as few lines for a move as hold it
export const LUNGE_FIGURES: Figures<typeof LUNGE_ROWS> = {
  'barbell-split-squat': { view: [26, 8], poses: [`${SPLIT_UP} ${RACKED}`, `${SPLIT_DOWN} ${RACKED}`], gear: 'barbell nape .6', arrow: 'pelvis -1.9,.6' },
  'barbell-reverse-lunge': { view: [26, 8], poses: [`${STAND} ${RACKED}`, `${LUNGED} ${RACKED}`], gear: 'barbell nape .6', arrow: 'pelvis -1.9,.6' },
  'dumbbell-split-squat': { view: [8, 7], poses: [`${SPLIT_UP} ${HANGING}`, `${SPLIT_DOWN} ${HANGING}`], gear: 'dumbbells x', arrow: 'pelvis -1.9,.6' },
  'dumbbell-reverse-lunge': { view: [8, 7], poses: [`${STAND} ${HANGING}`, `${LUNGED} ${HANGING}`], gear: 'dumbbells x', arrow: 'pelvis -1.9,.6' },
  'dumbbell-walking-lunge': { view: [8, 7], poses: [`-1.9,3.95 T 0 L 4/-4 ${HANGING}`, '-.6,2.25 T 4 L 84/-24 | 0/-100 A 0^8/2', '1.3,3.95 T 0 L 3/-4 | 4/-4 A 0^8/2'], gear: 'dumbbells x', still: 1, arrow: 'head .3,.9' },
  'rear-foot-raised-split-squat': { ...REAR_RAISED, gear: 'bench -2.5 2 1.7; dumbbells x' },
  'dumbbell-step-up': { ...STEP_UP, poses: ['-.3,3.85 T 10/10/5 L 92/-10 | 1/-20 A 0/2', '1.15,5.7 T 2/2/1 L 11/-10 | 59/-33 A 0/2'], gear: 'box 1.4 .9 0 2.2 1.8 2.4; dumbbells x' },
  'dumbbell-lateral-lunge': { ...SIDE, poses: [`${STAND} A 4/6`, '-.7,2.35,1.3 T 44/40/16 L 69^15/-33^-22 | 50^43/-14^48 A 0^10/0^4 | 0^-40/0^-40'], gear: 'dumbbells x' },
  'machine-single-leg-press': LEG_PRESS_ONE,
  'smith-split-squat': { view: [26, 8], poses: [`${SPLIT_UP} ${RACKED}`, `${SPLIT_DOWN} ${RACKED}`], gear: `${smithAt(-0.8, 1.7, 8.6)}; barbell nape .6`, arrow: 'pelvis -1.9,.6' },
  'banded-split-squat': { view: [20, 7], poses: [`${SPLIT_UP} A 40^10/168^-20`, `${SPLIT_DOWN} A 44^10/168^-20`], gear: 'band sole.near hand.near; band sole.near hand.far', arrow: 'pelvis -1.9,.6' },
  'banded-lateral-walk': { view: [-80, 7], poses: ['-.4,3.4,-.5 T 18/14/6 L 32^8/-20^-4 A 40/120^-40', '-.4,3.35,.1 T 18/14/6 L 32^36/-20^14 | 32^-8/-20^30 A 40/120^-40'], gear: 'band thigh.near@.25,0,0 thigh.far@.25,0,0', arrow: 'knee near .9,0', glides: true },
  'split-squat': SPLIT,
  'supported-split-squat': { view: [8, 7], poses: [`${SPLIT_UP} A -21^15/41^-20 | >1.55,5.2,-.9`, '-.6,2.9 T 4/4/2 L 62/-14 | -10/-72 A -24^15/42^-20 | >1.55,4.9,-.9'], gear: 'wall 1.75', arrow: 'pelvis -1.7,.5' },
  'reverse-lunge': { view: [8, 7], poses: [`${STAND} ${ON_HIPS}`, `${LUNGED} A -26^16/43^-21`], arrow: 'pelvis -1.9,.6' },
  'walking-lunge': { view: [8, 7], poses: [`-1.9,3.95 T 0 L 4/-4 ${ON_HIPS}`, '-.6,2.25 T 4 L 84/-24 | 0/-100', '1.3,3.95 T 0 L 3/-4 | 4/-4'], still: 1, arrow: 'head .3,.9' },
  'lateral-lunge': SIDE,
  'cossack-squat': { view: [86, 7], poses: ['-.1,3.4 T 10/10/5 L 31^22/-25^11 A 21^16/163^-56', '-.55,1.55,1.4 T 34/28/6 L 80^23/-48^-40 | 76^52/-29^54 A 31/-177^-43 F - | -50'], arrow: 'pelvis -1.9,1.6' },
  'step-up': { ...STEP_UP, poses: ['-.3,3.85 T 10/10/5 L 80/-16 | 1/-20 A -18/10 | 20/60', '1.1,5.4 T 2/2/1 L 11/-10 | 50/-40 A 25/70 | -20/20'], gear: 'stairs .35' },
  'step-down': { view: [8, 7], poses: ['-.1,4.7 T 0 L 4/-4 | 12/-2 A 10/20', '-.45,4.05 T 20/18/8 L 60/-36 | 22/22 A 50/60 F - | -12'], gear: 'box -.1 .38 0 1.7 .76 2.8; box -1.5 .75 0 1.2 1.5 2.8', arrow: 'pelvis -1.5,0' },
  'sofa-split-squat': { ...REAR_RAISED, poses: ['-.35,3.55 T 12/12/6 L 37/-11 | -12/-98 A -21^15/41^-20', '-.75,2.3 T 20/20/8 L 81/-21 | -21/-142 A -26^16/43^-21'], gear: 'sofa -3.3' },
  'curtsy-lunge': { view: [74, 8], poses: [`${STAND} A 20^20/110^-70`, '-.5,2.4,.1 T 14/10/4 L 76^14/-26^-14 | -16^-52/-70^-18 A 30^16/112^-72 F - | 50'], arrow: 'ankle far' },
  'clock-lunge': { view: [40, 12], poses: [`0,3.95 T 0 L 4/-4 ${ON_HIPS}`, '.75,2.5 T 4 L 78/-16 | -30/-70 A -21^15/41^-20', '-.3,2.5,.9 T 24/20/8 L 66^22/-24^-16 | 34^44/-10^46 A -10^15/41^-20', '-1.1,2.4 T 6 L -16/-86 | 70/-6 A -21^15/41^-20'], phases: true },
  'side-lying-leg-raise': { view: [16, 40], poses: ['0,.55 T [-1 0 0 ; 0 0 1]; [-1 .3 0 ; 0 0 1] L 88/88 A -96^11/-130 | 62^-11/-42^-55', '0,.55 T [-1 0 0 ; 0 0 1]; [-1 .3 0 ; 0 0 1] L 88/88 | 127/127'], gear: 'mat .2 9.4' },
  'supine-straight-leg-raise': { view: [0, 10], poses: ['0,.5 T -90/-90/-87 L 92/91 | 147/14 A 114^24/86^-15', '0,.5 T -90/-90/-87 L 136/135 | 147/14 A 114^24/86^-15'], gear: 'mat 0 8.6' },
  'goblet-split-squat': { ...SPLIT, view: [24, 8], poses: [`${SPLIT_UP} A 8^11/131^-50`, `${SPLIT_DOWN} A 14^11/133^-48`], gear: 'dumbbell hands@.1,-.05,0 up' },
  'kettlebell-reverse-lunge': { view: [34, 8], poses: [`${STAND} A 24^4/166^-28 | 6^40/12^55`, `${LUNGED} A 24^4/166^-28 | 6^40/12^55`], gear: 'kettlebell hand.near rack', arrow: 'pelvis -1.9,.6' },
  'barbell-step-up': { ...STEP_UP, view: [24, 8], poses: ['-.3,3.85 T 10/10/5 L 92/-10 | 1/-20 A -27/165^15', '1.15,5.7 T 2/2/1 L 11/-10 | 59/-33 A -27/165^15'], gear: 'box 1.4 .9 0 2.2 1.8 2.4; barbell nape .6' },
  'barbell-walking-lunge': { view: [26, 8], poses: [`-1.9,3.95 T 0 L 4/-4 ${RACKED}`, `-.6,2.25 T 4 L 84/-24 | 0/-100 ${RACKED}`, `1.3,3.95 T 0 L 3/-4 | 4/-4 ${RACKED}`], gear: 'barbell nape .6', still: 1, arrow: 'head .3,.9' },
  'dumbbell-curtsy-lunge': { view: [74, 8], poses: [`${STAND} A 0^8/2`, '-.5,2.4,.1 T 14/10/4 L 76^14/-26^-14 | -16^-52/-70^-18 A 0^10/2 F - | 50'], gear: 'dumbbells x', arrow: 'ankle far' },
  'backpack-split-squat': { ...SPLIT, gear: 'backpack' },
  'backpack-step-up': { ...STEP_UP, poses: ['-.3,3.85 T 10/10/5 L 80/-16 | 1/-20 A -18/10 | 20/60', '1.1,5.4 T 2/2/1 L 11/-10 | 50/-40 A 25/70 | -20/20'], gear: 'stairs .35; backpack' },
}
