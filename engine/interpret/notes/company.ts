import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'

const setOf = (words: string) => new Set(words.split(/\s+/))

/** What may stand between "with" and who it is. */
const BETWEEN = setOf(
  `the a an my our some two three four and w
   die den dem der meinen meinem meiner meine und
   les mes des et
   los las mis unos y
   os as meus e
   i gli le miei
   de het mijn en`,
)
const ALONGSIDE = setOf(
  `with w vs against behind after chasing chased took take taking joined beat carried carrying carry lifting drove
   mit gegen hinter
   avec contre
   con contra
   com
   met tegen`,
)
/** [words] between "with" and "the boys" in "with Dave and the boys". */
const COMPANY_REACH = 4

/** "With the lads", "took the kids swimming", "with Dave and the boys": company, of whom what comes next is not said. */
export function isCompany(items: readonly Item[], clauseOf: readonly number[], at: number): boolean {
  for (let before = at - 1; before >= 0 && at - before <= COMPANY_REACH; before -= 1) {
    const { text, tag } = sure(items[before])
    if (clauseOf[before] !== clauseOf[at]) return false
    if (ALONGSIDE.has(text)) return true
    if (!BETWEEN.has(text) && tag !== 'word') return false
  }
  return false
}
