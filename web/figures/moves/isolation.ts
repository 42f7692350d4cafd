import type { ISOLATION_ROWS } from '../../../engine/sessions/catalogue/isolation.ts'
import type { Move } from '../move.ts'
import type { Figures } from './figures.ts'

const STAND = '0,3.95 T 0 L 4/-4'
const SITTING = '-.75,2.55 T 0 L 90/2'
const CHAIR = 'chair -.8 2'
const LYING = '0,.5 T -90/-90/-87'
const MAT = 'mat -.4 8.6'
const ON_BENCH = '0,2.15 T -90'
const BENCH = 'bench -1.1 5 1.7'
const CURL: Move = { view: [40, 6], poses: [`${STAND} A 2^4/8`, `${STAND} A 8^4/142`] }
const PUSHDOWN: Move = {
  view: [16, 6],
  poses: ['0,3.95 T 6/6/3 L 2/-5 A -12/100^-14', '0,3.95 T 6/6/3 L 2/-5 A 2/14^-8'],
  arrow: 'wrist near 1,.2',
}
const RAISE: Move = { view: [78, 5], poses: [`${STAND} A 4/8`, `${STAND} A ^82/^84`] }
const HINGED = '-.9,3.5 T 62/60/34 L 39/-9'
const CALF_BLOCK = 'box .85 .25 0 1.5 .5 2.6'
const CALF: Move = {
  view: [14, 6],
  poses: ['0,4.2 T 0 L 9/-14 A 2/8 F -22', '.2,4.8 T 0 L 3/-4 A 2/8 F 38'],
  gear: CALF_BLOCK,
  crop: [-0.2, 5.2],
  arrow: 'ankle near -1.1,.3',
}
const SEAT = 'slab -.75 1.95 -1.05 4.6; slab -.7 1.75 .55 1.75; rod -.1 1.7 0 -.1 .1 0 .12; rod -1 .1 0 .9 .1 0 .1'
const IN_SEAT = '0,2.3 T -4/-4/-2'
const SIDE_LYING = '0,.6 T [-1 0 0 ; 0 0 1]; [-1 .3 0 ; 0 0 1]'

