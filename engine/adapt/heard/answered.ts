import { addDays } from '../../civil-date.ts'
import { choosesDays, daysHoldFrom } from '../../confirmed/chosen.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import type { Choice, CivilDate, StoredAnswer } from '../../model.ts'
import type { PlanAdjustment, PlanDay } from '../../plan-model.ts'
import { type Adjustment, concerns } from '../adjustment.ts'
import { EASIER_WEEK, leastShare, REGAINED } from './trend.ts'
import { wayBack } from './way-back.ts'

const { least: LESS } = BOUNDS['chosen-less']
const { most: MORE } = BOUNDS['chosen-more']
const { most: CHOSEN_DAYS } = BOUNDS['chosen-weeks']
const { most: CALM_DAYS } = BOUNDS['chosen-calm']

/**
 * What answers take from the days to come, for as long as each says.
 * @param days - of the base, in order
 * @param open - the first day that may change
 * @source rogerson-2024: the easier week; how long a choice holds is ours
 */
export function easingAnswers(
  days: readonly PlanDay[],
  answers: readonly StoredAnswer[],
  open: CivilDate,
): Adjustment[] {
  return answers
    .flatMap((answer) => effectsOf(days, answer).map((effect) => adjustmentOf(answer, effect)))
    .filter(({ effect }) => effect.until >= open)
    .map((one) => ({ ...one, effect: { ...one.effect, from: one.effect.from > open ? one.effect.from : open } }))
}

function effectsOf(days: readonly PlanDay[], { on, choice }: StoredAnswer): Adjustment['effect'][] {
  switch (choice.type) {
    case 'deload':
      return wayBack(days, on, on, EASIER_WEEK, REGAINED).map(({ from, until, share, step }) => ({
        ...{ type: step === 0 ? 'easy' : 'shorter', from, until },
        share: Math.max(share, leastShare(days, from)),
      }))
    case 'less':
      return [{ type: 'shorter', from: on, until: addDays(on, CHOSEN_DAYS - 1), share: LESS }]
    case 'calm':
      return [{ type: 'easy', from: on, until: addDays(on, CALM_DAYS - 1), share: 1 }]
    default:
      return []
  }
}

/**
 * What answers add: easy sessions of two weeks a little longer, each where it breaks no rule and nothing that was told
 * asks for less on its day.
 * @param told - all else that changes the days
 * @source nielsen-2014: weeks that rise by a tenth
 */
export function raisingAnswers(
  days: readonly PlanDay[],
  answers: readonly StoredAnswer[],
  open: CivilDate,
  told: readonly Adjustment[],
): Adjustment[] {
  const easing = told.filter(({ kind }) => kind !== 'hours' && kind !== 'means')
  return answers.flatMap((answer) => {
    if (answer.choice.type !== 'more') return []
    const until = addDays(answer.on, CHOSEN_DAYS - 1)
    return days
      .filter(({ date, durationMin }) => durationMin > 0 && date >= answer.on && date >= open && date <= until)
      .filter(({ date }) => !easing.some((one) => concerns(one, date)))
      .map(({ date }) => adjustmentOf(answer, { type: 'more', from: date, until: date, share: MORE }))
  })
}

function adjustmentOf({ id, kind, on, choice }: StoredAnswer, effect: Adjustment['effect']): Adjustment {
  const reason = { code: 'you-chose', asked: kind, choice } as const
  return { id, kind: 'answered', date: on, reason, source: 'default-ours', effect }
}

/** [days] for which paces by a result are named among what changed. @source default-ours */
const RESULT_DAYS = 28

/** What answers hold that change no day by itself: days and hours that training may have, times and paces. */
export function holdingListing(answers: readonly StoredAnswer[], today: CivilDate): PlanAdjustment[] {
  return answers
    .filter(({ choice, on }) => isHolding(choice, on, today))
    .map(({ id, kind, on, choice }) => ({
      ...{ id, kind: 'answered', date: on, source: 'default-ours', days: [], asked: true, undoable: true },
      reason: { code: 'you-chose', asked: kind, choice },
      effect: { code: 'choice-holds', choice, from: choosesDays(choice) ? daysHoldFrom(on) : on },
    }))
}

function isHolding(choice: Choice, on: CivilDate, today: CivilDate): boolean {
  if (choice.type === 'target') return choice.event >= today
  return choosesDays(choice) || (choice.type === 'result' && today < addDays(on, RESULT_DAYS))
}
