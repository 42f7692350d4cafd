import type { CORE_ROWS } from '../../../engine/sessions/catalogue/core.ts'
import type { Move } from '../move.ts'
import type { Figures } from './figures.ts'

const LYING = '0,.5 T -90/-90/-87'
const MAT = 'mat -.4 8.6'
const HIGH_PLANK = '-.65,1.97 T 71/71/69'
const PLANK_LEG = '-66/-75'
const SIDE_LOW = '-.5,.75 T [1 .2 0 ; 0 0 1]; [.9 .5 0 ; 0 0 1]; [.9 .4 0 ; 0 0 1]'
const SIDE_HIGH = '-.45,1.35 T [.9 .4 0 ; 0 0 1]'
const SIDE: Move = {
  view: [0, 8],
  poses: [`${SIDE_LOW} L -86/-86 A 174/180 | 10^-13/16^-70`, `${SIDE_HIGH} L -73/-73 A 174/180 | 5^-10/16^-80`],
  arrow: 'pelvis 0,1.2',
}
const ALL_FOURS = '-1.05,2.2 T 83/83/84'
const BAR_HANG = '0,4.65 T 0 L 0/-4 A -176^19/176'
const TWIST_LEFT =
  '-.6,.55 T -34; [-.3 .9 .4 ; .5 .5 -.7]; [-.1 1 0 ; .9 .1 -.5] L 131/38 A 52^-62/65^-66 | 70^36/78^39'
const TWIST_RIGHT =
  '-.6,.55 T -34; [-.3 .9 -.4 ; .5 .5 .7]; [-.1 1 0 ; .9 .1 .5] L 131/38 A 67^38/76^36 | 50^-63/66^-65'
const DEAD_BUG: Move = {
  view: [0, 10],
  poses: [`${LYING} L 178/90 A 180/180`, `${LYING} L 104/98 | 178/90 A 180/180 | -102/-98`],
  gear: MAT,
}
const CLIMB: Move = {
  view: [0, 10],
  poses: [`${HIGH_PLANK} L ${PLANK_LEG} | 20/-113 A -15/-2`, `${HIGH_PLANK} L 20/-113 | ${PLANK_LEG}`],
  arrow: 'knee near 0,-1.3',
}