/** @see ISOLATION_ROWS */
// biome-ignore format: a table reads best with as few lines for a move as hold it
export const ISOLATION_FIGURES: Figures<typeof ISOLATION_ROWS> = {
  'barbell-curl': { ...CURL, gear: 'bar hands .5' },
  'dumbbell-curl': { ...CURL, view: [48, 6], poses: [`${STAND} A 2/8`, `${STAND} A 8/142 | 2/8`], gear: 'dumbbells z' },
  'incline-curl': { view: [10, 7], poses: ['.1,2.1 T -36/-34/-30 L 92^12/-6 A -4/4', '.1,2.1 T -36/-34/-30 L 92^12/-6 A 2/138'], gear: 'slab -.2 1.6 -2.1 4.3; slab -.2 1.55 .8 1.7; rod .3 1.5 0 .3 .1 0 .12; rod -1.4 3.3 0 -1.4 .1 0 .12; rod -2.2 .1 0 1 .1 0 .1; dumbbells z' },
  'hammer-curl': { ...CURL, view: [20, 6], gear: 'dumbbells x', badge: 'thumbs' },
  'banded-curl': { ...CURL, gear: 'band sole.near hand.near; band sole.far hand.far' },
  'cable-curl': { ...CURL, view: [18, 6], gear: 'post 3 4; cable 2.8,.4,0 hands; stick .8' },
  'towel-curl': { view: [8, 8], poses: ['-.75,2.55 T 6/4/2 L 96/10 | 90/2 A 16/52', '-.75,2.55 T 2/0/0 L 118/34 | 90/2 A 4/112'], gear: `${CHAIR}; towel hand.near sole.near; towel hand.far sole.near`, arrow: 'wrist near .9,1.1' },
  'backpack-curl': { ...CURL, view: [24, 6], poses: [`${STAND} A >.75,3.35,.2`, `${STAND} A >.95,4.85,.2~down+back`], gear: 'pack hands@.15,.2,0 .42' },
  'skull-crusher': { view: [10, 9], poses: [`${ON_BENCH} L 86^17/-10^-9 A -172/-174`, `${ON_BENCH} L 86^17/-10^-9 A -168/-68`], gear: `${BENCH}; dumbbells z` },
  'triceps-kickback': { view: [0, 7], poses: [`${HINGED} A -80^8/12`, `${HINGED} A -84^8/-80^4`], gear: 'dumbbells x', arrow: 'wrist near -.5,1' },
  'overhead-triceps-extension': { view: [24, 6], poses: [`${STAND} A 176^10/180^-24`, `${STAND} A 168^16/-66^-18`], gear: 'dumbbell hands x', arrow: 'wrist near -.9,.2' },
  'banded-pushdown': { ...PUSHDOWN, gear: 'door 2.6; band hand.near 2.5,7.6,0 hand.far' },
  'cable-pushdown': { ...PUSHDOWN, gear: 'post 2.4 8.6; cable 2.2,8,0 hands; stick .6' },
  'wall-triceps-press': { view: [0, 6], poses: ['-.75,3.85 T 14/14/8 L 6/-28 A 58/84 H up', '-.4,3.8 T 22/22/12 L -22/-10 A 26/156 H up'], gear: 'wall 2.1', arrow: 'head -.4,1.2' },
  'counter-triceps-press': { view: [0, 7], poses: ['-1.1,3.45 T 40/40/34 L -30/-46 A 24/62', '-.8,3.05 T 54/54/52 L -42/-56 A 64/124'], gear: 'counter 2.9 3.7' , arrow: 'head .8,.8' },
  'lateral-raise': { ...RAISE, gear: 'dumbbells x' },
  'banded-lateral-raise': { ...RAISE, gear: 'band sole.near hand.near; band sole.far hand.far' },
  'cable-lateral-raise': { ...RAISE, poses: [`${STAND} A 14^-26/16^-30 | 4^10/8`, `${STAND} A 6^82/4^84 | 4^10/8`], gear: 'rod 0 0 -3 0 7 -3 .14; cable 0,.3,-2.9 hand.near' },
  'wall-lateral-hold': { view: [82, 5], poses: [`${STAND} A 4^16/2^10 | 4/8`], gear: 'box 0 3.8 1.75 3 7.6 .25' },
  'backpack-lateral-raise': { ...RAISE, poses: [`${STAND} A 4/8`, `${STAND} A ^80/^82 | 4/8`], gear: 'bag hand.near' },
  'rear-delt-fly': { view: [58, 12], poses: [`${HINGED} A 3/6`, `${HINGED} A ^84/^82`], gear: 'dumbbells x' },
  'band-rear-fly': { view: [58, 8], poses: [`${STAND} A 84^-4/88^-4`, `${STAND} A 40^76/50^78`], gear: 'band hand.near hand.far', arrow: 'wrist near 0,-.9' },
  'face-pull': { view: [34, 7], poses: ['-.3,3.85 T -3/-3/-2 L 15/-13 A 96/100^-12', '-.3,3.85 T -4/-4/-2 L 15/-13 A 110^62/160^-40'], gear: 'post 3.8 8.4; cable hand.near 3.6,6.2,0 hand.far', arrow: 'wrist near 0,-1.6' },
  'reverse-pec-deck': { view: [50, 10], poses: ['-.1,2.3 T 4/4/2 L 88^20/-2 A 88^-4/90^-4', '-.1,2.3 T 4/4/2 L 88^20/-2 A 30^80/40^84'], gear: 'box -.25 1.75 0 1.3 .3 1.3; box -.25 .8 0 .4 1.6 .4; slab .7 2.6 .8 4.6; rod .8 3 0 1.4 .1 0 .12; rod 2.8 .1 0 2.8 7.4 0 .14; arm 2.8,6.8,0 hand.near .08; arm 2.8,6.8,0 hand.far .08', arrow: 'wrist near 0,-.9' },
  'chest-fly': { view: [58, 26], poses: [`${ON_BENCH} L 86^24/-7^-12 A ^82/180^74`, `${ON_BENCH} L 86^24/-7^-12 A 180^14/180^-8`], gear: `${BENCH}; dumbbells x`, arrow: 'wrist near .9,.4' },
  'machine-chest-fly': { view: [52, 10], poses: [`${IN_SEAT} L 90^16/-2 A 20^80/84^50`, `${IN_SEAT} L 90^16/-2 A 84^14/88^-12`], gear: `${SEAT}; rod -1.4 .1 0 -1.4 7.4 0 .14; rod -1.4 7.2 0 0 7.2 0 .1; arm 0,7.2,0 hand.near .08; arm 0,7.2,0 hand.far .08`, arrow: 'wrist near 0,-1' },
  'palm-squeeze': { view: [74, 8], poses: [`${STAND} A >.95,4.95,.1~out H up`, `${STAND} A >1.3,4.95,.1~out H up`], crop: [2.2, 8], arrow: 'press wrist near 1.2,0 0,.2' },
  'leg-extension': { view: [0, 7], poses: [`${IN_SEAT} L 90/4 A -16/12 F free`, `${IN_SEAT} L 90/84 A -16/12 F free`], gear: `${SEAT}; roll ankles@.22,.1,0 .24; arm .9,2.1,0 ankles@.2,0,0 .1` },
  'banded-leg-extension': { view: [8, 7], poses: [`${SITTING} A -14/8`, `-.75,2.55 T 0 L 90/78 | 90/2 A -14/8`], gear: `${CHAIR}; band -1.5,.3,.5 ankle.near`, arrow: 'ankle near .9,0' },
  'seated-knee-extension': { view: [8, 7], poses: [`${SITTING} A -14/8`, '-.75,2.55 T 0 L 90/82 | 90/2 A -14/8'], gear: CHAIR, arrow: 'ankle near .9,0' },
  'lying-leg-curl': { view: [0, 8], poses: ['0,2.35 T 90/90/84 L -90/-90 A >1.9,1.3,.7', '0,2.35 T 90/90/84 L -90/165 A >1.9,1.3,.7'], gear: 'bench .2 5.2 1.9; roll ankles@0,.26,0 .24' },
  'seated-leg-curl': { view: [0, 7], poses: [`${IN_SEAT} L 92/82 A -16/12 F free`, `${IN_SEAT} L 92/-10 A -16/12 F free`], gear: `${SEAT}; roll ankles@-.2,-.2,0 .24; roll thigh.near@.1,.45,-.4 .2; arm .9,2.1,0 ankles@-.2,-.1,0 .1` },
  'banded-leg-curl': { view: [8, 16], poses: ['0,.45 T 90/90/78 L -90/-84 | -90/-90 A >1.75,.25,.35~out', '0,.45 T 90/90/78 L -90/170 | -90/-90 A >1.75,.25,.35~out'], gear: 'mat .2 9; post -5.2 2.4; band -5.1,.5,.4 ankle.near', arrow: 'ankle near' },
  'heel-drag': { view: [0, 10], poses: [`${LYING} L 147/14 A 110^24/88^-10`], gear: MAT, arrow: 'none' },
  'hip-abduction-machine': { view: [72, 10], poses: [`${IN_SEAT} L 90^2/-2 A -12/14`, `${IN_SEAT} L 86^36/-4^8 A -12/14`], gear: `${SEAT}; cushion knee.near@0,0,.36 .3 .15; cushion knee.far@0,0,-.36 .3 .15`, arrow: 'part pelvis 1.6,0 .1,.1' },
  clamshell: { view: [16, 40], poses: [`${SIDE_LYING} L 90^45/88^-45 | 90^-45/88^45 A -96^17/-130 | 52/52^-66`, `${SIDE_LYING} L 90^45/88^-45 | 137/46 A -96^17/-130 | 52/52^-66`], gear: 'mat -.4 8' },
  'side-kick-lift': { view: [-78, 6], poses: [`${STAND} A ^22/70^-60 | 30^-30/80^-10`, '0,3.95 T [0 1 -.12 ; 1 0 0] L 0^48/0^48 | 2/-2 A ^22/70^-60 | 30^-30/80^-10'], gear: 'box .9 1.05 -1.6 1.5 2.1 1.5; box .9 3.1 -2.3 1.5 2 .16', arrow: 'ankle near' },
  'adductor-squeeze': { view: [66, 14], poses: ['-.75,2.55 T 0 L 90^16/2^-8 A -16^14/20', '-.75,2.55 T 0 L 90^8/2^-4 A -16^14/20'], gear: `${CHAIR}; cushion knees .34 .5`, arrow: 'press knee near 1.5,0 .7,-.3' },
  'copenhagen-hold': { view: [0, 8], poses: ['-.45,1.2 T [.9 .3 0 ; 0 0 1] L -84/-90 | -92/-92 A 174/180 | 5^-10/16^-80'], gear: 'bench -3.2 2.2 1.35; mat 1.4 4' },
  'calf-raise': { ...CALF, poses: ['0,3.93 T 0 L 5/-7 A 2/8', '.16,4.42 T 0 L 2/-3 A 2/8 F 44'], gear: 'mat .3 3.4' },
  'single-leg-calf-raise': { ...CALF, poses: ['0,4.2 T 0 L 9/-14 | 14/-50 A 2/8 F -22 | free', '.2,4.8 T 0 L 3/-4 | 14/-50 A 2/8 F 38 | free'], gear: 'stairs .35' },
  'dumbbell-calf-raise': { ...CALF, view: [14, 6], gear: `${CALF_BLOCK}; dumbbells x`, crop: [-0.2, 7.9] },
  'machine-calf-raise': { ...CALF, poses: ['0,4.2 T 0 L 9/-14 A 20^10/160 F -22', '.2,4.8 T 0 L 3/-4 A 20^10/160 F 38'], gear: `${CALF_BLOCK}; roll shoulder.near@0,.12,0 .22; arm -2.2,6.6,0 shoulder.near@0,.2,0 .1; rod -2.2 0 0 -2.2 7.4 0 .14`, crop: [-0.2, 7.9] },
  'seated-calf-raise': { view: [8, 7], poses: [`${SITTING} A 30/70`, '-.75,2.55 T 0 L 102/2 A 30/76 F 40'], gear: `${CHAIR}; pack knee.near@-.3,1.3,-.4 .38`, crop: [-0.2, 5.6], arrow: 'ankle near -1,.2' },
  'shin-raise': { view: [0, 6], poses: ['-.1,3.85 T -6 L 12/12 A 4/8 F flat', '-.1,3.85 T -6 L 12/12 A 4/8 F -46'], gear: 'wall -1', crop: [-0.2, 5.2], arrow: 'none' },
  'short-foot': { view: [0, 6], poses: [`${SITTING} A 20/40 F flat`], gear: CHAIR, crop: [-0.5, 3.4, 0.9], arrow: 'press ankle near .95,0 .25,-.2' },
  'wrist-curl': { view: [0, 8], poses: ['-.75,2.55 T 24/22/14 L 90/2 A 20/90 H [.5 -.9 0]', '-.75,2.55 T 24/22/14 L 90/2 A 20/90 H [.5 .9 0]'], gear: `${CHAIR}; dumbbells z`, crop: [1.2, 6.6], arrow: 'none' },
  'towel-wring': { view: [56, 8], poses: [`${STAND} A 30^14/92^-18 H [.7 .7 -.4] | [.7 -.7 .4]`, `${STAND} A 30^14/92^-18 H [.7 -.7 -.4] | [.7 .7 .4]`], gear: 'towel hand.near@0,0,.7 hand.near hand.far hand.far@0,0,-.7', crop: [2.8, 8], arrow: 'none' },
  'neck-nod': { view: [0, 8], poses: [`0,.5 T -90/-90/-96 L 147/14 A 110^24/88^-10`, '0,.5 T -90/-90/-66 L 147/14 A 110^24/88^-10'], gear: MAT, arrow: 'head -.9,.6' },
  'external-rotation': { view: [58, 24], poses: [`${STAND} A 4^6/8 | 4^4/90^10`, `${STAND} A 4^6/8 | 4^4/86^40`], gear: 'post 1.15 7.6 -2.15', arrow: 'way .75,.1 1.4,.2' },
  'banded-external-rotation': { view: [58, 14], poses: [`${STAND} A 4^4/90^-46 | 4^6/8`, `${STAND} A 4^4/90^46 | 4^6/8`], gear: 'cushion elbow.near@-.1,.3,-.2 .12 .15; rod 1 0 -3.6 1 6 -3.6 .14; band 1,4.6,-3.5 hand.near', arrow: 'none' },
  'banded-hip-march': { view: [18, 6], poses: [`${STAND} A ${'-21^15/41^-20'}`, '0,3.95 T 0 L 92/2 | 4/-4 A -21^15/41^-20'], gear: 'band sole.near@.3,.1,0 sole.far@.3,.1,0', arrow: 'knee near .9,0' },
  'seated-knee-lift': { view: [14, 7], poses: [`${SITTING} A -14/8`, '-.75,2.55 T -2 L 124/10 | 90/2 A -14/8'], gear: CHAIR, arrow: 'knee near .9,.2' },
  'concentration-curl': { view: [34, 8], poses: ['-.75,2.55 T 40/36/22 L 88^28/2^-10 A 4^-14/6 | 40^20/80', '-.75,2.55 T 40/36/22 L 88^28/2^-10 A 4^-14/146^-10 | 40^20/80'], gear: `${CHAIR}; dumbbell hand.near x` },
  'reverse-curl': { ...CURL, gear: 'bar', badge: 'over' },
  'kettlebell-curl': { ...CURL, view: [30, 6], poses: [`${STAND} A 4^-12/12^-14`, `${STAND} A 8^4/136^-30`], gear: 'kettlebell hands up' },
  'front-raise': { view: [12, 6], poses: [`${STAND} A 4/8`, `${STAND} A 88/90`], gear: 'dumbbells z' },
  'cable-overhead-extension': { view: [10, 7], poses: ['-.2,3.75 T 24/24/14 L 26/-8 | -16/-40 A 150^10/-104^-12', '-.2,3.75 T 24/24/14 L 26/-8 | -16/-40 A 144^8/136^-8'], gear: 'post -3.2 8; cable -3.1,5.4,0 hands', arrow: 'wrist near .5,-1' },
  'banded-overhead-extension': { view: [10, 7], poses: [`${STAND} A 168^16/-66^-18`, `${STAND} A 172^10/178^-10`], gear: 'band sole.far back@-.5,-.4,0 hands', arrow: 'wrist near -.9,.2' },
  'barbell-calf-raise': { ...CALF, view: [22, 6], poses: ['0,4.2 T 0 L 9/-14 A -27/165^15 F -22', '.2,4.8 T 0 L 3/-4 A -27/165^15 F 38'], gear: `${CALF_BLOCK}; barbell nape .7`, crop: [-0.2, 8.6] },
  'hip-adduction-machine': { view: [72, 10], poses: [`${IN_SEAT} L 86^36/-4^8 A -12/14`, `${IN_SEAT} L 90^3/-2 A -12/14`], gear: `${SEAT}; cushion knee.near@0,0,-.36 .3 .15; cushion knee.far@0,0,.36 .3 .15`, arrow: 'press pelvis 1.2,0 .1,.1' },
  'cable-fly': { view: [72, 7], poses: ['-.2,3.8 T 10/10/4 L 20^8/-6 | -10^8/-34 A 14^84/40^76', '-.1,3.75 T 12/12/5 L 22^8/-8 | -12^8/-36 A 74^10/80^-18'], gear: 'post -1.6 8.4 3.6; post -1.6 8.4 -3.6; cable -1.6,7.9,3.6 hand.near; cable -1.6,7.9,-3.6 hand.far', arrow: 'wrist near 0,-.8' },
  'banded-hip-abduction': { view: [-78, 6], poses: [`${STAND} A ^22/70^-60 | 30^-30/80^-10`, '0,3.95 T [0 1 -.12 ; 1 0 0] L 0^40/0^40 | 2/-2 A ^22/70^-60 | 30^-30/80^-10'], gear: 'band ankle.near ankle.far; box .9 1.05 -1.6 1.5 2.1 1.5; box .9 3.1 -2.3 1.5 2 .16', arrow: 'ankle near' },
}
