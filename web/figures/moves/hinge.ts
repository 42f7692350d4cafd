import type { HINGE_ROWS } from '../../../engine/sessions/catalogue/hinge.ts'
import type { Move } from '../move.ts'
import type { Figures } from './figures.ts'

const STAND = '0,3.95 T 0 L 4/-4'
const HINGED = '-1,3.55 T 78/76/50 L 37/-1'
const BRIDGE = '0,.5 T -90/-90/-87 L 147/14'
const BRIDGED = '-.1,1.72 T -125/-121/-84 L 100/-8'
const BRIDGE_ARMS = 'A 120^24/88^-15'
const THRUST: Move = {
  view: [8, 9],
  poses: ['.55,1 T -55/-55/-34 L 125/17 A 68^60/80^-47', '.55,1.95 T -90/-90/-66 L 94/6 A 116^47/106^-36'],
}
const THRUST_BENCH = 'box -1.7 .85 0 1.3 1.7 3.4'
const PULL_THROUGH: Move = {
  view: [14, 7],
  poses: [
    '-1.05,3.1 T 70/66/34 L 56^12/-12^-12 A >-.9,2.15,.14 F flat',
    '0,3.93 T -2/-2/-1 L 6^8/-6^-8 A >.75,3.15,.14~out+back',
  ],
  arrow: 'pelvis 1.7,.2',
}
const ROMANIAN: Move = { view: [20, 8], poses: [`${STAND} A 5/10`, `${HINGED} A -30/6`], gear: 'bar' }

