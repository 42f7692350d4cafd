import type { Phase } from '../../engine/model.ts'
import type { WeekFact } from '../../engine/phases/week-facts.ts'
import type { WordsFor } from '../words.ts'
import { capitalised, eventName } from './grammar.ts'

const TITLES: Readonly<Record<Phase, string>> = {
  base: 'Laying the base',
  build: 'Building',
  peak: 'Sharpening',
  taper: 'Freshening up',
  recovery: 'Recovering',
}

const PURPOSE: Readonly<Record<Phase, string>> = {
  base: 'easy, regular training that everything later builds on',
  build: 'a little more each week, with the work that moves you forward',
  peak: 'your fullest and most specific weeks',
  taper: 'less volume, same rhythm, so that you arrive fresh',
  recovery: 'gentle movement while the body repairs itself',
}

const AGAIN = 'a step on from what you did in the weeks before'
const UNCHANGED = 'gentle, and no more than in the first week until a doctor has agreed'
const EASIER = 'an easier week, so that the training of the last ones can sink in'

/** What a week is called and what it is for; the focus begins with its phase and ` - `. */
export const WEEK_WORDS: WordsFor<WeekFact> = {
  'week-title': ({ week, block, phase, deload, held, race }) => {
    const number = block === 1 ? `Week ${week}` : `Block ${block}, week ${week}`
    return `${number}: ${race === null ? (deload ? 'Easier week' : held ? 'Gentle' : TITLES[phase]) : eventName(race)}`
  },
  'week-focus': ({ phase, deload, held, race, again, light }) => {
    const as = race?.priority === 'B' ? 'a test with a short taper' : 'part of training'
    if (held && !deload) return `${capitalised(phase)} - ${UNCHANGED}`
    const own = again ? AGAIN : PURPOSE[light ? 'taper' : phase]
    const purpose = deload ? EASIER : race ? `${eventName(race.name)} as ${as}` : own
    return `${capitalised(phase)} - ${purpose}`
  },
}
