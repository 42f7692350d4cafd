import { settleAfterNights } from './after-nights.ts'
import { doubtTheTurns } from './doubted-turns.ts'
import { doubtBesideLeftovers, type ToldHours } from './leftover-hours.ts'
import {
  doubtTheUnlikely,
  doubtTheVarying,
  settleBeforeNext,
  settleByOthers,
  settleInOrder,
  settleTheHalf,
  settleTheLong,
  settleTheNight,
  settleTheSixth,
} from './unlikely.ts'
import type { WeekBook } from './week-book.ts'

/**
 * Settles what statements leave open once all of them are known, in this order: first what a week's own hours say of each other,
 * then which half of the day is meant, then what is to be doubted.
 * @param owed - hours that no statement took
 * @param isRota - whether the text tells of shifts that take turns
 */
export function settle(book: WeekBook, text: string, owed: readonly ToldHours[], isRota: boolean): void {
  book.settleShorterDays()
  book.settleWorkdays(text)
  book.settleAssumed()
  book.settleUsualEnds()
  book.settleHopes()
  book.addCommutes()
  book.settleUsualHours()
  settleAfterNights(book.blocks, text)
  settleTheNight(book.blocks, text)
  settleInOrder(book.blocks)
  settleBeforeNext(book.blocks)
  settleTheLong(book.blocks)
  settleByOthers(book.blocks)
  doubtTheUnlikely(book.blocks)
  settleTheSixth(book, text)
  doubtTheVarying(book.blocks, text, isRota)
  doubtTheTurns(book, text)
  settleTheHalf(book.blocks, text)
  doubtBesideLeftovers(book, owed)
  book.joinDays()
}
