import type { WeekFrame } from '../phases/macrocycle.ts'
import type { Intent } from '../week/intent.ts'
import type { Person } from '../week/person.ts'

/** A reason without its date. */
export type Why = { readonly code: string; readonly text: string; readonly source: string }

/** Why the week has this session at all. */
export function whySession(intent: Intent, frame: WeekFrame, person: Person): Why {
  if (frame.deload)
    return {
      code: 'deload',
      text: 'An easier week after loaded ones: same sessions, less of each, so that the body can catch up.',
      source: 'rogerson-2024',
    }
  if (frame.phase === 'recovery')
    return {
      code: 'recovery',
      text: 'After the event only gentle movement: strength and speed come back by themselves within days, tissue takes longer.',
      source: 'marathon-recovery-2017',
    }
  if (frame.phase === 'taper' && intent.role !== 'race')
    return {
      code: 'taper',
      text: 'Less volume at the same rhythm before the event: a taper like this is worth a few per cent.',
      source: 'bosquet-2007',
    }
  switch (intent.role) {
    case 'race':
      return { code: 'race', text: 'The day the plan has been leading to.', source: '' }
    case 'long':
      return {
        code: 'long',
        text: 'The longest session of the week builds the endurance that everything else draws on; it grows by about a tenth at a time.',
        source: 'frandsen-2025',
      }
    case 'quality':
      return {
        code: 'quality',
        text: 'One of the few hard sessions: most of the training stays easy so that this one can be good.',
        source: 'seiler-2010',
      }
    case 'strength':
      return strengthWhy(person, frame)
    case 'hybrid':
      return {
        code: 'hybrid',
        text: 'Running on worked legs is what your event asks for, so it is practised every week.',
        source: 'default-ours',
      }
    case 'mind':
      return {
        code: 'mind',
        text: 'Slow breathing and yoga, done regularly, bring stress down measurably.',
        source: 'fincham-2023',
      }
    case 'mobility':
      return {
        code: 'mobility',
        text: 'A light day that keeps the habit and gives joints their range, without adding load.',
        source: 'default-ours',
      }
    case 'recovery':
      return {
        code: 'easy-day',
        text: 'Deliberately short and gentle: it lets the days around it count.',
        source: 'foster-1998',
      }
    case 'snack':
      return {
        code: 'snack',
        text: 'This day has no free twenty minutes, so it has a few minutes between commitments: short bouts raise fitness too.',
        source: 'islam-2022',
      }
    case 'easy':
      return easyWhy(person, frame)
  }
}

function strengthWhy(person: Person, frame: WeekFrame): Why {
  if (person.goal === 'weight-loss')
    return { code: 'strength', text: 'Strength work keeps muscle while weight goes down.', source: 'donnelly-2009' }
  if (frame.profile && person.goal !== 'muscle-gain')
    return {
      code: 'strength',
      text: 'Strength makes endurance cheaper: runners who lift use 2 to 8 per cent less energy.',
      source: 'blagrove-2018',
    }
  if (person.goal === 'muscle-gain')
    return {
      code: 'strength',
      text: 'Every major muscle comes up at least twice a week, which is what growth responds to.',
      source: 'acsm-2009',
    }
  return { code: 'strength', text: 'Two strength days a week belong to health at every age.', source: 'who-2020' }
}

function easyWhy(person: Person, frame: WeekFrame): Why {
  if (person.level === 'beginner' && frame.index < 4)
    return {
      code: 'easy-start',
      text: 'The first four weeks are easy throughout: bones and tendons adapt more slowly than breath.',
      source: 'default-ours',
    }
  if (person.goal === 'stress')
    return {
      code: 'easy',
      text: 'Easy movement is among the best studied remedies for a crowded head.',
      source: 'singh-2023',
    }
  if (person.goal === 'weight-loss')
    return {
      code: 'easy',
      text: 'For weight it is minutes that count, not how hard they are.',
      source: 'donnelly-2009',
    }
  return {
    code: 'easy',
    text: 'About four fifths of endurance training stays easy; that is where the base comes from.',
    source: 'seiler-2010',
  }
}
