import type { Finding } from '../check/finding.ts'
import type { Person } from '../week/person.ts'
import { HARD_SPACING_DAYS } from '../week/stress.ts'

const SENTENCES: Readonly<Record<string, string>> = {
  E1: 'That would make too much of your training hard: most of it stays easy, so that the hard part can be good.',
  E2: 'That would put more hard sessions into the week than you can recover from now.',
  E5: 'That would make one run too large a part of the week.',
  E6: 'That run would be longer than any run of a plan should be.',
  E11: 'That would leave the week without a rest or light day.',
  G5: 'That would take the calm sessions out of a week that needs them.',
  G7: 'That would put more hard sessions into the week than a stressful time allows.',
  L4: 'That would make the week much heavier than the weeks before it.',
  L5: 'That would make the week grow faster than your last four weeks allow.',
  'L5-km': 'That would make your running grow faster than your last four weeks allow.',
  L6: 'That run would be too much longer than your longest one of the last 30 days.',
  L8: 'That would take away what makes the easier week easier.',
  S1: 'That would leave the week with too little strength work for your goal.',
  S3: 'That would give one muscle more sets in the week than it can use.',
  S8: 'That would leave the week without legs, pushing or pulling.',
  T1: 'That would make training grow again just before your event.',
  T3: 'That would leave too much training just before your event.',
  T4: 'That would leave too much training just before your event.',
  T5: 'That would put your longest run too close to your event.',
  T8: 'That would put hard work into the days after your event, which are for recovery.',
}

/** A broken rule as a person understands it. */
export function ruleSentence({ rule }: Finding, { stress }: Pick<Person, 'stress'>): string {
  if (rule === 'E3')
    return `That would put two hard days too close together: they need ${24 * HARD_SPACING_DAYS[stress]} hours between them.`
  return SENTENCES[rule] ?? 'That would break a rule that keeps your training safe.'
}
