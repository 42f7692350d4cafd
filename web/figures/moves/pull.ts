import type { PULL_ROWS } from '../../../engine/sessions/catalogue/pull.ts'
import type { Move } from '../move.ts'
import type { Figures } from './figures.ts'

const STAND = '0,3.95 T 0 L 4/-4'
const BENT = '-.95,3.45 T 68/64/38 L 41/-9'
const HANGING_LOW = 'A -43^13/30'
const ROWED = 'A -103^21/24^-14'
const BENT_ROW: Move = {
  view: [26, 9],
  poses: [`${BENT} ${HANGING_LOW}`, `-.95,3.45 T 66/62/38 L 41/-9 ${ROWED}`],
  arrow: 'elbow near -.9,.3',
}
const ONE_ARM: Move = {
  view: [0, 9],
  poses: [
    '-1.3,3.5 T 72/74/60 L 21/-34 | 30/-99 A -18/28 | -23/52',
    '-1.3,3.5 T 72/72/60 L 21/-34 | 30/-99 A -96^11/25 | -25/57',
  ],
  arrow: 'elbow near -.8,.4',
}
const HANG = '0,4.5 T 0/0/-6 L -4/-30'
const UP = '-.25,6.15 T -8/-8/-18 L -2/-55'
const WIDE_HANG = 'A -177^26/177'
const WIDE_UP = 'A 80^79/159^-41'
const PULL_UP: Move = { view: [-62, 3], poses: [`${HANG} ${WIDE_HANG}`, `${UP} ${WIDE_UP}`], gear: 'pullbar 0 9.2 2.2' }
const SEATED = '0,1.75 T -4/-4/-2 L 102^10/-8'
const PULLED = '0,1.75 T -12/-12/-6 L 102^10/-9'
const TOWER =
  'box 0 1.1 0 1.3 .3 1.3; box 0 .5 0 .4 .9 .4; rod 1.5 0 0 1.5 9 0 .14; rod 1.5 8.9 0 0 8.9 0 .12; roll 1,2.35,0 .22 -2'
const PULLDOWN: Move = {
  view: [-58, 5],
  poses: [`${SEATED} A 168^22/168^14`, `${PULLED} A 33^53/157^-14`],
  gear: `${TOWER}; stick 1.9; cable 0,8.9,0 hands`,
}
const BAND_STAND = '-.15,3.75 T 4/4/2 L 20/-19'
const TABLE_ROW: Move = {
  view: [12, 9],
  poses: ["-.3,.95 T 77' L -97^14/-59^12 A -170^40/-169^32", "-.35,1.65 T 62'/62'/66' L -73^14/-60^13 A -86^69/165^20"],
  gear: 'table -1.4 5.4 3.8',
  arrow: 'chest 1.4,.6',
}

