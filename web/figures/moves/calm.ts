import type { CALM_ROWS } from '../../../engine/sessions/catalogue/calm.ts'
import type { Move } from '../move.ts'
import type { Figures } from './figures.ts'

const STAND = '0,3.95 T 0 L 4/-4'
const LYING = '0,.5 T -90/-90/-87'
const MAT = 'mat -.4 8.6'
const CHAIR = 'chair -.8 2'
const CROSSED = 'L 85^34/-79^-71'
const BREATHING: Move = {
  view: [44, 8],
  poses: [`0,.55 T 0/-4/-2 ${CROSSED} A 29^37/57^-31`],
  gear: 'mat .2 4.4 4.6; breath',
  seconds: 6,
}
const SEATED: Move = { view: [24, 7], poses: ['-.75,2.55 T 0/-3/-1 L 90/2 A 18^8/56'], gear: CHAIR, seconds: 6 }
const SEATED_BREATH: Move = { ...SEATED, gear: `${CHAIR}; breath` }

/** @see CALM_ROWS */
// biome-ignore format: a table reads best with as few lines for a move as hold it
export const CALM_FIGURES: Figures<typeof CALM_ROWS> = {
  'childs-pose': { view: [6, 10], poses: ['-1.85,1.15 T 58/106/108 L 62^20/-92^-14 A 92^10/84'], gear: MAT },
  'downward-dog': { view: [0, 8], poses: ['-.8,3.48 T 137/137/150 L -17/-34 A 64^18/19^-12 F 20 H ahead'] },
  'puppy-pose': { view: [0, 9], poses: ['-1.2,2.15 T 104/118/112 L 0/-90 A 82/84'], gear: MAT },
  'sphinx-pose': { view: [0, 9], poses: ['0,.42 T 86/44/10 L -88/-89 A 8^10/84^-8'], gear: 'mat .2 9' },
  'cobra-pose': { view: [0, 9], poses: ['0,.42 T 90/90/84 L -88/-89 A -113^13/51 H ahead', '0,.45 T 64/25/6 L -88/-89 A -25^13/61 H ahead'], gear: 'mat .2 9' },
  'sun-salutation': { view: [0, 8], poses: [`${STAND} A 174/178`, '-.3,3.9 T 142/146/150 L 2/-6 A >1.1,.3,.7 H ahead', '-.65,1.97 T 71/71/66 L -66/-75 A -14/-3', '0,.45 T 64/25/6 L -88/-89 A -25^13/61 H ahead', '-.8,3.48 T 137/137/150 L -17/-34 A 64^18/19^-12 F 20 H ahead', `${STAND} A 174/178`], phases: true, seconds: 12 },
  'standing-flow': { view: [50, 6], poses: [`${STAND} A 4^10/10^8`, `${STAND} A 170^26/178^6`, '-.75,3.7 T 52/62/70 L 24/-6 A 24^8/30'], way: 'round', phases: true, seconds: 6 },
  'warrior-one': { view: [24, 7], poses: ['-.1,2.6 T 4/-2/-4 L 78/-6 | -52/-50 A 172^16/178^4 F flat'] },
  'warrior-two': { view: [12, 7], poses: ['-.1,2.57 T [0 1 0 ; .3 0 .9]; [0 1 0 ; .3 0 .9]; [0 1 0 ; 1 0 0] L 70/-6 | -55/-54 A 91/90 | -91/-90 F [1 -.26 0] | [.1 -.26 1]'] },
  'extended-side-angle': { view: [8, 7], poses: ['-.3,2.5 T [.75 .66 0 ; .3 0 .95]; [.8 .6 0 ; .2 0 .95]; [.8 .6 0 ; 0 .2 1] L 78/-8 | -52/-54 A 26/86^20 | 128/130 F [1 -.26 0] | [.1 -.26 1]'] },
  'triangle-pose': { view: [8, 5], poses: ['-.55,3.35 T [.9 .4 0 ; 0 0 1]; [1 .1 0 ; 0 .1 1]; [1 .2 0 ; -.1 .4 .9] L 36/32 | -43^-17/-36^18 A 3/0 | 180/180 F [1 -.26 0] | [.1 -.26 1]'] },
  'tree-pose': { view: [82, 4], poses: [`0,3.95 T 0 L 4/-4 | 25^45/-44^-68 A 173^11/-179^-45 F flat | [.2 -1 .2] H up`] },
  'chair-pose': { view: [0, 7], poses: ['-.75,2.9 T 26/22/10 L 64/-24 A 150/152'] },
  'mountain-pose': { view: [66, 6], poses: [`${STAND} A 6^14/8^10`], arrow: 'way -2.1,-1.6 0,4.6' },
  'seated-mountain': SEATED,
  'low-lunge': { view: [20, 8], poses: ['.15,1.85 T -6/-10/-12 L -32/-88 | 92/-22 A 168^16/176^4'], gear: 'mat -.2 7; cushion -.85,.12,.43 .02 .16' },
  pigeon: { view: [20, 12], poses: ['-.3,.75 T 30/34/24 L 82^34/30^-84 | -84/-88 A >1.5,.2,.75~out+back', '-.3,.75 T 62/76/78 L 82^34/30^-84 | -84/-88 A >2.3,.2,.6~out'], gear: MAT, arrow: 'none' },
  'seated-fold': { view: [0, 9], poses: ['-.6,.5 T -2/-2/-1 L 88/89 A 60/80', '-.6,.5 T 46/66/70 L 88/89 A 41^33/106^-54'], gear: 'mat .8 7; cushion -.65,.1,0 .02 .24' },
  'supine-twist': { view: [6, 58], poses: ['0,.55 T [-1 0 0 ; 0 .3 .95]; [-1 0 0 ; 0 1 .1]; [-1 0 0 ; 0 .8 -.6] L 88^40/30^80 | 96^-46/40^-76 A 86^88/88^88'], gear: 'mat -.4 8.6 6.4' },
  'bridge-pose': { view: [0, 10], poses: [`${LYING} L 147/14 A 106^14/86`, '-.1,1.72 T -125/-121/-84 L 100/-8 A 112^12/82'], gear: MAT },
  'happy-baby': { view: [20, 14], poses: ['0,.55 T -96/-92/-84 L -140^34/176^8 A >.15,2.7,1.2~out'], gear: MAT },
  'legs-up-wall': { view: [8, 12], poses: ['.25,.5 T -90/-90/-87 L 174/175 A ^83/75^-26 F long'], gear: 'wall .95 6; mat -1.6 6' },
  'resting-pose': { view: [16, 24], poses: [`${LYING} L 90^10/90^10 A 80^30/84^26`], gear: 'mat 0 9.4 4', seconds: 6 },
  'slow-six': { ...BREATHING, badge: '5 · 5' },
  'long-exhale': { ...BREATHING, badge: '4 · 6-8' },
  'double-inhale-sigh': { ...SEATED_BREATH, poses: ['-.75,2.55 T 2/6/10 L 90/2 A 18^8/56', '-.75,2.55 T -2/-8/-14 L 90/2 A 14^12/54'], seconds: 5, arrow: 'none', badge: 'sigh' },
  'box-breath': { ...BREATHING, badge: '4 · 4 · 4 · 4' },
  'body-scan': { view: [16, 24], poses: [`${LYING} L 90^8/90^8 A 86^26/90^20`], gear: 'mat 0 9.4 4; cushion head@-.1,-.42,0 .02 .2', seconds: 6 },
  'belly-breath': { view: [10, 14], poses: [`${LYING} L 147/14 A 104^36/110^-64 | 110^30/88`], gear: `${MAT}; breath`, seconds: 6 },
  'counted-breath': { ...SEATED_BREATH, view: [30, 7] },
  'humming-exhale': { ...BREATHING, poses: [`0,.55 T 0/-2/4 ${CROSSED} A 29^37/57^-31`], badge: 'hum' },
}
