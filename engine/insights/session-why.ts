import type { EventProfile } from '../phases/event-profile.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import type { Intent } from '../week/intent.ts'
import type { Person } from '../week/person/person.ts'
import type { ReasonFact } from './reason-facts.ts'

/** A reason without its date. */
export type Why = { readonly code: string; readonly text: ReasonFact; readonly source: string }

/** Why the week has this session at all. */
export function whySession(intent: Intent, frame: WeekFrame, person: Person): Why {
  if (frame.deload)
    return {
      code: 'deload',
      text: { code: 'easier-week' },
      source: 'rogerson-2024',
    }
  if (frame.phase === 'recovery')
    return {
      code: 'recovery',
      text: { code: 'gentle-after-event' },
      source: 'marathon-recovery-2017',
    }
  if (frame.phase === 'taper' && intent.role !== 'race')
    return {
      code: 'taper',
      text: { code: 'taper-rhythm' },
      source: 'bosquet-2007',
    }
  switch (intent.role) {
    case 'race':
      return { code: 'race', text: { code: 'day-of-event' }, source: '' }
    case 'long':
      return {
        code: 'long',
        text: { code: 'longest-builds-endurance' },
        source: 'frandsen-2025',
      }
    case 'quality':
      return {
        code: 'quality',
        text: { code: 'few-hard-sessions' },
        source: 'seiler-2010',
      }
    case 'strength':
      return strengthWhy(person, frame)
    case 'hybrid':
      return {
        code: 'hybrid',
        text: { code: 'runs-on-worked-legs' },
        source: 'default-ours',
      }
    case 'mind':
      return {
        code: 'mind',
        text: { code: 'breathing-lowers-stress' },
        source: 'fincham-2023',
      }
    case 'mobility':
      return {
        code: 'mobility',
        text: { code: 'light-keeps-habit' },
        source: 'default-ours',
      }
    case 'recovery':
      return {
        code: 'easy-day',
        text: { code: 'gentle-lets-others-count' },
        source: 'foster-1998',
      }
    case 'snack':
      return {
        code: 'snack',
        text: { code: 'minutes-between-commitments' },
        source: 'islam-2022',
      }
    case 'easy':
      return easyWhy(person, frame)
  }
}

function strengthWhy(person: Person, frame: WeekFrame): Why {
  if (person.goal === 'weight-loss')
    return { code: 'strength', text: { code: 'strength-keeps-muscle' }, source: 'donnelly-2009' }
  if (frame.profile?.kind === 'strength')
    return { code: 'strength', text: { code: 'lifts-of-the-day' }, source: 'acsm-2009' }
  if (frame.profile && isRunFor(frame.profile) && person.goal !== 'muscle-gain')
    return {
      code: 'strength',
      text: { code: 'strength-saves-energy' },
      source: 'blagrove-2018',
    }
  if (person.goal === 'muscle-gain')
    return {
      code: 'strength',
      text: { code: 'muscles-twice-a-week' },
      source: 'acsm-2009',
    }
  return { code: 'strength', text: { code: 'strength-is-health' }, source: 'who-2020' }
}

/** Whether an event has a run in it: what strength does for endurance was shown on runners. */
function isRunFor({ discipline, kind }: EventProfile): boolean {
  return discipline === 'run' || kind.startsWith('tri') || kind === 'hybrid'
}

function easyWhy(person: Person, frame: WeekFrame): Why {
  if (person.level === 'beginner' && frame.index < 4)
    return {
      code: 'easy-start',
      text: { code: 'first-weeks-easy' },
      source: 'default-ours',
    }
  if (person.goal === 'stress')
    return {
      code: 'easy',
      text: { code: 'easy-clears-head' },
      source: 'singh-2023',
    }
  if (person.goal === 'weight-loss')
    return {
      code: 'easy',
      text: { code: 'minutes-count-for-weight' },
      source: 'donnelly-2009',
    }
  return {
    code: 'easy',
    text: { code: 'most-stays-easy' },
    source: 'seiler-2010',
  }
}
