import type { PUSH_ROWS } from '../../../engine/sessions/catalogue/push.ts'
import type { Move } from '../move.ts'
import type { Figures } from './figures.ts'
import { smithAt } from './smith.ts'

const BENCH = 'bench -1.1 5 1.7'
const ON_BENCH = '0,2.15 T -90/-88/-90 L 86^21/-8'
const PRESS_LOW = 'A 71^48/-160^-30'
const PRESS_HIGH = 'A 162^27/-174^-10'
const BENCH_PRESS: Move = {
  view: [32, 12],
  poses: [`${ON_BENCH} ${PRESS_LOW}`, `${ON_BENCH} ${PRESS_HIGH}`],
  gear: `${BENCH}; bar`,
}

const INCLINED = '.1,2.1 T -42/-40/-40 L 90^18/-8^-6'
const INCLINE_BENCH =
  'slab -.2 1.6 -2.3 4; slab -.2 1.55 .8 1.7; rod .3 1.5 0 .3 .1 0 .12; rod -1.6 3.1 0 -1.6 .1 0 .12; rod -2.2 .1 0 1 .1 0 .1'
const INCLINE: Move = {
  view: [32, 10],
  poses: [`${INCLINED} A 28^50/-176^-30`, `${INCLINED} A 130^24/150^-10`],
  gear: INCLINE_BENCH,
}

const ON_FLOOR = '0,.5 T -90/-90/-87 L 147/14'
const FLOOR_PRESS: Move = {
  view: [34, 14],
  poses: [`${ON_FLOOR} A 82^48/180^-6`, `${ON_FLOOR} A 172^24/-176^-10`],
  gear: 'mat -1 7.6',
}

const STAND = '0,3.95 T 0 L 4/-4'
const OVERHEAD: Move = { view: [58, 5], poses: [`${STAND} A 11^20/167`, `${STAND} A 176^23/180^-13`] }
const SEATED = '0,2.3 T -4/-4/-2 L 90^16/-2'
const SEAT_UPRIGHT = 'slab -.72 2 -1.1 5.2; slab -.7 1.75 .6 1.75; rod -.1 1.7 0 -.1 .1 0 .12; rod -1 .1 0 .9 .1 0 .1'
const SEATED_PRESS: Move = {
  view: [52, 6],
  poses: [`${SEATED} A 14^34/174^-4`, `${SEATED} A 172^26/180^-14`],
  gear: `${SEAT_UPRIGHT}; dumbbells z`,
}

const PLANK = '-.65,1.97 T 71/71/69 L -66/-75'
const LOW_PLANK = '-.45,1.04 T 86/86/83 L -81/-90'
const PUSH_UP: Move = { view: [0, 10], poses: [`${PLANK} A -14/-3`, `${LOW_PLANK} A -91^29/25^-17`] }
const FEET_UP = '-.3,2.55 T 88/88/84 L -80/-88 A 2/2'
const FEET_UP_LOW = '-.2,1.7 T 101/101/97 L -96/-104 A -88^29/38^-17'

