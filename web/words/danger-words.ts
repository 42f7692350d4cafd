import type { Danger } from '../../engine/model.ts'

type Advice = {
  readonly title: string
  /** What it may be, in one plain sentence. */
  readonly may: string
  /** What to do now. */
  readonly now: readonly string[]
}

const CALL = (when: string) => `Call for help at once if ${when}.`

/** What each danger may be, and what to do now. No diagnosis: what first aid would say. */
export const DANGER: Readonly<Record<Danger, Advice>> = {
  chest: {
    title: 'Chest pain needs help now',
    may: 'Pain or pressure in the chest can come from the heart.',
    now: [
      'Stop, sit down and stay with somebody.',
      'Call the emergency number now. Do not drive yourself.',
      'If it has gone completely, see a doctor today, before any training.',
    ],
  },
  faint: {
    title: 'Fainting needs a doctor',
    may: 'Passing out, or nearly, can be a sign of a heart problem, above all during effort.',
    now: [
      'Lie down and have somebody with you.',
      CALL('it happened during effort, it comes back, or you have chest pain or a racing heart'),
      'Otherwise see a doctor today.',
    ],
  },
  breath: {
    title: 'Breathlessness at rest needs help',
    may: 'Being out of breath without effort can come from the lungs or the heart.',
    now: [
      'Sit upright and loosen what is tight.',
      CALL('it is new, getting worse, or comes with chest pain'),
      'Otherwise see a doctor today.',
    ],
  },
  heart: {
    title: 'A racing heart needs a doctor',
    may: 'A heart that races or stumbles at rest can be a disturbance of its rhythm.',
    now: [
      'Sit down and rest.',
      CALL('you are dizzy, have chest pain, or it does not settle in a few minutes'),
      'Otherwise see a doctor today.',
    ],
  },
  injury: {
    title: 'This injury should be looked at',
    may: 'A bone or joint that gave way, looks wrong or bears no weight may be broken or torn.',
    now: [
      'Keep it still and do not put weight on it.',
      CALL('it looks out of shape, is numb or pale, or the pain is unbearable'),
      'Otherwise have it examined today.',
    ],
  },
  urine: {
    title: 'Dark urine after effort needs a doctor today',
    may: 'Dark brown or red urine after hard effort can mean that muscle is breaking down, which harms the kidneys.',
    now: [
      'Go to a doctor or an emergency department today, not tomorrow.',
      'Drink water and take no painkillers until then.',
      CALL('you pass hardly any urine, or feel weak or confused'),
    ],
  },
  head: {
    title: 'A blow to the head needs care',
    may: 'After a blow to the head, concussion or bleeding can show itself hours later.',
    now: [
      'Do not stay alone for the next day, and do not drive.',
      CALL('you vomit, are confused or drowsy, have a bad headache, or see or speak strangely'),
      'Otherwise see a doctor today.',
    ],
  },
  stroke: {
    title: 'Call now: every minute counts',
    may: 'Weakness on one side, a numb face or trouble speaking can be a stroke.',
    now: [
      'Call the emergency number now, even if it has passed.',
      'Note when it began.',
      'Do not eat, drink or drive.',
    ],
  },
  calf: {
    title: 'A swollen calf needs a doctor today',
    may: 'A calf that is swollen, warm or painful on one side can be a blood clot.',
    now: [
      'Do not massage it, and do not train.',
      CALL('you are short of breath, have chest pain or cough blood'),
      'Otherwise see a doctor today.',
    ],
  },
  heat: {
    title: 'Too much heat is an emergency',
    may: 'Confusion, vomiting or collapse in the heat can be heat stroke.',
    now: [
      'Get into the shade and cool down: water on the skin, cold on neck and armpits.',
      CALL('you are confused, vomit, stop sweating or do not get better in half an hour'),
      'Do not stay alone.',
    ],
  },
  bleeding: {
    title: 'This bleeding should be looked at',
    may: 'Blood that is coughed up, vomited or passed, bleeding in pregnancy, or a wound that does not stop needs a doctor.',
    now: [
      'Press firmly on a wound that bleeds.',
      CALL('it is heavy, does not stop, or you feel faint'),
      'Otherwise see a doctor today, or your midwife in pregnancy.',
    ],
  },
  'self-harm': {
    title: 'You are not alone with this',
    may: 'Thank you for telling us. Thoughts of not wanting to live can feel endless, and they do pass, with somebody beside you.',
    now: [
      'Talk to somebody now: the line above listens, and nothing you say is too much.',
      'If you might act on it, call the emergency number, or go where other people are.',
      'Put what you could hurt yourself with out of reach.',
    ],
  },
  other: {
    title: 'Please have this looked at',
    may: 'What you feel may be harmless or serious. We cannot tell from here, and neither should you have to.',
    now: [
      'Stop, and do not stay alone with it.',
      CALL('it is getting worse, or you are in doubt'),
      'Otherwise ask a doctor before you train again.',
    ],
  },
}

/** The screen that stops everything, and the card that stays until it is answered. */
export const STOP = {
  waits: 'Training waits. Today is clear, and nothing counts as missed.',
  now: 'What to do now',
  call: (number: string) => `Call ${number}`,
  emergency: 'Emergency number where you are',
  emergencyUnknown:
    'We do not know the emergency number where you are. 112 works from most mobile phones; if it does not, ask somebody near you to call for help.',
  notHere: 'If you are in another country, call its own emergency number.',
  crisis: 'Somebody to talk to, in confidence',
  crisisUnknown:
    'A line in your country is listed at findahelpline.com. A doctor, or anybody you trust, can help as well.',
  read: (what: string) => `We read: ${what}. Is that right?`,
  words: (quote: string) => `You wrote "${quote}".`,
  right: 'Yes',
  wrong: 'No, I meant something else',
  wayBack: 'When you are ready',
  mayTrain: 'I have spoken to a doctor and may train',
  mistaken: 'It was something else',
  safe: 'I am safe, or have spoken to someone',
  wayBackNote: 'Training then begins easy, at half, for a week.',
  safeNote: 'Training then goes on when you wish. There is no hurry.',
  offline:
    'Your answer waits until our server can be reached. What you told us is kept on this device and sent by itself.',
  kept: 'Kept on this device, and sent as soon as our server can be reached.',
  sending: 'Saving...',
  answeredBefore:
    'You told us earlier that these words meant something else, so your plan stays as it is. If it is true now, tap it in the check-in.',
  saveFailed: 'This could not be saved, so your plan does not know of it yet. The advice here applies all the same.',
} as const
