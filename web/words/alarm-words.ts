import type { Danger, SafetyAnswer } from '../../engine/model.ts'

/** Each danger on its button of the check-in, and as one would say what was read: "We read: ...". */
export const ALARM: Readonly<Record<Danger, { readonly tap: string; readonly read: string }>> = {
  chest: { tap: 'Chest pain', read: 'chest pain or pressure' },
  faint: { tap: 'Fainted or nearly', read: 'fainting, or nearly' },
  breath: { tap: 'Breathless at rest', read: 'breathlessness at rest' },
  heart: { tap: 'Racing heart', read: 'a racing or uneven heartbeat' },
  injury: { tap: 'Sudden injury', read: 'a sudden injury' },
  urine: { tap: 'Dark urine', read: 'dark or bloody urine' },
  head: { tap: 'Hit my head', read: 'a blow to the head' },
  stroke: { tap: 'Weak or numb on one side', read: 'weakness on one side, a numb face or trouble speaking' },
  calf: { tap: 'Swollen hot calf', read: 'a swollen or hot calf' },
  heat: { tap: 'Ill from heat', read: 'illness from heat' },
  bleeding: { tap: 'Bleeding', read: 'bleeding' },
  'self-harm': { tap: 'Not safe with myself', read: 'not feeling safe with yourself' },
  other: { tap: 'Something else', read: 'something that worries you' },
}

/** Around the screen that stops everything: what opens it, what stays of it, what follows an answer. */
export const ALARMED = {
  taps: 'Anything that worried you?',
  tapsHint: 'One tap is enough. It is saved at once.',
  open: 'What to do now',
  cardTitle: 'Training waits',
  cardText: (what: string) => `You told us about ${what}. Training waits until you answer.`,
  cardRead: (what: string) => `We read: ${what}. Training waits until you have said whether that is right.`,
  failed: ['Error', 'Your answer could not be saved. Please try again.'],
  offline:
    'Your answer waits until our server can be reached. What you told us is kept on this device and sent by itself.',
  answered: {
    'may-train': ['Good to hear', 'Training begins easy, at half, for a week. Stop if it comes back.'],
    mistaken: ['Taken back', 'Your plan is as it was. We keep a note that this was not meant.'],
    well: ['Good to hear', 'Your plan comes back step by step.'],
    safe: ['Thank you for telling us', 'Training is there when you want it.'],
  } satisfies Record<SafetyAnswer, readonly [string, string]>,
  close: 'Back to my day',
  fallback: [
    'Stop, and get help',
    'What you told us can be serious. If it is happening now or getting worse, call your emergency number; 112 works from most mobile phones. Do not train before a doctor has looked at it.',
  ],
} as const

/** The small card about illness and strong pain. */
export const UNWELL = {
  title: 'Is that right?',
  ill: 'You wrote that you are ill.',
  pain: (part: string) => `You wrote of strong pain (${part}).`,
  illNow: 'You are ill, so training rests.',
  painNow: (part: string) => `How is the ${part} today? Nothing loads it for now.`,
  right: 'Yes',
  wrong: 'No, I meant something else',
  well: 'I am well again',
  words: (quote: string) => `You wrote "${quote}".`,
  settled: 'It has settled',
} as const
