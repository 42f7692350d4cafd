import type { SQUAT_ROWS } from '../../../engine/sessions/catalogue/squat.ts'
import type { Move } from '../move.ts'
import type { Figures } from './figures.ts'
import { smithAt } from './smith.ts'

const UP = '0,3.95 T 0 L 3/-5'
const DOWN = '-1.3,1.95 T 42/38/14 L 89^23/-14^-23'
const UPRIGHT_DOWN = '-.95,1.85 T 30/20/5 L 87^27/-26^-28'

const BACK: Move = { view: [28, 8], poses: [`${UP} A -27/165^15`, `${DOWN} A -48^13/140`], gear: 'barbell nape' }
const GOBLET: Move = {
  view: [28, 8],
  poses: [`${UP} A 8^11/131^-50`, `${UPRIGHT_DOWN} A 25/141^-42`],
  gear: 'dumbbell hands@.1,-.05,0 up',
}
const AIR: Move = { view: [20, 8], poses: [`${UP} A 10/12`, '-1.25,1.95 T 42/34/12 L 88^25/-16^-26 A 82/88'] }
const LEG_PRESS: Move = {
  view: [14, 10],
  poses: ['-1,1.5 T -48/-46/-24 L 153/73 A 20^14/52 F [-.5 .86 0]', '-1,1.5 T -48/-46/-24 L 121/113 A 20^14/52'],
  gear: 'slab -.6 .8 -2.5 3.1; slab -1.2 .75 .1 .75; plate soles@.3,.25,0 122; rod 3.6 5 0 .2 .2 0 .1; rod -2.3 .2 0 3.9 .2 0 .1; rod -2.1 .2 0 -2.1 2.4 0 .1',
  arrow: 'ankle near 0,1.3',
}