/** @see HINGE_ROWS */
// biome-ignore format: a table reads best with as few lines for a move as hold it
export const HINGE_FIGURES: Figures<typeof HINGE_ROWS> = {
  deadlift: { view: [24, 9], poses: ['-1.45,2.7 T 58/52/25 L 70/-10 A 0/7', '-.1,3.95 T -2/-2/-1 L 4/-4 A 7/14'], gear: 'bar hands .86', arrow: 'wrist near 1.5,0' },
  'deficit-deadlift': { view: [24, 9], poses: ['-1.35,2.85 T 64/58/28 L 77/-12 A 0/7', '-.1,4.35 T -2/-2/-1 L 4/-4 A 7/14'], gear: 'box .2 .2 0 1.9 .4 2; bar hands .86', arrow: 'wrist near 1.6,0' },
  'sumo-deadlift': { view: [70, 8], poses: ['-1,2.35 T 46/40/18 L 62^48/-16^-18 A 4^-6/6^-6', '-.1,3.5 T 0/0/0 L 8^26/-6^16 A 6^-8/10^-8'], gear: 'bar hands .8', arrow: 'wrist near 1.8,0' },
  'romanian-deadlift': ROMANIAN,
  'barbell-hip-thrust': { ...THRUST, view: [20, 10], gear: `${THRUST_BENCH}; barbell hips .8` },
  'good-morning': { view: [24, 8], poses: ['0,3.95 T 0 L 2/-5 A -27/165^15', '-1,3.6 T 72/70/48 L 34/-2 A -56^46/144^-23'], gear: 'barbell nape .6' },
  'dumbbell-romanian-deadlift': { ...ROMANIAN, view: [0, 7], poses: [`${STAND} A 3/11`, `${HINGED} A -32/5`], gear: 'dumbbells z' },
  'single-leg-romanian-deadlift': { view: [0, 7], poses: ['0,3.95 T 0 L 4/-4 | -2/-4 A 2/6', '-.35,3.75 T 78/76/62 L 22/-9 | -80/-84 A -30^20/-10^20 | 2/4'], gear: 'dumbbells z' },
  'b-stance-deadlift': { view: [10, 8], poses: ['-.1,3.9 T 0 L 8/-6 | -12/-34 A 3/9 F flat | 34', '-1,3.5 T 74/72/46 L 38/0 | 10/-44 A -30/4'], gear: 'dumbbells z' },
  'dumbbell-hip-thrust': { ...THRUST, gear: `${THRUST_BENCH}; dumbbell hips z` },
  'kettlebell-deadlift': { view: [26, 8], poses: ['-1.25,2.8 T 58/52/25 L 68^14/-12^-14 A -2^-12/4^-14', '-.1,3.95 T -2/-2/-1 L 5^5/-5^-5 A 9^-14/14^-14'], gear: 'kettlebell hands down', arrow: 'wrist near 1.3,0' },
  'kettlebell-swing': { view: [16, 7], poses: ['-1.15,3 T 66/62/30 L 58^11/-13 A -44/-35^-43', '-.5,3.6 T 30/28/16 L 31^9/-16 A 7/36^-45', '.05,3.86 T -4/-4/0 L 10/-15 A 84^-12/89^-18'], gear: 'kettlebell hands', arrow: 'wrist near .6,-1.2' },
  'banded-deadlift': { view: [24, 8], poses: ['-1.35,2.9 T 60/54/28 L 66/-10 A -8/4', '-.1,3.95 T -2/-2/-1 L 4/-4 A 6/10'], gear: 'band sole.near hand.near; band sole.far hand.far', arrow: 'wrist near 1.3,0' },
  'banded-good-morning': { view: [20, 8], poses: ['0,3.95 T 0 L 4/-4 A 16^10/160^-24', '-1,3.6 T 72/70/48 L 34/-2 A 84/-140^-20'], gear: 'band sole.near nape; band sole.far nape' },
  'banded-pull-through': { ...PULL_THROUGH, gear: 'post -4.4 3; band -4.4,.9,0 hands' },
  'cable-pull-through': { ...PULL_THROUGH, gear: 'post -4.6 8.4; post -4.2 1.4; cable -4.5,1,0 hands' },
  'back-extension': { view: [0, 7], poses: ['.15,3.35 T 125/130/128 L -17/-71 A >1.75,2.3,.3~out', '.15,3.35 T 50/48/44 L -16/-73 A >1.85,4.75,.3~out F 60'], gear: 'slab -.5 2.45 .35 2.95 .7; slab -2.2 .75 -2 .15 .5; rod -2.6 .15 0 1.6 .15 0 .1; rod .1 2.8 0 .9 .15 0 .1; rod -2.1 .7 0 .1 2.6 0 .08', arrow: 'head .9,0' },
  'machine-hip-thrust': { ...THRUST, view: [10, 9], gear: 'box -1.7 .85 0 1.3 1.7 3; rod -2.6 .2 1 2.6 .2 1 .09; rod 2.4 .2 1 2.4 2.4 1 .09; roll hips .34 1; cable hips 2.4,2.3,1' },
  'glute-bridge': { view: [0, 10], poses: [`${BRIDGE} ${BRIDGE_ARMS}`, `${BRIDGED} A 118^27/70^-18`], gear: 'mat -.6 7.6' },
  'single-leg-glute-bridge': { view: [0, 10], poses: ['0,.5 T -90/-90/-87 L 147/14 | -150/60 A 110^24/84^-15 | >.65,1.6,.3~out', '-.1,1.72 T -125/-121/-84 L 100/-8 | 172/74 A 117^27/70^-18 | >.3,2.6,.3~out'], gear: 'mat -.6 7.6' },
  'bridge-walkout': { view: [0, 10], poses: ['-.1,1.72 T -125/-121/-84 L 100/-8 A 117^27/70^-18', '-.05,1.5 T -120/-117/-84 L 92/44 | 100/-6 A 116^27/72^-18 F -30 | flat', '0,1.1 T -108/-106/-84 L 88/66 A 114^27/76^-18 F -50'], gear: 'mat -.4 8.4', phases: true, glides: true },
  'sliding-leg-curl': { view: [0, 10], poses: ['0,.95 T -106/-104/-84 L 86/70 A 114^27/76^-18 F -40', '-.1,1.72 T -125/-121/-84 L 101/-10 A 117^27/70^-18 F -14'], gear: 'towel 3.9,.06,.5 1.0,.06,.5; mat -2.2 3.6', arrow: 'ankle near 0,-.8', glides: true },
  'nordic-curl': { view: [0, 7], poses: ['-.8,2.15 T 0 L -1/-89 A 60^13/150^-33', '.55,1.7 T 50/50/42 L -47/-84 A 40^15/120^-26'], gear: 'sofa -4.2; mat -.8 3.4', arrow: 'head .9,0' },
  'hip-hinge-drill': { view: [0, 7], poses: ['-.1,3.95 T 0 L 4/-4 A >.62,3.85,.75~back+out', '-1.25,3.5 T 66/64/40 L 42/-6 A >-.2,3.6,.8~back+up'], gear: 'wall -2', arrow: 'pelvis -.3,1.7' },
  'single-leg-hinge': { view: [0, 7], poses: ['0,3.95 T 0 L 4/-4 | -2/-4 A 4/10', '-.35,3.75 T 80/80/74 L 22/-9 | -84/-86 A 130/132'] },
  'backpack-deadlift': { view: [26, 8], poses: [`${STAND} A >.6,3.2,.4`, '-1,3.55 T 74/72/46 L 37/-1 A >.45,2.3,.4'], gear: 'pack hands@.3,.3,0 .42' },
  'seated-glute-squeeze': { view: [20, 8], poses: ['-.75,2.55 T 0 L 90/2 A 20/50'], gear: 'chair -.8 2' },
  'feet-up-bridge': { view: [0, 9], poses: ['.2,.5 T -90/-90/-87 L 136/42 A 116^24/80^-15', '.1,1.9 T -128/-124/-84 L 88/52 A 118^27/66^-18'], gear: 'mat -1.2 5.6; sofa 3.9 1' },
  'rack-pull': { view: [24, 9], poses: ['-1.15,3.25 T 52/48/24 L 48/-8 A -8/4', '-.1,3.95 T -2/-2/-1 L 4/-4 A 7/14'], gear: 'box .5 .75 1.9 .8 1.5 .6; box .5 .75 -1.9 .8 1.5 .6; bar', arrow: 'wrist near 1.3,0' },
  'stiff-leg-deadlift': { view: [20, 9], poses: ['-.95,3.6 T 92/88/58 L 32/-4 A -14/6', '-.1,3.95 T -2/-2/-1 L 4/-4 A 7/14'], gear: 'bar hands .86', arrow: 'wrist near 1.5,0' },
  'kettlebell-romanian-deadlift': { ...ROMANIAN, view: [26, 8], poses: [`${STAND} A 9^-14/14^-14`, `${HINGED} A -30^-12/4^-14`], gear: 'kettlebell hands down' },
  'kettlebell-single-leg-deadlift': { view: [0, 7], poses: ['0,3.95 T 0 L 4/-4 | -2/-4 A 10/20 | 2/6', '-.35,3.75 T 78/76/62 L 22/-9 | -80/-84 A >.5,3.4,.9 | 2/4'], gear: 'kettlebell hand.far down' },
  'banded-hip-thrust': { ...THRUST, view: [20, 10], gear: `${THRUST_BENCH}; band 1.9,.05,1.3 hips@.1,.2,.8 hips@.1,.2,-.8 1.9,.05,-1.3` },
  'single-leg-hip-thrust': { ...THRUST, poses: ['.55,1 T -55/-55/-34 L 125/17 | 148/80 A 68^60/80^-47', '.55,1.95 T -90/-90/-66 L 94/6 | 150/84 A 116^47/106^-36'], gear: 'sofa -2.6' },
  'frog-bridge': { view: [52, 18], poses: ['0,.5 T -90/-90/-87 L 132^58/40^-62 A 120^24/88^-15', '-.1,1.25 T -112/-110/-84 L 112^58/22^-62 A 118^27/74^-18'], gear: 'mat -.9 7', arrow: 'pelvis 0,1.2' },
  'donkey-kick': { view: [0, 9], poses: ['-1.05,2.2 T 83/83/84 L 0/-92 | -2/-85 A -24/28', '-1.05,2.2 T 83/83/82 L -92/-176 | -2/-85 A -24/28'], gear: 'mat -.6 5', arrow: 'ankle near' },
  'cable-kickback': { view: [0, 7], poses: ['-.2,3.85 T 24/24/16 L 16/4 | 4/-6 A >1.9,4.9,.5', '-.2,3.85 T 30/30/22 L -44/-52 | 6/-8 A >1.9,4.7,.5'], gear: 'post 2.3 6; cable 2.2,.5,.4 ankle.near', arrow: 'ankle near' },
  'kettlebell-clean': { view: [30, 7], poses: ['-1.15,3 T 62/58/28 L 58^11/-13 A -14^-8/-2^-20 | 20^30/30^30', '0,3.95 T 0 L 4/-4 A 24^4/166^-28 | 6^40/12^55'], gear: 'kettlebell hand.near rack', arrow: 'wrist near 1,0' },
}