/** @see CORE_ROWS */
// biome-ignore format: a table reads best with as few lines for a move as hold it
export const CORE_FIGURES: Figures<typeof CORE_ROWS> = {
  'dead-bug': DEAD_BUG,
  'heel-tap': { ...DEAD_BUG, poses: [`${LYING} L 178/90 A 110^24/88^-10`, `${LYING} L 140/26 | 178/90 A 110^24/88^-10`] },
  'belly-brace': { view: [8, 14], poses: [`${LYING} L 147/14 A 104^36/110^-64`], gear: `${MAT}; breath`, arrow: 'way -.9,2.3 0,-.9' },
  'bird-dog': { view: [0, 9], poses: [`${ALL_FOURS} L 0/-92 | -2/-85 A -24/28 | 2/4`, '-1.05,2.2 T 83/83/81 L -97/-93 | -2/-85 A -24/28 | 98/96'] },
  'forearm-plank': { view: [0, 10], poses: ['-.48,1.34 T 81/81/79 L -76/-86 A -32/72^-11'] },
  'kneeling-plank': { view: [0, 10], poses: ['-.5,1.2 T 76/76/72 L -72/-112 A -26/72^-11'], gear: 'mat -.2 7' },
  'long-lever-plank': { view: [0, 10], poses: ['-.5,1.2 T 84/84/82 L -79/-86 A 30/78^-11'] },
  'side-plank': SIDE,
  'kneeling-side-plank': { ...SIDE, poses: ['-.5,.75 T [1 .2 0 ; 0 0 1]; [.9 .5 0 ; 0 0 1]; [.9 .4 0 ; 0 0 1] L -84/-86 | -84/-84^66 A 174/180 | 10^-13/16^-70', '-.4,1.2 T [.9 .42 0 ; 0 0 1] L -68/-74 | -62/-84^66 A 174/180 | 5^-10/16^-80'], gear: 'mat .1 7' },
  'side-plank-leg-raise': { ...SIDE, poses: [`${SIDE_HIGH} L -73/-73 A 174/180 | 5^-10/16^-80`, `${SIDE_HIGH} L -106/-106 | -73/-73 A 174/180 | 5^-10/16^-80`], arrow: 'ankle near' },
  'hollow-hold': { view: [0, 9], poses: ['0,.48 T -91/-65/-59 L 114/115 A -125/-122'], gear: MAT },
  'hollow-rock': { view: [0, 9], poses: ['.15,.52 T -78/-52/-46 L 102/103 A -112/-110', '-.15,.5 T -104/-78/-72 L 128/129 A -138/-136'], gear: MAT, arrow: 'ankle near .5,0' },
  'bear-hold': { view: [0, 10], poses: ['-1.35,2.75 T 96/96/88 L 26/-74 A -18/24 F 62'] },
  'bear-crawl': { view: [0, 10], poses: ['-1.35,2.75 T 96/96/86 L 44/-66 | 6/-78 A -42/2 | 8/46 F 62', '-1.35,2.75 T 96/96/86 L 6/-78 | 44/-66 A 8/46 | -42/2 F 62'], way: 'round', seconds: 1.4 },
  'mountain-climber': { ...CLIMB, seconds: 1 },
  'slow-mountain-climber': { ...CLIMB, poses: [`${HIGH_PLANK} L ${PLANK_LEG} A -15/-2`, `${HIGH_PLANK} L 24/-110 | ${PLANK_LEG} A -15/-2`] },
  'plank-shoulder-tap': { view: [62, 12], poses: [`${HIGH_PLANK} L -66^10/-75 A -15/-2`, `${HIGH_PLANK} L -66^10/-75 A >1.7,2.35,-.5~down+out | -15/-2`], arrow: 'none' },
  'curl-up': { view: [0, 10], poses: [`${LYING} L 147/14 | 92/91 A 126^28/66^-60`, '0,.5 T -90/-52/-30 L 147/14 | 92/91 A 100^28/50^-60'], gear: MAT, arrow: 'head -.5,.9' },
  'sit-up': { view: [0, 10], poses: [`${LYING} L 147/14 A 126^28/66^-60`, '0,.5 T 8/14/10 L 147/14 A 92/96'], gear: MAT, arrow: 'head -.5,.9' },
  'reverse-crunch': { view: [0, 10], poses: [`${LYING} L 178/84 A 110^30/88^-10`, '-.2,.85 T -122/-104/-87 L -150/112 A 110^30/88^-10'], gear: MAT, arrow: 'knee near .2,1' },
  'lying-leg-lower': { view: [0, 10], poses: [`${LYING} L 172/172 A 117^23/88^-13`, `${LYING} L 106/104 A 117^23/88^-13`], gear: MAT },
  'bicycle-crunch': { view: [16, 14], poses: ['0,.5 T -90; [-.8 .5 .3 ; .3 .7 .6]; [-.7 .7 .1 ; .6 .6 .3] L 112/106 | -166/84 A >-1.7,1.5,.95~out+behind', '0,.5 T -90; [-.8 .5 -.3 ; .3 .7 -.6]; [-.7 .7 -.1 ; .6 .6 -.3] L -166/84 | 112/106 A >-1.7,1.5,.95~out+behind'], gear: MAT, arrow: 'none' },
  'superman-hold': { view: [0, 9], poses: ['0,.45 T 90 L -89/-90 A 92/91', '0,.45 T 84/68/73 L -107/-106 A 112/110'], gear: 'mat .2 9.6' },
  'standing-march': { view: [8, 6], poses: ['0,3.95 T 0 L 4/-4 A 6/16', '0,3.95 T 0 L 92/2 | 4/-4 A -22/30 | 26/80'], arrow: 'knee near .9,0' },
  'hanging-knee-raise': { view: [14, 4], poses: [BAR_HANG, '-.15,4.75 T -14/-4/-2 L 112/6 A 169^22/169^-11'], gear: 'pullbar 0 9.3' },
  'hanging-leg-raise': { view: [10, 4], poses: [BAR_HANG, '-.35,4.8 T -30/-10/-2 L 104/102 A 167^22/167^-11'], gear: 'pullbar 0 9.3' },
  'banded-press-out': { view: [54, 12], poses: ['-.1,3.8 T 2 L 16^10/-16 A >.65,5,.1~out+down', '-.1,3.8 T 2 L 16^10/-16 A >2.1,5,.1~out+down'], gear: 'band hands -.1,5,-4; rod -.1 0 -4 -.1 7 -4 .14', arrow: 'wrist near 0,.9' },
  'banded-chop': { view: [48, 9], poses: ['-.3,3.1 T 24; [.5 .8 -.3 ; .6 -.3 -.7]; [.2 1 -.2 ; .8 0 -.6] L 52^22/-28^-18 A >.75,2.6,-1.5~down | >.75,2.6,1.3~down', '-.05,3.9 T 0; [0 1 .1 ; .7 .1 .7]; [0 1 0 ; .8 .2 .6] L 12^14/-4^10 | 4^20/-10 A >.35,7.1,2~down+out | >.45,6.9,-1.7~down+ahead'], gear: 'band hands .2,1,-4.4; rod .2 0 -4.4 .2 4 -4.4 .14', arrow: 'wrist near .5,-.9' },
  'cable-crunch': { view: [8, 7], poses: ['-.6,2.1 T 16/20/12 L -8/-96 A >.7,5.3,.5~down+front', '-.75,2 T 44/96/110 L -8/-96 A >1.2,2.7,.5~down'], gear: 'post 2.9 8.6; cable 2.7,8,0 hands; mat -.8 4', arrow: 'head .9,0' },
  'russian-twist': { view: [34, 12], poses: [TWIST_LEFT, TWIST_RIGHT], gear: 'dumbbell hands x', arrow: 'arc2 head .95,.45 165,15 .75' },
  'weighted-dead-bug': { ...DEAD_BUG, poses: [`${LYING} L 178/90 A 180^-14/180^-14`, `${LYING} L 104/98 | 178/90 A 180^-14/180^-14`], gear: `${MAT}; dumbbell hands z` },
  'barbell-rollout': { view: [10, 8], poses: ['-.75,2.15 T 30/44/30 L -4/-93 A 30/30', '.35,1.5 T 70/78/70 L -40/-96 A 100/100'], gear: 'bar hands .62; mat -1.2 3', arrow: 'wrist near .8,1' },
  'turkish-get-up': { view: [10, 8], poses: ['0,.5 T -90/-90/-87 L 92/90 | 147/14 A -4^42/-170^54 | 180/180', '0,.55 T [-.9 .5 .1 ; .5 .9 0]; 0 L 92/90 | 145/14 A -73^18/34 | 175/176', '-.3,2.1 T [-.7 .7 .1 ; .7 .7 0]; -11 L -9/-90 | 89/-11 A -27/-20 | 162^11/166', '-.6,2.1 T 0 L -4/-91 | 91/-1 A -27^20/58 | 176^19/179^-10', '0,3.93 T 0 L 3/-10 | 9/-6 A -6/11 | 175^28/-180^-18'], gear: 'kettlebell hand.far rack', phases: true, seconds: 8 },
  'v-up': { view: [0, 9], poses: [`${LYING} L 94/92 A -170/-172`, '0,.55 T -38/-30/-24 L 132/134 A 108/112'], gear: MAT, arrow: 'ankle near 0,.9' },
  'toe-touch-crunch': { view: [0, 9], poses: [`${LYING} L 176/178 A 172/174`, '0,.5 T -90/-60/-44 L 176/178 A 152/152'], gear: MAT, arrow: 'head -.5,.9' },
  'flutter-kick': { view: [0, 9], poses: [`${LYING} L 128/124 | 98/96 A 117^23/88^-13`, `${LYING} L 98/96 | 128/124 A 117^23/88^-13`], gear: MAT, seconds: 0.8, arrow: 'arc2 ankle near .9,1.3 -25,75' },
  'side-plank-dip': { ...SIDE, badge: '2-1-2' },
  'plank-up-down': { view: [14, 10], poses: ['-.48,1.34 T 81/81/79 L -76/-86 A -32/72^-11', `${HIGH_PLANK} L ${PLANK_LEG} A -15/-2 | -40/66^-11`, `${HIGH_PLANK} L ${PLANK_LEG} A -15/-2`], arrow: 'none' },
  'plank-jack': { view: [60, 14], poses: [`${HIGH_PLANK} L -66^6/-75 A -15/-2`, `${HIGH_PLANK} L -64^30/-73^24 A -15/-2`], seconds: 1, arrow: 'ankle near' },
  'dumbbell-side-bend': { view: [86, 6], poses: ['0,3.95 T [0 1 0 ; 1 0 0]; [0 .88 .46 ; 1 0 0]; [0 .84 .54 ; 1 0 0] L 4/-4 A 0^-12/0^-12 | ^20/80^-60', '0,3.95 T [0 1 0 ; 1 0 0]; [0 1 -.08 ; 1 0 0]; [0 1 -.1 ; 1 0 0] L 4/-4 A 0^10/0^6 | ^20/80^-60'], gear: 'dumbbell hand.near x', arrow: 'head 0,.9' },
  'cable-press-out': { view: [54, 12], poses: ['-.1,3.8 T 2 L 16^10/-16 A >.65,5,.1~out+down', '-.1,3.8 T 2 L 16^10/-16 A >2.1,5,.1~out+down'], gear: 'cable -.1,5,-4 hands; rod -.1 0 -4 -.1 7 -4 .2 iron', arrow: 'wrist near 0,.9' },
  'cable-chop': { view: [48, 9], poses: ['-.3,3.1 T 24; [.5 .8 -.3 ; .6 -.3 -.7]; [.2 1 -.2 ; .8 0 -.6] L 52^22/-28^-18 A >.75,2.6,-1.5~down | >.75,2.6,1.3~down', '-.05,3.9 T 0; [0 1 .1 ; .7 .1 .7]; [0 1 0 ; .8 .2 .6] L 12^14/-4^10 | 4^20/-10 A >.35,7.1,2~down+out | >.45,6.9,-1.7~down+ahead'], gear: 'cable .2,1,-4.4 hands; rod .2 0 -4.4 .2 7 -4.4 .2 iron', arrow: 'wrist near .9,0' },
  'tuck-hold': { view: [0, 9], poses: ['0,.48 T -91/-65/-55 L 172/84 A 116/112'], gear: MAT },
}
