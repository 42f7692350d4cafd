import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'

const ARTICLES =
  /^(?:the|a|an|my|our|some|two|three|four|die|den|dem|der|meinen|meinem|meiner|meine|les|mes|des|los|las|mis|unos|os|as|meus|i|gli|le|miei|de|het|mijn|w|and|und|et|y|e|en)$/
const ALONGSIDE =
  /^(?:with|w|vs|against|behind|after|chasing|chased|took|take|taking|met|joined|beat|carried|carrying|carry|lifting|drove|mit|gegen|hinter|avec|contre|con|contra|com|met|tegen|met)$/
/** [words] between "with" and "the boys" in "with Dave and the boys". */
const COMPANY_REACH = 4

/** "With the lads", "took the kids swimming", "with Dave and the boys": company, of whom what comes next is not said. */
export function isCompany(items: readonly Item[], clauseOf: readonly number[], at: number): boolean {
  for (let before = at - 1; before >= 0 && at - before <= COMPANY_REACH; before -= 1) {
    const { text, tag } = sure(items[before])
    if (clauseOf[before] !== clauseOf[at]) return false
    if (ALONGSIDE.test(text)) return true
    if (!ARTICLES.test(text) && tag !== 'word') return false
  }
  return false
}
