import type { MOBILITY_ROWS } from '../../../engine/sessions/catalogue/mobility.ts'
import type { Move } from '../move.ts'
import type { Figures } from './figures.ts'

const STAND = '0,3.95 T 0 L 4/-4'
const CHAIR = 'chair -.8 2'
const LYING = '0,.5 T -90/-90/-87'
const MAT = 'mat -.4 8.6'
const ALL_FOURS_LEGS = 'L -4/-84'
const ON_HIPS = 'A -21^15/41^-20'
const SIDE_LYING = '0,.7 T [-1 0 0 ; 0 0 1]'
const HALF_KNEEL = 'L -4/-91 | 91/1'
const DRILL_ARMS = 'A -40/50 | 44/100'
const DRILL_BACK = 'A 44/100 | -40/50'
const MARCH: Move = {
  view: [0, 6],
  poses: [`0,3.95 T 2 L 90/6 | 2/-2 ${DRILL_ARMS}`, `0,3.95 T 2 L 2/-2 | 90/6 ${DRILL_BACK}`],
  seconds: 1.5,
  arrow: 'knee near .8,.2',
  still: 0,
}

/** @see MOBILITY_ROWS */
// biome-ignore format: a table reads best with as few lines for a move as hold it
export const MOBILITY_FIGURES: Figures<typeof MOBILITY_ROWS> = {
  'leg-swing': { view: [0, 6], poses: ['0,3.95 T 6/6/3 L -38/-52 | 4/-4 A 8^10/14^10 | 18/111', '0,3.95 T -5/-5/-2 L 62/52 | 4/-4 A -14^10/-6^10 | 35/102'], gear: 'wall 1.9', arrow: 'ankle near 0,-.5' },
  'side-leg-swing': { view: [-74, 6], poses: ['0,3.95 T 4 L 14^-28/10^-30 | 4/-4 A 84^6/96', '0,3.95 T [.05 1 -.1 ; 1 0 0] L 4^46/2^48 | 4/-4 A 84^6/96'], gear: 'wall 2.4 8', arrow: 'ankle near 0,-.4' },
  'hip-circle': { view: [56, 8], poses: [`0,3.95 T 0 L 92/2 | 4/-4 ${ON_HIPS}`, '0,3.95 T 0 L 60^62/-4 | 4/-4', '0,3.95 T 0 L -4^34/-66 | 4/-4'], still: 1, arrow: 'arc knee near .8,.8 60,-200' },
  'ankle-rock': { view: [0, 7], poses: ['-.75,2.1 T 4/4/2 L -4/-91 | 90/-10 A 10^16/71^-24', '.15,2.1 T 10/10/5 L -35/-81 | 77/-41 A -7^17/67^-25'], gear: 'wall 2.2', arrow: 'knee far -.6,1.1' },
  'ankle-circle': { view: [52, 8], poses: ['[1 -.2 0]', '[.65 .35 .85]', '[.4 1 0]', '[.65 .35 -.85]'].map((toes) => `-.75,2.55 T -4 L 104/78 | 90/2 A -14/8 F ${toes} | flat`), way: 'round', gear: CHAIR, crop: [-0.2, 4.6, 1.3], arrow: 'arc ankle near .95,.95 200,-70', still: 2 },
  'world-greatest': { view: [12, 9], poses: ['-.3,1.75 T 66/66/56 L 108/-16 | -56/-80 A >1.4,.2,-.1 | >1.6,.2,-.9', '-.3,1.75 T 66; [.9 .45 0 ; .1 -.1 1]; [.8 .5 .1 ; .1 .3 .95] L 108/-16 | -56/-80 A 176^24/178^10 | >1.6,.2,-.9'], arrow: 'wrist near .9,0' },
  'hip-flexor-rock': { view: [0, 7], poses: [`-.65,2.1 T 2/2/1 ${HALF_KNEEL} A -3^22/80^-28`, '.1,1.95 T -6/-6/-3 L -29/-89 | 91/-24 A 3^21/78^-27'], gear: 'mat -.8 4; cushion -.75,.12,.43 .02 .16', arrow: 'pelvis -2,.4' },
  'ninety-ninety': { view: [70, 22], poses: ['0,.5 T -10/-6/-4 L 88^-34/60^-86 | 84^78/-50^40 A -34^22/-20', '0,.5 T -10/-6/-4 L 84^78/-50^40 | 88^-34/60^-86 A -34^22/-20'], gear: 'mat .3 5 5', arrow: 'none' },
  'knee-drop': { view: [18, 32], poses: [`${LYING} L 112^56/60^-20 | 124^-46/56^20 A ^84/^84`, `${LYING} L 124^-46/56^20 | 112^56/60^-20 A ^84/^84`], gear: 'mat -.4 8.6 4', arrow: 'knee near 0,1' },
  'squat-pry': { view: [78, 8], poses: ['-.6,1.35,-.3 T 26/18/6 L 100^44/-26^-28 A >.75,2.35,.14~out+down H up', '-.6,1.35,.3 T 26/18/6 L 100^44/-26^-28 A >.75,2.35,.14~out+down H up'], arrow: 'none' },
  'rocking-kneel': { view: [0, 9], poses: [`-1.05,2.2 T 83/83/84 ${ALL_FOURS_LEGS} A -24/28`, '-2.2,1.25 T 76/80/86 L 40/-88 A 62/66'], arrow: 'pelvis 0,1.3', gear: MAT },
  inchworm: { view: [0, 8], poses: ['0,3.95 T 4 L 4/-4 A 3/10', '-.3,3.9 T 142/146/150 L 2/-6 A >1.1,.3,.7 H ahead', '-.8,3 T 118/118/112 L -20/-30 A >2.2,.3,.7 H ahead', '-.65,1.97 T 71/71/66 L -66/-75 A -14/-3'], phases: true, seconds: 6 },
  'good-morning-reach': { view: [0, 7], poses: [`${STAND} ${ON_HIPS}`, '-1,3.6 T 72/70/48 L 34/-2 A -60^34/86^-50'], arrow: 'head .9,.3' },
  'cat-cow': { view: [0, 8], poses: ['-1,2.2 T 111/60/30 L -4/-84 A -16/24', '-.95,2.3 T 31/127/150 L -6/-83 A -34/40'], arrow: 'chest 0,1.5', gear: MAT },
  'seated-cat-cow': { view: [0, 7], poses: ['-.75,2.55 T 14/-18/-34 L 90/2 A 20/60', '-.75,2.55 T -24/34/62 L 90/2 A 34/70'], gear: CHAIR, arrow: 'chest -1.6,0' },
  'thoracic-rotation': { view: [-16, 36], poses: [`${SIDE_LYING} L 90^76/84^-21 | 90^-76/84^21 A ^82/^86 | ^-84/^-87`, '0,.7 T [-1 0 0 ; 0 .1 1]; [-1 0 0 ; 0 .9 .5]; [-1 0 0 ; 0 .9 -.3] L 90^76/84^-21 | 90^-76/84^21 A ^82/^86 | -141^72/^82'], gear: 'mat -.6 8 4', arrow: 'wrist far -.3,.6' },
  'thread-needle': { view: [24, 14], poses: ['-1.05,2.2 T 83; [1 .1 0 ; .1 -.7 .7]; [1 .2 0 ; .1 -.3 .9] L -2/-85 A 174^26/174^22 | -44/50', '-1.05,2.2 T 109; [.8 -.6 0 ; -.4 -.5 -.8]; [1 -.2 -.2 ; -.3 -.4 -.9] L -2/-84 A ^-81/-2^-78 | -27^36/67^-27'], gear: MAT, arrow: 'wrist near .9,0' },
  'wall-slide': { view: [62, 5], poses: ['-.1,3.95 T 0 L 4/-4 A 0^84/176', '-.1,3.95 T 0 L 4/-4 A 178^30/178^14'], gear: 'wall -.95' },
  'arm-circle': { view: [66, 6], poses: [`${STAND} A 30^80/34^80`, `${STAND} A 140^76/140^76`, `${STAND} A -150^70/-150^70`, `${STAND} A -40^74/-40^74`], way: 'round', still: 0, seconds: 2.4, arrow: 'arc wrist near .6,.9 -60,250' },
  'band-dislocate': { view: [56, 7], poses: [`${STAND} A 14^26/18^26`, `${STAND} A 100^34/104^34`, `${STAND} A 174^34/176^34`], gear: 'towel hand.near hand.far', arrow: 'wrist near' },
  'shoulder-roll': { view: [30, 6], poses: ['0,3.95 T 0/3/2 L 4/-4 A 14^2/16', '0,3.95 T 0/0/-2 L 4/-4 A 2^34/10^-26', '0,3.95 T 0/-5/-2 L 4/-4 A -16^8/4'], way: 'round', seconds: 2.6, crop: [3, 8.1], arrow: 'arc shoulder near .75,.8 -60,250' },
  'wrist-rock': { view: [0, 9], poses: ['-1.05,2.25 T 83/83/84 L -2/-83 A -21/25', '-.45,2.2 T 84 L -22/-81 A -37/10'], arrow: 'chest 0,1.2', gear: MAT },
  'neck-turn': { view: [78, 8], poses: ['0,3.95 T 0;0;[0 1 0 ; .46 0 -.88] L 4/-4 A 4/8', '0,3.95 T 0;0;[0 1 0 ; .46 0 .88] L 4/-4 A 4/8'], crop: [4.1, 8.6], arrow: 'arc2 head .95,.55 165,15 .75' },
  'side-bend-reach': { view: [82, 5], poses: [`${STAND} A 178^6/178 | 4/8`, '0,3.95,.2 T 0;[0 .9 -.45 ; 1 0 0];[0 .8 -.6 ; 1 0 0] L 4/-4 A 176^-34/176^-50 | 4^-14/8^-20'], arrow: 'wrist near .2,.6' },
  'calf-stretch': { view: [0, 6], poses: ['-.25,3.5 T 18/18/9 L -27/-35 | 37/-18 A 47^12/133^-12 F flat H up'], gear: 'wall 2.4' },
  'bent-knee-calf-stretch': { view: [0, 6], poses: ['-.5,3.1 T 10/10/5 L 8/-50 | 52/-10 A 60^12/136^-12 F flat H up'], gear: 'wall 2.2' },
  'quad-stretch': { view: [0, 6], poses: ['0,3.95 T 0 L -9/-168 | 4/-4 A -23/-16 | 42/118 F long | flat H - | up'], gear: 'wall 2.2' },
  'side-quad-stretch': { view: [176, 18], poses: ['0,.6 T [-1 0 0 ; 0 0 1]; [-1 .15 0 ; 0 0 1] L 90/88 | 96^10/-100^30 A -96^11/-130 | >.75,1.2,-.55~up'], gear: 'mat .2 9.4' },
  'hip-flexor-stretch': { view: [0, 7], poses: [`-.65,2.1 T 2/2/1 ${HALF_KNEEL} A -3^22/80^-28`, '.1,1.95 T -8/-8/-4 L -29/-89 | 91/-24 A -21^15/41^-20'], gear: 'mat -.8 4; cushion -.75,.12,.43 .02 .16', arrow: 'pelvis -2,.4' },
  'couch-stretch': { view: [0, 7], poses: ['-.35,2.05 T 6/2/0 L -16/-172 | 92/-4 A -3^22/80^-28 F long | flat'], gear: 'sofa -2.4; cushion -.8,.14,.43 .02 .18' },
  'hamstring-strap-stretch': { view: [0, 9], poses: [`${LYING} L 180/180 | 91/90 A 114^12/164^-20`], gear: `${MAT}; towel hand.near sole.near@-.1,.3,0 hand.far` },
  'figure-four': { view: [30, 14], poses: [`${LYING} L >-.3,2.25,-.5~out+down | -166/80 A >-.75,1.6,-.2~out | >-.75,1.6,.75~out`], gear: 'mat -.4 8.6 4' },
  'knee-hug': { view: [0, 10], poses: ['0,.52 T -92/-90/-80 L -140/56 A >-.35,1.75,.5~out+up'], gear: MAT },
  'butterfly-stretch': { view: [66, 24], poses: ['0,.5 T 4/6/4 L 84^58/30^-78 A >1.05,.55,.16~out+up', '0,.5 T 18/18/14 L 80^64/26^-76 A >1.05,.55,.16~out+up'], gear: 'mat .3 4 5', arrow: 'none' },
  'doorway-chest-stretch': { view: [52, 8], poses: ['-.4,3.9 T 0 L 14/-4 | -14/-24 A -6^84/176', '-.05,3.62 T 2 L 30/-22 | -22/-36 A -30^78/176'], gear: 'doorway -.35 2.1', arrow: 'none' },
  'lat-stretch': { view: [24, 11], poses: ['-1.8,3.62 T 90/98/106 L 8/-8 A >2.95,3.02,.8~down'], gear: 'counter 3.5 2.8' },
  'cross-body-stretch': { view: [72, 7], poses: [`${STAND} A 60^-56/70^-70 | 50^-4/140^-40`], crop: [2.6, 8.1] },
  'triceps-stretch': { view: [-76, 6], poses: [`${STAND} A 178^-4/-20^-22 | 150^30/176^-84`], crop: [2.6, 8.6] },
  'forearm-stretch': { view: [34, 8], poses: [`${STAND} A 84^4/88^-2 H [0 1 0] | - | 52^-8/86^-30`, `${STAND} A 84^4/88^-2 | 52^-8/86^-30 H [-.3 -1 0] | -`], crop: [2.8, 8.1], arrow: 'none' },
  'side-neck-stretch': { view: [84, 5], poses: ['0,3.95 T 0;0;[0 .85 .5 ; 1 0 0] L 4/-4 A 170^28/-170^-62 | 2/4'], crop: [3.8, 8.1] },
  'foot-roll': { view: [0, 7], poses: ['-.75,2.55 T 0 L 92/-4 | 90/2 A -14/8 F 6', '-.75,2.55 T 0 L 92/20 | 90/2 A -14/8 F -4'], gear: `${CHAIR}; ball 1.45,.16,.43 .17 1`, crop: [-0.2, 4, .6], arrow: 'ankle near 0,.9' },
  'a-march': MARCH,
  'a-skip': { ...MARCH, poses: ['0,3.75 T 6 L 24/-14 | -4/-40 A 10/70 | 0/60 F flat | 30', `0,4.85 T 0 L 96/2 | -4/-10 ${DRILL_ARMS} F - | 58`, '0,3.75 T 6 L -4/-40 | 24/-14 A 0/60 | 10/70 F 30 | flat', `0,4.85 T 0 L -4/-10 | 96/2 ${DRILL_BACK} F 58 | -`], way: 'round', seconds: 1.5, still: 1, arrow: 'way -1.7,-1.2 0,1.6', badge: 'hop' },
  'b-skip': { ...MARCH, poses: [`0,4.2 T 2 L 92/4 | 0/-4 ${DRILL_ARMS} F - | 44`, `0,4.2 T 0 L 70/62 | 0/-4 ${DRILL_ARMS} F - | 44`, `0,3.95 T 2 L 14/6 | -6/-30 A 0/70 | 0/70`], seconds: 1.3, still: 1, arrow: 'ankle near .7,.3' },
  'butt-kick': { ...MARCH, poses: [`0,4.05 T 6 L 10/-150 | 4/-10 ${DRILL_ARMS} F - | 40`, `0,4.05 T 6 L 4/-10 | 10/-150 ${DRILL_BACK} F 40 | -`], seconds: 0.9, arrow: 'ankle near -.9,.2' },
  'high-knees': { ...MARCH, poses: [`0,4.3 T 4 L 96/0 | -4/-14 ${DRILL_ARMS} F - | 48`, `0,4.3 T 4 L -4/-14 | 96/0 ${DRILL_BACK} F 48 | -`], seconds: 0.7, badge: 'quick' },
  carioca: { view: [80, 7], poses: ['0,3.85 T 4 L 4^28/-14^16 | 4^28/-14^16 A ^80/^82', '0,3.85 T [.05 1 0 ; .82 0 .5]; [0 1 0 ; 1 0 0] L 34^-30/0^-26 | 0^-24/-16^-12 A ^80/^82', '0,3.85 T 4 L 4^28/-14^16 | 4^28/-14^16 A ^80/^82', '0,3.85 T [.05 1 0 ; .82 0 -.5]; [0 1 0 ; 1 0 0] L -26^-26/-40^-30 | 6^-24/-6^-12 A ^80/^82'], way: 'round', seconds: 2, still: 1, arrow: 'way 1.4,-4.3 2,0', glides: true },
  'straight-leg-bound': { view: [0, 6], poses: [`0,4.2 T 4 L 44/42 | -20/-26 ${DRILL_ARMS} F -30 | 40`, `0,4.2 T 4 L -20/-26 | 44/42 ${DRILL_BACK} F 40 | -30`], seconds: 0.9, arrow: 'ankle near .8,.4' },
  ankling: { view: [12, 6], poses: ['0,3.9 T 4 L 26/-20 | 0/-8 A -14/70 | 20/90 F 44 | flat', '0,3.9 T 4 L 0/-8 | 26/-20 A 20/90 | -14/70 F flat | 44'], seconds: 0.8, arrow: 'knee far 1,0' },
}