/** @see PULL_ROWS */
// biome-ignore format: a table reads best with as few lines for a move as hold it
export const PULL_FIGURES: Figures<typeof PULL_ROWS> = {
  'barbell-row': { ...BENT_ROW, gear: 'bar' },
  'dead-stop-row': { ...BENT_ROW, poses: ['-1.35,3.05 T 76/72/44 L 60/-12 A -28^8/14', '-1.35,3.05 T 74/70/44 L 60/-12 A -108^21/20^-14'], gear: 'bar hands .8', badge: 'dead-stop' },
  'dumbbell-row': { ...ONE_ARM, gear: 'bench .3 4 2; dumbbell hand.near x' },
  'chest-supported-row': { view: [14, 9], poses: ['-.5,2.75 T 52/50/40 L -30/-50 A -22^8/18 F 60', '-.5,2.75 T 52/50/40 L -30/-50 A -108^24/14^-12'], gear: 'slab -.3 2 1.6 4.1; rod .6 2.8 0 .6 .1 0 .12; rod -1.2 .1 0 1.6 .1 0 .1; dumbbells z', arrow: 'elbow near -.9,.3' },
  'two-dumbbell-row': { ...BENT_ROW, view: [10, 8], gear: 'dumbbells x' },
  'plank-row': { view: [14, 11], poses: ['-.65,1.97 T 71/71/66 L -66^10/-75 A -14/-3', '-.65,1.97 T 71/71/66 L -66^10/-75 A -118^12/10 | -14/-3'], gear: 'dumbbells x', arrow: 'elbow near -.7,.6' },
  'dumbbell-pullover': { view: [0, 10], poses: ['0,.5 T -90/-90/-87 L 147/14 A -160^10/-168^-24', '0,.5 T -90/-90/-87 L 147/14 A -100^10/-108^-24'], gear: 'mat -1 7.6; dumbbell hands up', still: 0 },
  'kettlebell-row': { ...ONE_ARM, poses: ['-.7,3.1 T 58/58/40 L 52/-14 | -34/-52 A -18/24 | >.75,2.5,-.5', '-.7,3.1 T 58/56/40 L 52/-14 | -34/-52 A -100^11/22 | >.75,2.5,-.5'], gear: 'kettlebell hand.near down' },
  'lat-pulldown': PULLDOWN,
  'neutral-pulldown': { ...PULLDOWN, view: [16, 6], poses: [`${SEATED} A 164^4/168^-6`, '0,1.75 T -16/-16/-10 L 102^10/-9 A 20^20/140^-30'], gear: `${TOWER}; stick .4; cable .3,8.9,0 hands`, badge: 'facing' },
  'seated-cable-row': { view: [10, 7], poses: ['-.8,1.4 T 18/22/8 L 111/56 A 40/103^-27', '-.8,1.4 T -6/-8/0 L 112/55 A -2/114^-20'], gear: 'box -.8 .8 0 1.8 .3 1.3; box 2.75 1 0 .3 1.6 1.6; cable 3.6,2.1,0 hands; post 3.8 7', arrow: 'wrist near 0,1.2' },
  'machine-row': { view: [14, 7], poses: ['-.2,2.2 T 6/6/4 L 84^16/-4 A 66/92^-8', '-.2,2.2 T 4/4/2 L 84^16/-4 A -36^20/96^-10'], gear: 'box -.35 1.65 0 1.3 .3 1.3; box -.35 .8 0 .4 1.5 .4; slab .62 2.6 .95 4.4; rod .9 3 0 1.6 .1 0 .12; stick .9; arm 3,2.2,0 hands .1; rod 3 .1 0 3 3 0 .14', arrow: 'wrist near 0,1.2' },
  'single-arm-pulldown': { ...PULLDOWN, poses: [`${SEATED} A 170^10/172^2 | 6^10/40`, `${PULLED} A 20^34/156^-14 | 6^10/40`], gear: `${TOWER}; cable 0,8.9,0 hand.near; rod 1 1.95 .5 1 1.95 -.5 .18 pad` },
  'assisted-pull-up': { view: [-52, 4], poses: ['0,4.5 T 0/0/-6 L 14/-80 A -177^26/177', '-.25,6.15 T -6/-6/-16 L 14/-80 A 80^79/159^-41'], gear: 'pullbar 0 9.2 2.2; cushion knees@-.55,-.4,0 .02 .36; arm 1.2,3.4,0 knees@-.5,-.5,0 .1; rod 1.2 0 0 1.2 9 0 .12' },
  'straight-arm-pulldown': { view: [10, 6], poses: ['-.35,3.75 T 22/22/10 L 18/-6 A 128/130', '-.2,3.85 T 12/12/6 L 12/-4 A 4/8'], gear: 'post 3.2 8.6; stick .8; cable 3,8,0 hands', arrow: 'wrist near 1,.3' },
  'pull-up': PULL_UP,
  'chin-up': { ...PULL_UP, view: [24, 3], poses: [`${HANG} A -178^2/178`, '-.3,6.15 T -10/-10/-22 L 8/-50 A 62^12/166^-12'], badge: 'towards' },
  'slow-lower-pull-up': { ...PULL_UP, poses: [`${UP} ${WIDE_UP}`, `${HANG} ${WIDE_HANG}`], badge: '5 s ↓' },
  'active-hang': { ...PULL_UP, poses: [`${HANG} ${WIDE_HANG}`, '0,4.75 T -3/-3/-8 L -12/-46 A -177^26/177'], arrow: 'none' },
  'bar-row': { view: [14, 9], poses: ["-.3,1.5 T 68' L -82^6/-76 A -176^26/-176^22 F -60", "-.45,2.3 T 54'/54'/58' L -66^6/-62 A -92^60/162^20"], gear: 'pullbar 1.35 4.75 2', arrow: 'chest 1.2,.8' },
  'banded-row': { view: [20, 6], poses: [`${BAND_STAND} A 67/76^-9`, '-.15,3.75 T 2/2/1 L 20/-19 A -30^23/93^-18'], gear: 'band hand.near 4.3,4.2,0 hand.far; post 4.4', arrow: 'elbow near -.8,.9' },
  'banded-bent-row': { ...BENT_ROW, gear: 'band sole.near hand.near; band sole.far hand.far' },
  'banded-pulldown': { view: [16, 6], poses: ['-.6,2.15 T 6/6/2 L -1/-91 A 150^12/152^6', '-.6,2.15 T 2/2/0 L -1/-91 A 24^34/148^-10'], gear: 'door 2.4; band hand.near 2.3,7.6,0 hand.far', arrow: 'wrist near -1.2,0' },
  'band-pull-apart': { view: [66, 8], poses: [`${STAND} A 86^-6/88^-8`, `${STAND} A 80^70/84^72`], gear: 'band hand.near hand.far', arrow: 'wrist near 0,-.8' },
  'banded-assisted-pull-up': { view: [-52, 3], poses: ['0,4.5 T 0/0/-6 L 30/-60 | -4/-20 A -177^26/177', '-.25,6.15 T -8/-8/-18 L 50/-70 | -4/-20 A 80^79/159^-41'], gear: 'pullbar 0 9.2 2.2; band 0,9.2,.4 knee.near@.1,-.25,0 0,9.2,-.2' },
  'table-row': TABLE_ROW,
  'feet-raised-table-row': { ...TABLE_ROW, poses: ["-.3,1.3 T 92' L -92^10/-86^8 A -170^40/-169^32", "-.35,1.95 T 80'/80'/82' L -78^10/-78^9 A -86^69/165^20"], gear: 'table -1.4 5.4 3.8; stool -4.2 1.3' },
  'towel-row': { view: [10, 7], poses: ['-.75,2.75 T -22/-20/-6 L 64/21 A 77/84^-11', '-.05,3.1 T -12/-10/-2 L 56/2 A 10^16/114^-24'], gear: 'door 2.9; towel hand.near 2.6,3.55,0 hand.far', arrow: 'chest -1.2,1' },
  'backpack-row': { ...BENT_ROW, view: [10, 8], poses: [`${BENT} A >.6,2.4,.4`, `-.95,3.45 T 66/62/38 L 41/-9 A >-.1,3.5,.4~back+out`], gear: 'pack hands@.05,.25,0 .45' },
  'one-arm-backpack-row': { ...ONE_ARM, poses: ['-1.1,3.6 T 60/60/44 L 21/-18 | 26/-30 A -10/20 | >1.5,2.35,-.5', '-1.1,3.6 T 60/58/44 L 21/-18 | 26/-30 A -92^11/18 | >1.5,2.35,-.5'], gear: 'chair 1.8 2.1 1; pack hand.near@.05,.25,0 .42' },
  'prone-w-pull': { view: [12, 54], poses: ['0,.45 T 90/88/84 L -89/-90 A 92^30/91^20', '0,.45 T 86/72/74 L -89/-90 A 0^85/94^16'], gear: 'mat 0 9', arrow: 'elbow near .2,-.9' },
  'prone-y-raise': { view: [12, 54], poses: ['0,.45 T 90/90/88 L -89/-90 A 86^34/88^30', '0,.45 T 88/82/84 L -89/-90 A 106^34/108^30'], gear: 'mat 0 9' },
  'prone-swimmer': { view: [28, 40], poses: ['0,.45 T 82/66/62 L -92/-94 A 112^16/110^10', '0,.45 T 82/66/62 L -92/-94 A 70^84/76^84', '0,.45 T 82/66/62 L -92/-94 A -84^24/-90^4'], gear: 'mat 0 9', still: 2, arrow: 'wrist near 0,-.6' },
  'shoulder-blade-squeeze': { view: [-58, 10], poses: ['-.75,2.55 T 4/10/6 L 90/2 A 22^8/70', '-.75,2.55 T -2/-4/0 L 90/2 A -34^24/60^-4'], gear: 'stool -.8 2', arrow: 'none' },
  'elbow-drive-hold': { view: [14, 7], poses: ['-.3,3.92 T 4 L 8/-6 A 4^10/96', '-.3,3.92 T 0 L 8/-6 A -28^14/96'], gear: 'wall -1.15', arrow: 'way 3,1 -1.2,0' },
  'underhand-pulldown': { ...PULLDOWN, view: [16, 6], poses: [`${SEATED} A 166^6/170^-4`, '0,1.75 T -14/-14/-8 L 102^10/-9 A 16^14/150^-20'], gear: `${TOWER}; stick .9; cable .2,8.9,0 hands`, badge: 'towards' },
  'single-arm-cable-row': { view: [10, 7], poses: ['-.8,1.4 T 10/12/6 L 111/56 A 52/100^-18 | 10/60', '-.8,1.4 T -4/-6/0 L 112/55 A -20/108^-14 | 10/60'], gear: 'box -.8 .8 0 1.8 .3 1.3; box 2.75 1 0 .3 1.6 1.6; cable 3.6,2.1,.3 hand.near; post 3.8 7', arrow: 'wrist near 0,1.2' },
  'underhand-row': { ...BENT_ROW, gear: 'bar', badge: 'towards' },
  'neutral-grip-pull-up': { ...PULL_UP, view: [24, 3], poses: [`${HANG} A -178^2/178`, '-.3,6.15 T -10/-10/-22 L 8/-50 A 62^12/166^-12'], badge: 'facing' },
  'banded-single-arm-row': { view: [20, 6], poses: [`${BAND_STAND} A 67/76^-9 | 10^10/30`, '-.15,3.75 T 2/2/1 L 20/-19 A -30^23/93^-18 | 10^10/30'], gear: 'band hand.near 4.3,4.2,.4; post 4.4', arrow: 'elbow near -.8,.9' },
  'banded-straight-arm-pulldown': { view: [10, 6], poses: ['-.35,3.75 T 22/22/10 L 18/-6 A 122/124', '-.2,3.85 T 12/12/6 L 12/-4 A 4/8'], gear: 'door 3.2; band hand.near 3.1,7.8,0 hand.far', arrow: 'wrist near 1,.3' },
  'backpack-pullover': { view: [0, 10], poses: ['0,.5 T -90/-90/-87 L 147/14 A -160^10/-168^-24', '0,.5 T -90/-90/-87 L 147/14 A -112^10/-120^-24'], gear: 'mat -1 7.6; pack hands@-.1,.3,0 .42', still: 0 },
}