/** @see SQUAT_ROWS */
// biome-ignore format: a table reads best with as few lines for a move as hold it
export const SQUAT_FIGURES: Figures<typeof SQUAT_ROWS> = {
  'back-squat': BACK,
  'front-squat': { view: [28, 8], poses: [`${UP} A 84^14/-106^-16`, '-1.05,1.9 T 28/18/6 L 87^25/-22^-26 A 84^14/-106^-16'], gear: 'barbell collar' },
  'paused-back-squat': { ...BACK, badge: 'pause' },
  'barbell-box-squat': { view: [28, 8], poses: [`${UP} A -27/165^15`, '-1.45,2.1 T 42/38/14 L 88^23/-6^-23 A -48^13/140'], gear: 'step -2 1.6 1.65; barbell nape', arrow: 'pelvis -2.1,1.7' },
  'goblet-squat': GOBLET,
  'goblet-box-squat': { view: [28, 8], poses: [`${UP} A 8^11/131^-50`, '-1.4,2.1 T 36/28/8 L 88^23/-8^-23 A 25/141^-42'], gear: 'step -1.95 1.6 1.65; dumbbell hands@.1,-.05,0 up', arrow: 'pelvis -1.9,1.5' },
  'double-dumbbell-front-squat': { view: [32, 8], poses: [`${UP} A 52^8/172^-12`, '-1,1.87 T 28/20/6 L 87^26/-24^-27 A 62^8/170^-12'], gear: 'dumbbells x' },
  'heels-raised-goblet-squat': { view: [14, 8], poses: ['0,4.2 T 0 L 10/-10 A 8^11/131^-50 F 24', '-.55,1.95 T 14/8/2 L 84^24/-36^-24 A 22/141^-42'], gear: 'box -.15 .16 0 .7 .32 2.2; dumbbell hands@.1,-.05,0 up' },
  'kettlebell-rack-squat': { view: [34, 8], poses: [`${UP} A 24^4/166^-28 | 6^40/12^55`, '-1,1.87 T 28/20/6 L 87^26/-24^-27 A 34^4/166^-28 | 30^50/20^60'], gear: 'kettlebell hand.near rack' },
  'dumbbell-suitcase-squat': { view: [18, 8], poses: [`${UP} A 0^8/2^4`, '-1,1.95 T 36/30/10 L 87^20/-20^-20 A -2^14/2^6'], gear: 'dumbbells x' },
  'leg-press': LEG_PRESS,
  'narrow-leg-press': { ...LEG_PRESS, poses: ['-1,1.5 T -48/-46/-24 L 146^-9/70 A 20^14/52 F [-.5 .86 0]', '-1,1.5 T -48/-46/-24 L 114^-9/107 A 20^14/52'] },
  'hack-squat': { view: [10, 8], poses: ['-.75,3.7 T -22/-22/-14 L 26/16 A 30^10/150', '-.25,2.3 T -22/-22/-14 L 96^14/-4^-14 A 30^10/150'], gear: 'slab -.85 2 -2.6 6.6; rod -2.9 7.4 0 -.2 .1 0 .1; slab .1 .12 1.8 .12; cable -1.2,6 shoulder.near', arrow: 'pelvis 1.9,.3' },
  'smith-squat': { view: [28, 8], poses: [`-.55,3.9 T 0 L 14/4 A -27/165^15`, '-.9,1.95 T 10/8/2 L 86^18/0^-18 A -27^10/160'], gear: `${smithAt(-0.9, 1.7, 8.6)}; barbell nape`, arrow: 'pelvis 1.9,.5' },
  'belt-supported-hold-squat': { view: [10, 7], poses: ['-.2,3.9 T -2 L 8/2 A >1.5,4.5,.5', '-1.35,2 T 26/18/6 L 92^16/-2^-16 A >1.5,4.5,.5'], gear: 'rod 1.7 0 .7 1.7 5.6 .7 .1 iron; rod 1.7 0 -.7 1.7 5.6 -.7 .1 iron; rod 1.7 4.5 .8 1.7 4.5 -.8 .1 iron', arrow: 'pelvis -1.7,.9' },
  'banded-squat': { view: [34, 8], poses: [`${UP} A 20^10/160^-20`, '-1.15,1.92 T 36/28/10 L 88^25/-20^-26 A 26^10/160^-20'], gear: 'band sole.near shoulder.near; band sole.far shoulder.far' },
  'banded-front-squat': { view: [34, 8], poses: [`${UP} A 66^10/170^-24`, '-1,1.87 T 26/18/6 L 87^26/-24^-27 A 70^10/172^-24'], gear: 'band sole.near hand.near; band sole.far hand.far' },
  'knee-band-squat': { view: [52, 8], poses: ['0,3.85 T 2 L 10^9/-12^-4 A 30^8/130^-50', '-1.15,2 T 38/30/10 L 84^32/-18^-30 A 62/118^-40'], gear: 'band thigh.near@.28,0,0 thigh.far@.28,0,0' },
  'air-squat': AIR,
  'tempo-squat': { ...AIR, badge: '4-1-2' },
  'one-and-a-half-squat': { ...AIR, badge: '1 1/2' },
  'box-squat': { view: [14, 8], poses: [`${UP} A 30/40`, '-1.5,2.45 T 40/32/12 L 82^12/0^-12 A 78/88'], gear: 'chair -1.75 2', arrow: 'pelvis -1.2,1.9' },
  'sit-to-stand': { view: [14, 8], poses: ['-1.55,3.05 T 34/28/14 L 62^6/-4^-6 A 38/70', `0,3.95 T 0 L 3/-5 A 4/10`], gear: 'stool -1.9 2.6', arrow: 'head .9,0' },
  'wall-sit': { view: [12, 7], poses: ['-.5,2.14 T 0 L 90/1 A 4/30'], gear: 'wall -1' },
  'isometric-thigh-press': { view: [10, 8], poses: ['-.75,2.55 T 0 L 90/84 | 88/2 A -14/8'], gear: 'chair -.8 2; cushion knee.near@-.3,-.34,0 .16 .3', arrow: 'way 1.2,2.4 0,-1.5' },
  'bridge-squeeze': { view: [24, 12], poses: ['0,.5 T -90/-90/-87 L 147/14 A 110^24/80^-15', '-.1,1.72 T -125/-121/-84 L 100/-8 A 117^27/70^-18'], gear: 'mat -.4 7.6; cushion knees@0,0,0 .22 .34' },
  'sumo-squat': { view: [86, 7], poses: ['-.05,3.55 T 0 L 26^24/-16 A 20^20/110^-70', '-.6,2.1 T 20/14/2 L 75^55/-9^-33 A 30^16/112^-72'], arrow: 'pelvis 2.2,0' },
  'goblet-sumo-squat': { view: [86, 7], poses: ['-.1,3.5 T 4/4/2 L 30^22/-20 A 7^-11/10^-18', '-.6,2.1 T 26/20/4 L 75^55/-9^-33 A 0/14^-29'], gear: 'kettlebell hands down', arrow: 'pelvis 2.2,0' },
  'shrimp-squat': { view: [0, 7], poses: ['0,3.95 T 4 L 3/-5 | -14/-166 A 70/76 | -16/-30', '-.7,2.1 T 40/34/14 L 92/-34 | 2/-112 A 84/88 | -40/-52'], gear: 'mat -.6 3', arrow: 'pelvis -1.9,1' },
  'pistol-squat': { view: [10, 7], poses: ['0,3.95 T 0 L 4/-4 | 18/14 A 30/36', '-.9,1.5 T 40/36/14 L 103/-28 | 97/96 A 88/92'] },
  'sumo-leg-press': { ...LEG_PRESS, poses: ['-1,1.5 T -48/-46/-24 L 146^16/74 A 20^14/52 F [-.5 .86 0]', '-1,1.5 T -48/-46/-24 L 116^22/108 A 20^14/52'] },
  'dumbbell-thruster': { view: [32, 8], poses: ['-1,1.87 T 28/20/6 L 87^26/-24^-27 A 62^8/170^-12', `${UP} A 176^20/180^-12`], gear: 'dumbbells x' },
  'staggered-squat': { view: [20, 8], poses: ['-.1,3.85 T 2 L 8/-6 | -20/-40 A 10/12 F flat | 34', '-.9,2.3 T 30/24/10 L 86/-12 | 44/-80 A 82/88 F flat | 44'], arrow: 'pelvis -1.7,.6' },
  'box-pistol-squat': { view: [10, 7], poses: ['0,3.95 T 0 L 4/-4 | 18/14 A 30/36', '-1.5,2.55 T 40/34/12 L 82/-2 | 84/80 A 84/90'], gear: 'chair -1.75 2', arrow: 'pelvis -1.2,1.9' },
  'deep-squat-hold': { view: [44, 8], poses: ['-.75,1.2 T 30/22/4 L 104^34/-40^-30 A 44^14/128^-44'] },
  'backpack-squat': { view: [28, 8], poses: [`${UP} A 20^16/112^-56`, `${UPRIGHT_DOWN} A 32^16/118^-56`], gear: 'pack chest@.15,.5,0 .5' },
}
