import type { ShownLearned } from '../../contract/progress.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { LEARNED } from '../words/progress-words.ts'

type Fact = ShownLearned['facts'][number]
type Kept = { readonly done: number; readonly due: number }

/** A learned fact as a sentence, and what it is drawn from. */
export function sayLearned(fact: Fact): { readonly says: string; readonly from: string } {
  switch (fact.code) {
    case 'kept-weekday':
      return { says: LEARNED.weekday[oftenOrSeldom(fact)](MY_WEEK.days[fact.weekday]), from: beside(fact, fact.others) }
    case 'kept-part':
      return { says: LEARNED.part[oftenOrSeldom(fact)][fact.part], from: beside(fact, fact.others) }
    case 'bad-nights':
      return { says: LEARNED.nights(String(fact.harder)), from: LEARNED.nightsFrom(fact.nights, fact.others) }
    case 'low-weeks':
      return { says: LEARNED.lowWeeks, from: LEARNED.lowWeeksFrom(fact.weeks, share(fact.low), share(fact.others)) }
    case 'foreseen':
      return {
        says: LEARNED.foreseen(Math.round((fact.right / fact.of) * 100)),
        from: LEARNED.foreseenFrom(fact.right, fact.of),
      }
    case 'response':
      return {
        says: LEARNED.response((fact.fasterAWeek * 100).toFixed(1)),
        from: LEARNED.responseFrom(fact.runs, fact.weeks),
      }
  }
}

function oftenOrSeldom({ done, due, others }: Kept & { readonly others: Kept }): 'often' | 'seldom' {
  return done / due > others.done / others.due ? 'often' : 'seldom'
}

function share({ done, due }: Kept): string {
  return LEARNED.kept(done, due)
}

function beside(kept: Kept, others: Kept): string {
  return LEARNED.more(share(kept), share(others))
}