/** @see PUSH_ROWS */
// biome-ignore format: a table reads best with as few lines for a move as hold it
export const PUSH_FIGURES: Figures<typeof PUSH_ROWS> = {
  'bench-press': BENCH_PRESS,
  'paused-bench-press': { ...BENCH_PRESS, badge: 'pause' },
  'close-grip-bench-press': { ...BENCH_PRESS, poses: [`${ON_BENCH} A 52^14/-158^-14`, `${ON_BENCH} A 166^8/-176^-4`], badge: 'close' },
  'incline-barbell-press': { ...INCLINE, gear: `${INCLINE_BENCH}; bar` },
  'barbell-overhead-press': { ...OVERHEAD, poses: [`${STAND} A 26^24/166^-4`, `${STAND} A 176^23/180^-13`], gear: 'bar' },
  'push-press': { ...OVERHEAD, poses: ['-.1,3.55 T 4/4/2 L 28^8/-26^-8 A 26^24/166^-4', '0,3.95 T 0 L 4/-4 A 26^24/166^-4', '0,3.95 T 0 L 4/-4 A 176^23/180^-13'], gear: 'bar' },
  'floor-barbell-press': { ...FLOOR_PRESS, gear: 'mat -1 7.6; bar' },
  'dumbbell-bench-press': { ...BENCH_PRESS, poses: [`${ON_BENCH} A 78^50/-172^-14`, `${ON_BENCH} A 168^20/-176^-10`], gear: `${BENCH}; dumbbells z` },
  'incline-dumbbell-press': { ...INCLINE, gear: `${INCLINE_BENCH}; dumbbells z` },
  'dumbbell-floor-press': { ...FLOOR_PRESS, gear: 'mat -1 7.6; dumbbells z' },
  'dumbbell-overhead-press': { ...OVERHEAD, gear: 'dumbbells z' },
  'half-kneeling-press': { view: [40, 6], poses: ['-.65,2.1 T 2/2/1 L -4/-91 | 91/1 A 14^26/170^-4 | -21^15/41^-20', '-.65,2.1 T 0/0/0 L -4/-91 | 91/1 A 174^14/180^-6 | -21^15/41^-20'], gear: 'dumbbell hand.near z; mat -1 4' },
  'seated-dumbbell-press': SEATED_PRESS,
  'arnold-press': { ...OVERHEAD, poses: [`${STAND} A 52^10/160^-8`, `${STAND} A 90^70/178`, `${STAND} A 176^23/180^-13`], gear: 'dumbbells z', badge: 'turn' },
  'kettlebell-press': { ...OVERHEAD, poses: [`${STAND} A 14^30/166^-26 | 4^14/8`, `${STAND} A 172^14/180^-4 | 4^14/8`], gear: 'kettlebell hand.near rack' },
  'kettlebell-floor-press': { ...FLOOR_PRESS, poses: [`${ON_FLOOR} A 82^48/180^-6 | 100^30/90^-10`, `${ON_FLOOR} A 176^10/-178^-6 | 100^30/90^-10`], gear: 'mat -1 7.6; kettlebell hand.near rack' },
  'machine-chest-press': { view: [20, 7], poses: [`${SEATED} A >.3,4,.95~out+back H up`, `${SEATED} A >1.9,4.1,.75~out+down`], gear: `${SEAT_UPRIGHT}; stick .9; arm -1.4,8,0 hands .1; rod -1.4 .1 0 -1.4 8 0 .14`, arrow: 'wrist near .2,-1.1' },
  'incline-machine-press': { view: [20, 7], poses: ['0,2.1 T -20/-20/-16 L 96^16/-4 A >.1,4.2,.95~out+back', '0,2.1 T -20/-20/-16 L 96^16/-4 A >1.5,5.4,.75~out+down'], gear: 'slab -.75 1.9 -1.9 4.8; slab -.8 1.5 .6 1.6; rod -.1 1.5 0 -.1 .1 0 .12; rod -2.4 .1 0 1 .1 0 .1; stick .9; arm -2.4,7.4,0 hands .1; rod -2.4 .1 0 -2.4 7.4 0 .14', arrow: 'wrist near -.6,.9' },
  'machine-shoulder-press': { view: [34, 7], poses: [`${SEATED} A 14^46/172^-8`, `${SEATED} A 168^30/176^-14`], gear: `${SEAT_UPRIGHT}; stick 1.5; arm -1.6,6.4,0 hands .1; rod -1.6 .1 0 -1.6 7 0 .14` },
  'cable-chest-press': { view: [24, 7], poses: ['-.2,3.8 T 10/10/4 L 22/-6 | -10/-34 A -30^54/84^-12', '-.1,3.75 T 12/12/5 L 24/-8 | -12/-36 A 78^-4/84^-16'], gear: 'post -3.4 8 1.6; post -3.4 8 -1.6; cable -3.4,5.2,1.6 hand.near; cable -3.4,5.2,-1.6 hand.far', arrow: 'wrist near 0,.9' },
  'banded-chest-press': { view: [-38, 8], poses: ['0,3.92 T 2 L 8/-10 A -30^56/80^-8', '0,3.92 T 4 L 8/-10 A 82^10/88^-4'], gear: 'band hand.near chest@-.55,0,.8 chest@-.75,0,.3 chest@-.75,0,-.3 chest@-.55,0,-.8 hand.far', arrow: 'way .7,2.5 1.9,0' },
  'banded-overhead-press': { ...OVERHEAD, gear: 'band sole.near hand.near; band sole.far hand.far' },
  'banded-push-up': { ...PUSH_UP, gear: 'band wrist.near back@0,-.2,0 wrist.far' },
  'push-up': PUSH_UP,
  'incline-push-up': { view: [0, 8], poses: ['-1.21,3.3 T 44/44/38 L -39/-49 A 11/27', '-.53,2.59 T 59/59/52 L -54/-64 A -64^30/49^-23'], gear: 'table 2.5 3.4 2.2' },
  'kneeling-push-up': { view: [0, 10], poses: ['-.6,1.75 T 62/62/60 L -64/-118 A -8/2', '-.35,.95 T 78/78/76 L -80/-132 A -84^30/32^-18'], gear: 'mat .2 7; cushion -2.25,.1,0 .02 .2' },
  'wall-push-up': { view: [0, 6], poses: ['-.75,3.85 T 10/10/5 L 8/-26 A 75/100 H up', '-.15,3.72 T 20/20/10 L -41/6 A 39^31/137^-22'], gear: 'wall 2.3' },
  'tempo-push-up': { ...PUSH_UP, badge: '3-1-1' },
  'feet-raised-push-up': { view: [0, 10], poses: [FEET_UP, FEET_UP_LOW], gear: 'chair -4.35 1.6 -1' },
  'archer-push-up': { view: [52, 16], poses: [`${PLANK} A -10^42/0^30`, '-.45,1.15,.7 T 86/86/83 L -81/-90 A -60^44/34^-30 | -8^78/4^70'] },
  'narrow-push-up': { ...PUSH_UP, poses: [`${PLANK} A -14^-16/-3^-14`, `${LOW_PLANK} A -96^2/22^-12`], view: [16, 12], badge: 'close' },
  'pike-push-up': { view: [0, 8], poses: ['-.55,3.5 T 142/143/140 L -14/-24 A 30^10/32^-4', '-.4,3.15 T 148/150/132 L -20/-30 A -6^50/72^-34'], arrow: 'head .9,.2' },
  'kneeling-pike-push-up': { view: [0, 8], poses: ['-1.15,3.75 T 112/114/118 L -8/-20 A >2.95,1.98,.6~out', '-.5,3.5 T 118/120/122 L -9/-42 A >2.95,1.98,.6~out'], gear: 'chair 3.2 1.7 1', arrow: 'head .3,1.5' },
  'feet-raised-pike-push-up': { view: [0, 8], poses: ['.4,3.75 T 160/162/160 L -40/-62 A 8^12/8', '.5,3.2 T 162/164/150 L -42/-74 A -40^52/64^-36'], gear: 'chair -2.4 1.7 -1', arrow: 'head .9,0' },
  'chair-dip': { view: [20, 8], poses: ['-.05,2.55 T -2/-2/-1 L 73/20 A -35^9/22', '.1,1.15 T 4/4/2 L 119/20 A -102^11/30'], gear: 'chair -1.3 2.2' },
  'wall-press-hold': { view: [24, 6], poses: ['-.3,3.92 T 6 L 10/-14 A 16^10/92 H up', '-.3,3.92 T 8 L 10/-14 A 18^10/92 H up'], gear: 'wall 1.05', arrow: 'hand near .7,0' },
  'forearm-wall-push': { view: [24, 8], poses: ['-.35,3.86 T 12/10/4 L -2/-16 A 72^4/176 H up', '-.75,3.86 T 2/22/16 L 10/-14 A 84^4/176 H up'], gear: 'wall 1.2', arrow: 'way -.9,2.1 -1.1,.1' },
  'shadow-press': { ...OVERHEAD, poses: [`${STAND} A 8^34/172^-8`, `${STAND} A 170^26/178^-10`], badge: 'slow' },
  'smith-bench-press': { ...BENCH_PRESS, gear: `${BENCH}; ${smithAt(-2.15, 2, 6.8)}; bar` },
  'seated-barbell-press': { ...SEATED_PRESS, poses: [`${SEATED} A 26^24/166^-4`, `${SEATED} A 176^23/180^-13`], gear: `${SEAT_UPRIGHT}; bar` },
  'parallel-dip': { view: [24, 7], poses: ['0,4.75 T 6/6/3 L -12/-70 A -6/-2', '-.1,3.65 T 26/26/14 L -12/-70 A -68^12/14^-6'], gear: 'rod -2 4.6 1 1.6 4.6 1 .1 iron; rod -2 4.6 -1 1.6 4.6 -1 .1 iron; rod -1.9 0 1 -1.9 4.6 1 .1; rod -1.9 0 -1 -1.9 4.6 -1 .1; rod 1.5 0 1 1.5 4.6 1 .1; rod 1.5 0 -1 1.5 4.6 -1 .1', arrow: 'pelvis -1.5,0' },
  'assisted-dip': { view: [24, 7], poses: ['0,4.75 T 4/4/2 L 10/-80 A -6/-2', '-.1,3.75 T 18/18/10 L 8/-80 A -62^12/14^-6'], gear: 'rod -2 4.6 1 1.6 4.6 1 .1 iron; rod -2 4.6 -1 1.6 4.6 -1 .1 iron; rod 1.5 0 1 1.5 4.6 1 .1; rod 1.5 0 -1 1.5 4.6 -1 .1; cushion knees@-.55,-.4,0 .02 .36', arrow: 'pelvis -1.7,0' },
  'staggered-push-up': { ...PUSH_UP, poses: [`${PLANK} A -2/6 | -26/-14`, `${LOW_PLANK} A -78^29/34^-17 | -102^22/14^-14`] },
  'dumbbell-squeeze-press': { ...FLOOR_PRESS, poses: [`${ON_FLOOR} A 74^14/178^-26`, `${ON_FLOOR} A 172^-4/-176^-8`], gear: 'mat -1 7.6; dumbbells x', badge: 'close' },
  'single-arm-floor-press': { ...FLOOR_PRESS, poses: [`${ON_FLOOR} A 82^48/180^-6 | 100^30/90^-10`, `${ON_FLOOR} A 176^10/-178^-6 | 100^30/90^-10`], gear: 'mat -1 7.6; dumbbell hand.near z' },
  'floor-seated-press': { view: [44, 8], poses: ['-1,.55 T 0 L 90^16/91 A 14^32/172^-6', '-1,.55 T 0 L 90^16/91 A 174^24/180^-14'], gear: 'mat .6 6.4; dumbbells z' },
  'backpack-floor-press': { ...FLOOR_PRESS, poses: [`${ON_FLOOR} A 82^24/178^-18`, `${ON_FLOOR} A 170^8/-176^-8`], gear: 'mat -1 7.6; pack hands@0,.3,0 .45' },
  'backpack-overhead-press': { ...OVERHEAD, view: [34, 6], poses: [`${STAND} A 30^8/158^-10`, `${STAND} A 172^6/178^-6`], gear: 'pack hands@.1,.35,0 .45' },
}
