import type { SportMove } from '../../../contract/schedule.ts'
import type { Muscle } from '../../../engine/sessions/catalogue/row.ts'
import type { Move } from '../move.ts'

/** A leg's six moments of a running step, and the arm of its side; the other side is three later. */
const RUN_LEG = ['30/6', '6/-16', '-26/-46', '-16/-100', '30/-88', '62/-14']
const RUN_ARM = ['-38/54', '-2/90', '26/118', '18/110', '-18/74', '-46/46']
const RUN_HIGH = [3.66, 3.72, 3.72, 3.66, 3.72, 3.72]
const WALK_LEG = ['24/18', '2/-2', '-20/-32', '14/-40']
const WALK_ARM = ['-22/-8', '0/10', '22/34', '0/10']
const WALK_HIGH = [3.77, 3.93, 3.77, 3.93]
/** An arm's eight moments of a stroke; the other arm is four later. */
const CRAWL_ARM = ['98/92', '72/50', '20/0', '-40/-25', '-88/-80', '-135/-10', '168/62', '122/84']
const BACK_ARM = ['90/90', '130/130', '180/180', '-130/-130', '-90/-90', '-40/-70', '10/-30', '60/40']
const KICK = [6, -6]

const later = (list: readonly string[], at: number) => list[(at + list.length / 2) % list.length]

/** Two sides that do the same in turn. */
const inTurn = (legs: readonly string[], arms: readonly string[], high: readonly number[], trunk: number) =>
  legs.map((leg, at) => `0,${high[at]} T ${trunk} L ${leg} | ${later(legs, at)} A ${arms[at]} | ${later(arms, at)}`)

const swum = (arms: readonly string[], place: string, legs: number) =>
  arms.map((arm, at) => {
    const kick = KICK[at % 2] ?? 0
    return `${place} L ${legs + kick}/${legs + kick} | ${legs - kick}/${legs - kick} A ${arm} | ${later(arms, at)} F long`
  })

/** [heads] The cranks: their middle, and how long they are. */
const CRANK = { x: 0.15, y: 1.15, long: 0.72 }
const PEDALS = 8

/** A foot on its pedal at one of the moments of a turn; the heel stands behind and above it. */
function pedal(at: number): string {
  const angle = (-at / PEDALS) * 2 * Math.PI
  const x = CRANK.x + CRANK.long * Math.cos(angle) - 0.3
  const y = CRANK.y + CRANK.long * Math.sin(angle) + 0.32
  return `>${x.toFixed(2)},${y.toFixed(2)},.25~front`
}

const RIDE = Array.from(
  { length: PEDALS },
  (_, at) => `-.6,4.15 T 44/52/20 L ${pedal(at)} | ${pedal(at + PEDALS / 2)} A >2.05,3.75,.5~down+out F 20`,
)

/** Sports as they are done, and what they are for. */
export const SPORT_FIGURES: Readonly<Record<SportMove, { readonly move: Move; readonly muscles: readonly Muscle[] }>> =
  {
    run: {
      move: { view: [0, 6], poses: inTurn(RUN_LEG, RUN_ARM, RUN_HIGH, 9), way: 'round', seconds: 0.75, still: 2 },
      muscles: ['quads', 'hamstrings', 'glutes', 'calves'],
    },
    walk: {
      move: { view: [0, 6], poses: inTurn(WALK_LEG, WALK_ARM, WALK_HIGH, 3), way: 'round', seconds: 1.1, still: 0 },
      muscles: ['calves', 'quads', 'glutes'],
    },
    cycle: {
      move: { view: [0, 5], poses: RIDE, gear: 'bike', way: 'round', seconds: 0.9, still: 1 },
      muscles: ['quads', 'glutes', 'calves'],
    },
    row: {
      move: {
        view: [0, 7],
        poses: [
          '.35,1.75 T 28/32/12 L 131/17 A 7^16/76^-41 F free',
          '-1.2,1.75 T 8/14/4 L 86/78 A 35/83^-18 F free',
          '-1.32,1.75 T -18/-20/-8 L 86/79 A 2/120^-24 F free',
        ],
        gear: 'rod -3.4 1 0 3 .8 0 .1; rod -3 .95 0 -3 .1 0 .1; rod 2.6 .8 0 2.6 .1 0 .1; wheel 3.2 1.3 .85; cable 2.9,1.7,0 hands; stick .6; cushion seat .02 .22',
        seconds: 2.4,
        arrow: 'wrist near 0,1.3',
      },
      muscles: ['quads', 'back', 'glutes', 'biceps'],
    },
    crawl: {
      move: {
        view: [0, 8],
        poses: swum(CRAWL_ARM, '0,2.5 T 88/88/84', -90),
        gear: 'water 2.75 13',
        way: 'round',
        seconds: 1.8,
        still: 5,
      },
      muscles: ['back', 'front-delts', 'triceps'],
    },
    backstroke: {
      move: {
        view: [0, 8],
        poses: swum(BACK_ARM, '0,2.55 T -88/-88/-80', 90),
        gear: 'water 2.75 13',
        way: 'round',
        seconds: 1.8,
        still: 2,
      },
      muscles: ['back', 'rear-delts'],
    },
  }
