import type { FollowUpFact } from '../../engine/adapt/facts/follow-up-facts.ts'
import { addDays, dayNumber } from '../../engine/civil-date.ts'
import type { CivilDate } from '../../engine/model.ts'
import type { WordsFor } from '../words.ts'
import { listed, spokenPart } from './grammar.ts'

/** What is asked after the day before, and the answers. */
export const FOLLOW_UP_WORDS: WordsFor<FollowUpFact> = {
  'how-is-pain': ({ part, date, today }) =>
    turned(today, [
      `How is the ${spokenPart(part)} today?`,
      `You told us about your ${spokenPart(part)} ${when(date, today)}. How is it now?`,
    ]),
  'how-is-soreness': ({ parts, date, today }) =>
    turned(today, [`Still sore${named(parts)}?`, `You were sore ${when(date, today)}${named(parts)}. And now?`]),
  'how-are-you': ({ today }) => turned(today, ['Yesterday was a hard day. How are you today?', 'How are you today?']),
  'pain-gone': 'Gone',
  'pain-there': 'Still there',
  'pain-worse': 'Worse',
  'soreness-gone': 'Gone',
  'soreness-there': 'Still sore',
  'soreness-hurts': 'It hurts',
  'mood-better': 'A bit better',
  'mood-hard': 'Still hard',
  'why-too-hard': ({ sessions }) =>
    `${sessions} sessions in a row were harder than planned, although they got shorter. What is the main reason?`,
  'hard-tired': 'I am tired or sleep badly',
  'hard-stressed': 'Life asks a lot of me',
  'hard-ill': 'I am not well',
  'hard-rested': 'I am rested, they are too much',
}

/** More parts than these are a list that nobody reads. */
const MOST_NAMED = 3

const named = (parts: readonly string[]) => (parts.length > MOST_NAMED ? '' : ` (${listed(parts.map(spokenPart))})`)

function turned(today: CivilDate, forms: readonly [string, string]): string {
  return dayNumber(today) % 2 === 0 ? forms[0] : forms[1]
}

function when(date: CivilDate, today: CivilDate): string {
  return date === addDays(today, -1) ? 'yesterday' : 'the day before yesterday'
}
